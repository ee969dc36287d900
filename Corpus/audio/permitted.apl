[Monkey's Audio Image Link File]
Image File=Harbour.ape
Start Block=0
Finish Block=44100

----- APE TAG (DO NOT TOUCH!!!) -----
