VERSION 5.00
Begin {C62A69F0-16DC-11CE-9E98-00AA00574A4F} TideForm 
   Caption         =   "Tide"
   ClientHeight    =   3000
   OleObjectBlob   =   "TideForm.frx":0000
End
Attribute VB_Name = "TideForm"
Private Sub Rise_Click()
    Unload Me
End Sub
