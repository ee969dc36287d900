*DECK PIER
      SUBROUTINE PIER (X, N, Y)
C***BEGIN PROLOGUE  PIER
C***PURPOSE  Compute the length of a pier.
C***DESCRIPTION
C
C     X is where it begins, and Y is where it ends.
C***END PROLOGUE  PIER
