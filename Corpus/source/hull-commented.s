extern lift

hull:
    pusha             ; all that the crane will need
    mov   ax, ds      ; which is where they are
    push  eax
    mov   ax, 0x10    ; the quay that you have
    call  lift        ; a hook for the planks that they were
    ret
