; Installs the lighthouse keeper's log.
#define Version "1.4"

[Setup]
AppName=Lighthouse
AppVersion={#Version}
AppPublisher=Harbour
DefaultDirName={autopf}\Lighthouse
DefaultGroupName=Lighthouse
OutputBaseFilename=lighthouse-setup
SolidCompression=yes

[Files]
Source: "lighthouse.exe"; DestDir: "{app}"; Flags: ignoreversion
Source: "log.txt"; DestDir: "{app}"

[Icons]
Name: "{group}\Lighthouse"; Filename: "{app}\lighthouse.exe"

[Code]
function InitializeSetup(): Boolean;
begin
  Result := True;
end;
