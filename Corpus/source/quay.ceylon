import ceylon.collection { ArrayList }

shared class Quay(String name) satisfies Identifiable {
    variable Integer ships = 0;
    value berths = ArrayList<String>();

    shared void land(String ship) {
        berths.add(ship);
        ships++;
    }

    shared actual String string => "``name``: ``ships``";
}
