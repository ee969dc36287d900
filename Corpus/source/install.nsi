; Installer of the harbour tools
!include "MUI2.nsh"
Name "Harbour"
OutFile "harbour-setup.exe"
InstallDir "$PROGRAMFILES\Harbour"
!insertmacro MUI_PAGE_DIRECTORY
Section "Tools"
  SetOutPath "$INSTDIR"
  File "word_count.exe"
  WriteUninstaller "$INSTDIR\uninstall.exe"
SectionEnd
