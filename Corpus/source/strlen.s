        .file   "strlen.s"
        .text
        .globl  string_length
        .type   string_length, @function
string_length:
        .cfi_startproc
        xorl    %eax, %eax
.Lnext:
        cmpb    $0, (%rdi,%rax)
        je      .Ldone
        incq    %rax
        jmp     .Lnext
.Ldone:
        ret
        .cfi_endproc
        .size   string_length, .-string_length
        .section .note.GNU-stack,"",@progbits
