BioCAD format, all rights reserved
harbour
NAME harbour
