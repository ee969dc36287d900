Strict
Import mojo
Class Game Extends App
  Method OnCreate:Int()
    SetUpdateRate(60)
    Return 0
  End
End
Function Main:Int()
  New Game()
  Return 0
End
