VERSION 5.00
Begin VB.UserControl Tide 
   ClientHeight    =   2400
   ClientWidth     =   3200
End
Attribute VB_Name = "Tide"
Event Rise()
