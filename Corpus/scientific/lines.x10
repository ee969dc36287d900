mod; DD.MM.YYYY; HH:MM:SS; free
src; "Harbour"; "01.03.2024"; "09.00.00"
chs; "ISO8859-1"
eof; 0
