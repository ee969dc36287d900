namespace Harbour\Maps;

use Harbour\Place;

class Chart extends Sheet
{
    protected places = [] { get };

    private scale = 1000;

    public function add(<Place> place, string name = null) -> <Chart>
    {
        var key;
        let key = name === null ? place->getName() : name;
        if isset this->places[key] {
            throw new \Exception("Twice: " . key);
        }
        let this->places[key] = place;
        return this;
    }

    public function count() -> int
    {
        var place, sum = 0;
        for place in this->places {
            if typeof place == "object" {
                let sum = sum + 1;
            }
        }
        return sum;
    }
}
