# Depths below chart datum, made from the survey.
DEPTHS = [
    (0, 4, 3),
    (4, 31, 7),
    (31, 159, 11),
]
