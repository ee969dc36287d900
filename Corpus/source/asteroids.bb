; Small asteroids clone
AppTitle "Rocks"
Graphics 800, 600, 16, 2
SetBuffer BackBuffer()
SeedRnd MilliSecs()

Const MAXROCKS = 12
Global ship_x# = 400, ship_y# = 300
Global angle#, score%
Global gfx_ship = LoadImage("gfx\ship.png")
MaskImage gfx_ship, 255, 0, 255

Type Rock
	Field x#, y#
	Field dx#, dy#
	Field size
End Type

For i = 1 To MAXROCKS
	r.Rock = New Rock
	r\x = Rnd(800)
	r\y = Rnd(600)
	r\dx = Rnd(-2, 2)
	r\dy = Rnd(-2, 2)
	r\size = Rand(10, 40)
Next

While Not KeyHit(1)
	Cls
	If KeyDown(203) Then angle = angle - 4
	If KeyDown(205) Then angle = angle + 4
	If KeyDown(200)
		ship_x = ship_x + Cos(angle) * 3
		ship_y = ship_y + Sin(angle) * 3
	EndIf
	UpdateRocks()
	DrawImage gfx_ship, ship_x, ship_y
	Text 10, 10, "Score: " + score
	Flip
Wend
End

Function UpdateRocks()
	For r.Rock = Each Rock
		r\x = (r\x + r\dx) Mod 800
		r\y = (r\y + r\dy) Mod 600
		Oval r\x, r\y, r\size, r\size, False
		If r\size < 5 Then Delete r
	Next
End Function
