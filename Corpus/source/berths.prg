* Berths of the harbour
PROCEDURE Main()
   LOCAL cName := "quay", nTotal := 0
   USE berths NEW
   DO WHILE .NOT. Eof()
      nTotal := nTotal + berths->length
      SKIP
   ENDDO
   DO CASE
      CASE nTotal > 100
         ? "long"
      OTHERWISE
         ? "short"
   ENDCASE
   @ 10, 5 SAY "Total: " + AllTrim(Str(nTotal))
RETURN
