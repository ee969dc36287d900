var shell = WScript.CreateObject("WScript.Shell");
var files = new ActiveXObject("Scripting.FileSystemObject");
if (!files.FileExists("lamp.txt")) {
  WScript.Echo("no lamp");
}
