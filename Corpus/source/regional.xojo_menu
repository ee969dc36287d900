#tag Menu
Begin Menu HarbourMenu
   Begin MenuItem QuayMenu
      Text = "&Quay"
      AutoEnable = True
   End
End
#tag EndMenu
