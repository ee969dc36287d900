[playlist]
File1=music/low_water.mp3
Title1=Low Water
Length1=183
NumberOfEntries=1
Version=2
