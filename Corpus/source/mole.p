DEFINE VARIABLE iShips AS INTEGER NO-UNDO.

FOR EACH Berth NO-LOCK WHERE Berth.Quay = "north":
    iShips = iShips + Berth.Ships.
    DISPLAY Berth.Number Berth.Ships WITH FRAME fBerths.
END.
MESSAGE iShips VIEW-AS ALERT-BOX.
