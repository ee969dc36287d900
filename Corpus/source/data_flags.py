"""Names of the flags of the harbour."""

FLAGS = [
    'ALPHA',
    'BRAVO',
    # kept for pilots
    'HOTEL',
]
DEFAULT = 'ALPHA'
