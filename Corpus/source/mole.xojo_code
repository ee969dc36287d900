#tag Class
Protected Class Foghorn
	#tag Method, Flags = &h0
		Sub Blow(times As Integer)
		  Dim i As Integer
		End Sub
	#tag EndMethod
	#tag Property, Flags = &h0
		Loudness As Double
	#tag EndProperty
End Class
#tag EndClass
