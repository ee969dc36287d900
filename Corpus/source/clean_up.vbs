' Removes old logs of the harbour office
Option Explicit

Dim fso, folder, file, cutOff
Set fso = CreateObject("Scripting.FileSystemObject")
cutOff = DateAdd("d", -30, Now)

If WScript.Arguments.Count < 1 Then
    WScript.Echo "Usage: clean_up.vbs folder"
    WScript.Quit 1
End If

Set folder = fso.GetFolder(WScript.Arguments(0))
For Each file In folder.Files
    If LCase(fso.GetExtensionName(file.Name)) = "log" Then
        If file.DateLastModified < cutOff Then
            On Error Resume Next
            file.Delete True
            If Err.Number <> 0 Then WScript.Echo "Failed: " & file.Path
            On Error GoTo 0
        End If
    End If
Next

Function Pad(n)
    If n < 10 Then Pad = "0" & n Else Pad = CStr(n)
End Function
