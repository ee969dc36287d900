@echo off
rem Remove the files that a build leaves behind.
setlocal enabledelayedexpansion
set COUNT=0
for /r %%f in (*.obj *.pdb) do (
    del "%%f"
    set /a COUNT+=1
)
if "%COUNT%"=="0" goto none
echo %COUNT% files removed
exit /b 0
:none
echo nothing to do
