from harbour.find import Find

class Berths:
    first_name: Find.Text
    last_name: Find.Text
    depth: Find.Number
    length: Find.Number
