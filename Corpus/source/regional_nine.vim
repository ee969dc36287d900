vim9script
import autoload 'quay.vim'
var depth = 4
