" Options for long tables of tides.
set nowrap textwidth=0
set colorcolumn=40
