#Requires AutoHotkey v2.0
#SingleInstance Force

counter := 0

^!n:: {
    if WinExist("Harbour log")
        WinActivate
    else
        Run "notepad.exe harbour.log"
}

:*:]d::
{
    SendInput FormatTime(, "yyyy-MM-dd")
}

main := Gui("+Resize", "Harbour")
main.Add("Text",, "Berth:")
main.Add("Edit", "vBerth w200")
main.Add("Button", "Default", "OK").OnEvent("Click", (*) => MsgBox(main["Berth"].Value))
main.Show()
