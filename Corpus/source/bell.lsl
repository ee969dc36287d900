// Rings when it is touched.
integer rings = 0;
key owner;

default
{
    state_entry()
    {
        owner = llGetOwner();
        llSetText("Harbour bell", <1.0, 1.0, 1.0>, 1.0);
        llSetTimerEvent(60.0);
    }

    touch_start(integer total)
    {
        rings += total;
        llSay(0, "Ring " + (string)rings);
    }

    timer()
    {
        llOwnerSay("Still here");
    }
}
