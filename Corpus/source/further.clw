  PROGRAM

  MAP
    LightLamp PROCEDURE(LONG pNumber)
  END

Lamps    FILE,DRIVER('TOPSPEED'),PRE(LMP),CREATE
ByNumber   KEY(LMP:Number),PRIMARY
Record     RECORD
Number       LONG
Place        STRING(40)
           END
         END

  CODE
  OPEN(Lamps)
  LOOP I# = 1 TO RECORDS(Lamps)
    LightLamp(I#)
  END
