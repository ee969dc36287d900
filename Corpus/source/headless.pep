         BR      main
num:     .BLOCK  2           ;global variable #2d
;
main:    DECI    num,d       ;input number
         LDWA    num,d
         CPWA    100,i
         BRLE    endIf
         STRO    msg,d
endIf:   STOP
msg:     .ASCII  "high\x00"
         .END
