data harbour;
  input ship $ length;
  datalines;
Ida 12
Nora 31
;
run;

proc sort data=harbour;
  by length;
run;

proc means data=harbour;
  var length;
run;
