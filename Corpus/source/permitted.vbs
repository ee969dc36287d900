Class Harbour
  Private boats(), last
  Private Sub Class_Initialize : last = -1 : End Sub
  Public Default Property Get Count : Count = last + 1 : End Property
  Public Sub Moor(ByVal boat)
    last = last + 1 : ReDim Preserve boats(last) : boats(last) = boat
  End Sub
End Class
