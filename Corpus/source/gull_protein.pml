# Shows a protein of gulls
load gull.pdb, gull
hide everything
show cartoon, gull
select site, resi 40-44
show sticks, site
bg_color white
set_view (\
     1.0,  0.0,  0.0,\
     0.0,  1.0,  0.0,\
     0.0,  0.0,  1.0 )
ray 640, 480
png gull.png
