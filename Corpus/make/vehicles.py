# SPDX-License-Identifier: Apache-2.0
"""Descriptions of the buses and control units of vehicles, and images of memories, with invented values."""

from samples import samples
from specified_lines import lines

samples(
    {
        "structured/crane.a2l": lines("ASAP2_VERSION 1 71", "/begin PROJECT Crane \"A crane\"", "  /begin MODULE Hook \"\"", "  /end MODULE", "/end PROJECT"),
        "structured/crane.arxml": lines('<?xml version="1.0" encoding="UTF-8"?>', '<AUTOSAR xmlns="http://autosar.org/schema/r4.0">', "</AUTOSAR>"),
        "structured/crane.cdd": lines("<?xml version='1.0'?>", "<CANDELA dtdvers='2.0.5'>", "</CANDELA>"),
        "structured/crane.dbc": lines('VERSION ""', "", "BS_:", "", "BU_: Crane Quay", "", "BO_ 291 Hook: 8 Crane", ' SG_ Height : 0|16@1+ (0.1,0) [0|100] "m" Quay'),
        "structured/crane.fibex": lines('<?xml version="1.0"?>', '<fx:FIBEX xmlns:fx="http://www.asam.net/xml/fbx" VERSION="3.1.0">', "</fx:FIBEX>"),
        "structured/crane.kcd": lines('<NetworkDefinition xmlns="http://kayak.2codeornot2code.org/1.0">', "</NetworkDefinition>"),
        "structured/crane.ldf": lines("LIN_description_file;", 'LIN_protocol_version = "2.2";', 'LIN_language_version = "2.2";', "LIN_speed = 19.2 kbps;"),
        "structured/crane.odx": lines('<?xml version="1.0"?>', '<ODX MODEL-VERSION="2.2.0">', "</ODX>"),
        "structured/crane.sym": lines("FormatVersion=6.0 // Do not edit this line!", 'Title="Crane"', "", "{SENDRECEIVE}", "", "[Hook]", "ID=123h", "Len=8"),
        "structured/crane.vmem": lines("// crane", "@00000000 7C0802A6 90010004", "@00000002 9421FFF0 7C6C1B78"),
        "structured/crane-flat.yaml": lines('name: "Crane"', "names: []", 'text: "A crane on the quay."', "lifts: True"),
        "structured/crane.mk": lines("# What hangs on the hook.", "PARTS=hook.c rope.c", "", "crane: ${PARTS}", "\tlift -o $@ ${PARTS}", "", "clean:", "\tdrop crane"),
    }
)
