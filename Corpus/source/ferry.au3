; Starts the timetable and waits until its window is there.
#include <MsgBoxConstants.au3>
Opt("WinTitleMatchMode", 2)
Local $title = "Timetable"
Run("timetable.exe")
WinWait($title)
If Not WinActive($title) Then WinActivate($title)
For $line = 1 To 3
    Send("{DOWN}")
    Sleep(200)
Next
Func Report($count)
    MsgBox(0, "Ferry", $count & " lines")
    Return $count
EndFunc
Report(3)
