" Keys of the harbour office
let b:keymap_name = "ha"

loadkeymap

" Capital letters
A   Ա
( `
) ՝
= *
- _
[ ](
