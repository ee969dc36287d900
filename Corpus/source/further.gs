uses Gee

def count_lamps (names : list of string) : int
    var seen = new dict of string, int
    for name in names
        seen[name] = 1
    return seen.size

init
    var names = new list of string
    print "%d", count_lamps (names)
