SIGNALS = {
    'ring' : 0x41,
    'bell' : 0x42,
}

assert len(SIGNALS) == 2
