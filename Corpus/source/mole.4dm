#DECLARE($berth : Text) -> $free : Boolean
var $ships : cs.ShipSelection
$ships:=ds.Ship.query("berth = :1"; $berth)
Case of
: ($ships.length=0)
$free:=True
Else
$free:=False
End case
