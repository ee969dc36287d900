component {
    public void function init(required string name) {
        variables.name = arguments.name;
        return this;
    }

    remote string function describe() returnformat="json" {
        return "Berth #variables.name#";
    }
}
