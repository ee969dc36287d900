EnableExplicit
Procedure.i Height(t.i)
  ProcedureReturn t * 2
EndProcedure
Define i.i
For i = 1 To 3
  Debug Height(i)
Next
