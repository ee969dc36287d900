:)
úƒnameFharbourû