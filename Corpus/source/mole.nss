// rings the bell of the mole
void main()
{
    object oPC = GetEnteringObject();
    if (!GetIsPC(oPC) || GetLocalInt(OBJECT_SELF, "rung")) return;
    SetLocalInt(OBJECT_SELF, "rung", TRUE);
    AssignCommand(GetObjectByTag("bell"), ActionSpeakString("Dong"));
}
