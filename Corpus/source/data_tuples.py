FIRST_LETTERS = (
    'alpha',
    'bravo',
    'charlie',
)
