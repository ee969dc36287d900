" Vim syntax file for tide tables
if exists("b:current_syntax")
  finish
endif

syntax keyword tideKind HW LW
syntax match tideNumber /\v\d+\.\d+/
syntax region tideComment start=/#/ end=/$/

highlight default link tideKind Keyword
highlight default link tideNumber Number

function! s:Next() abort
  call search('\vHW|LW', 'W')
endfunction
nnoremap <buffer> ]t :call <SID>Next()<CR>

let b:current_syntax = "tides"
