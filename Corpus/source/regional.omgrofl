lol iz 77
rofl lol
lol iz 79
rofl lol
stfu
