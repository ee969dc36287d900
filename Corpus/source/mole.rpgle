**free
ctl-opt main(tides);
dcl-f berths usage(*input) keyed;

dcl-proc tides;
  dcl-s total packed(9:2) inz(0);
  read berths;
  dow not %eof(berths);
    total += depth;
    read berths;
  enddo;
  *inlr = *on;
end-proc;
