#pragma rtGlobals=3

StrConstant wood = "oak"

Static Structure plank
    variable length
    string wood
EndStructure

Function/WAVE planks(count)
    Variable count

    Make/N=(count) lengths
    return lengths
End
