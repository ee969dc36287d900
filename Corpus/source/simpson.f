C     INTEGRATE SIN(X) FROM 0 TO PI WITH THE RULE OF SIMPSON
      PROGRAM SIMPSN
      INTEGER I, N
      PARAMETER (N = 100)
      DOUBLE PRECISION A, B, H, S, X
      A = 0.0D0
      B = 3.14159265358979D0
      H = (B - A) / N
      S = DSIN(A) + DSIN(B)
      DO 10 I = 1, N - 1
         X = A + I * H
         IF (MOD(I, 2) .EQ. 0) THEN
            S = S + 2.0D0 * DSIN(X)
         ELSE
            S = S + 4.0D0 * DSIN(X)
         END IF
   10 CONTINUE
      WRITE (6, 20) S * H / 3.0D0
   20 FORMAT (1X, 'INTEGRAL = ', F12.8)
      END
