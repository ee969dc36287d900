#NoEnv  ; Recommended for performance.
#SingleInstance Force
SendMode Input
SetWorkingDir %A_ScriptDir%

; Ctrl+Alt+N opens the log of the harbour
^!n::
    IfWinExist, Harbour log
        WinActivate
    else
        Run, notepad.exe harbour.log
return

::btw::by the way

#IfWinActive ahk_class Notepad
F5::
    FormatTime, now,, yyyy-MM-dd HH:mm
    SendInput %now%{Enter}
return
#IfWinActive

ShowTide(height) {
    global lastTide
    lastTide := height
    MsgBox, 64, Tide, The tide is at %height% m.
}
