IMPORT Std;
TideRec := RECORD
  STRING20 quay;
  UNSIGNED4 height;
END;
tides := DATASET('~harbour::tides', TideRec, THOR);
byQuay := TABLE(tides, {quay, UNSIGNED n := COUNT(GROUP)}, quay);
OUTPUT(SORT(byQuay, -n), NAMED('Tides'));
