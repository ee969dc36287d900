[Version] 2.0
# MHz S RI R 50
[Number of Ports] 1
[Number of Frequencies] 2
[Network Data]
10 0.4 -0.1
20 0.3 -0.2
[End]
