/PROG  WELD_SIDE
/ATTR
OWNER		= MNEDITOR;
COMMENT		= "left side";
PROG_SIZE	= 884;
CREATE		= DATE 14-05-12  TIME 09:41:10;
PROTECT		= READ_WRITE;
DEFAULT_GROUP	= 1,*,*,*,*;
/MN
   1:  UFRAME_NUM=1 ;
   2:  UTOOL_NUM=2 ;
   3:  !go to start ;
   4:J P[1:home] 100% FINE    ;
   5:  R[5:count]=0    ;
   6:  LBL[10] ;
   7:L P[2] 250mm/sec CNT50    ;
   8:  DO[3:weld on]=ON ;
   9:L P[3] 12mm/sec FINE Offset,PR[4]    ;
  10:  DO[3]=OFF ;
  11:  R[5]=R[5]+1    ;
  12:  IF R[5]<4,JMP LBL[10] ;
  13:  WAIT DI[7:clamp]=ON TIMEOUT,LBL[99] ;
  14:  CALL GO_HOME    ;
  15:  LBL[99] ;
/POS
P[1:"home"]{
   GP1:
	UF : 1, UT : 2,		CONFIG : 'N U T, 0, 0, 0',
	X =   400.000  mm,	Y =     0.000  mm,	Z =   300.500  mm,
	W =   180.000 deg,	P =     0.000 deg,	R =     0.000 deg
};
/END
