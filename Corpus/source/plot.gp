set terminal svg size 480,320
set output 'tides.svg'
set xlabel 'hour'
set ylabel 'metres'
set grid
f(x) = 2.2 + 1.8 * cos(2 * pi * (x - 7.75) / 12.42)
plot [0:24] f(x) with lines title 'tide', 'tides.dat' using 1:2 with points
