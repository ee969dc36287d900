; Writes a line to standard output and ends.
        global  _start
        section .data
text:   db      "hello from the harbour", 10
length: equ     $ - text

        section .text
_start:
        mov     rax, 1          ; write
        mov     rdi, 1
        mov     rsi, text
        mov     rdx, length
        syscall
        mov     rax, 60         ; exit
        xor     rdi, rdi
        syscall
