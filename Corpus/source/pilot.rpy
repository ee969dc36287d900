define a = Character("Ada", color="#c8ffc8")
image ada happy = "ada_happy.png"
default tide = 3

label start:
    scene harbour with fade
    show ada happy
    a "The tide is at [tide]."
    menu:
        "Wait":
            $ tide += 1
            jump start
        "Sail":
            jump sail

label sail:
    hide ada
    play music "waves.ogg"
    "The ship leaves."
    return
