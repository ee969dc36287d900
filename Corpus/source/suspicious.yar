/*
    Rules of the harbour laboratory
*/
import "pe"
include "common.yar"

private rule IsPE
{
    condition:
        uint16(0) == 0x5A4D
}

rule Suspicious_Tug : trojan windows
{
    meta:
        author = "Ann Mole"
        date = "2024-03-01"
        description = "Finds the tug"

    strings:
        $a = "tug.exe" wide ascii nocase
        $hex = { E2 34 A1 C8 23 FB ?? [4-6] 00 }
        $re = /berth[0-9]{2}\.dll/ fullword

    condition:
        IsPE and filesize < 200KB and ($a or #hex > 2) and pe.number_of_sections > 3
}
