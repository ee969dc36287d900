+{
   table_version => 1.02,
   entry => <<'ENTRY', # for the outer harbour
00E5 ; [.1FD7.0020.0002] # BUOY WITH RING
00E6 ; [.1FD8.0020.0002] # BUOY WITH BELL
ENTRY
};
