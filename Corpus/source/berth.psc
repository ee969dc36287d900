Scriptname Berth extends ObjectReference
Actor Property PlayerREF Auto
Event OnActivate(ObjectReference akActionRef)
  If akActionRef == PlayerREF
    Debug.Notification("tide")
  EndIf
EndEvent
