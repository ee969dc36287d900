/* The harbour's own board. */
DefinitionBlock ("", "DSDT", 2, "QUAY", "HARBOUR", 1)
{
    Scope (\_SB)
    {
        Device (PIER)
        {
            Name (_HID, "PNP0A08")
        }
    }
}
