>P1;HARBOUR
Harbour protein
MKVLAAGIVA*
