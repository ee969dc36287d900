IMPLEMENTATION MODULE Berths;

(* Berths of a harbour and who lies there. *)

FROM InOut IMPORT WriteString, WriteCard, WriteLn;
FROM Storage IMPORT ALLOCATE, DEALLOCATE;

CONST
  MaxBerths = 12;

TYPE
  Berth = RECORD
    number: CARDINAL;
    depth: REAL;
    taken: BOOLEAN;
  END;

VAR
  berths: ARRAY [1..MaxBerths] OF Berth;
  i: CARDINAL;

PROCEDURE Moor(n: CARDINAL): BOOLEAN;
BEGIN
  IF (n < 1) OR (n > MaxBerths) OR berths[n].taken THEN
    RETURN FALSE
  END;
  berths[n].taken := TRUE;
  RETURN TRUE
END Moor;

BEGIN
  FOR i := 1 TO MaxBerths DO
    berths[i].number := i;
    berths[i].taken := FALSE
  END;
  WriteString("berths: "); WriteCard(MaxBerths, 2); WriteLn
END Berths.
