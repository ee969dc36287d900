/* $VER: Snap.rx 1.1 (12.3.94) */
options results
address 'PPAINT'
if ~show('L', 'rexxsupport.library') then
   call addlib('rexxsupport.library', 0, -30, 0)
'LockGUI'
'Get "IMAGEW"'
w = result
call open('out', 'RAM:size', 'W')
call writeln('out', w || ' pixels' || '0a'x)
call close('out')
'UnlockGUI'
exit
