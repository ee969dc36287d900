depths←4 7 9 6
mean←{(+/⍵)÷≢⍵}
deep←{⍵/⍨⍵>mean ⍵}
table←2 2⍴depths
⎕←deep depths
