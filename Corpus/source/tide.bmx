SuperStrict

Framework BRL.StandardIO

Rem
A tide rises and falls.
End Rem
Type TTide
	Field height:Int
	Field station:String

	Method Rise:Int(by:Int)
		height :+ by
		Return height
	End Method
End Type

Function Report:Int(tide:TTide)
	Print tide.station + " " + tide.height
	Return True
End Function

Local tide:TTide = New TTide
tide.Rise(3)
Report(tide)
