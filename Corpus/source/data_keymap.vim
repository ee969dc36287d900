" The letters of the harbour master.
source <sfile>:p:h/harbour_utf-8.vim
