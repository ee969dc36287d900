;File: fig0512.pep
;Computer Systems
         BR      main
ch:      .BLOCK  1
main:    LDA     0x0000,i
         CHARI   ch,d
         LDBYTEA ch,d
         CHARO   ch,d
         STOP
         .END
