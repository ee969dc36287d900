form Read tides
    sentence Folder /harbour/
    positive Depth 4
endform
Create Strings as file list: "tides", folder$ + "*.wav"
n = Get number of strings
for i to n
    appendInfoLine: i, tab$, depth
endfor
