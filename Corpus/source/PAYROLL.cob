       IDENTIFICATION DIVISION.
       PROGRAM-ID. PAYROLL.
       ENVIRONMENT DIVISION.
       DATA DIVISION.
       WORKING-STORAGE SECTION.
       01  WS-HOURS        PIC 9(3)      VALUE 38.
       01  WS-RATE         PIC 9(3)V99   VALUE 21.50.
       01  WS-GROSS        PIC 9(6)V99.
       01  WS-SHOWN        PIC ZZZ,ZZ9.99.
       PROCEDURE DIVISION.
       MAIN-PARAGRAPH.
           PERFORM COMPUTE-GROSS.
           MOVE WS-GROSS TO WS-SHOWN.
           DISPLAY "GROSS PAY: " WS-SHOWN.
           STOP RUN.
       COMPUTE-GROSS.
           IF WS-HOURS > 40
               COMPUTE WS-GROSS = 40 * WS-RATE
                   + (WS-HOURS - 40) * WS-RATE * 1.5
           ELSE
               MULTIPLY WS-HOURS BY WS-RATE GIVING WS-GROSS
           END-IF.
