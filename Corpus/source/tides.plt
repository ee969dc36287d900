#!/usr/bin/gnuplot -persist
#
# Heights of the tide over a day
#
set terminal pngcairo size 800,600 enhanced font "Sans,10"
set output "tides.png"
set title "Tides at Quaytown"
set xlabel "Hour"
set ylabel "Height (m)"
set xrange [0:24]
set grid
set key left top
plot "tides.dat" using 1:2 with lines lw 2 title "North", \
     "" using 1:3 with points pt 7 title "South"
