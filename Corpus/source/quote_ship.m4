changequote(`[', `]')dnl
pushdef([ship], [the schooner])dnl
ship lies at berth 7
