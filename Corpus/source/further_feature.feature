# language: de
Funktionalität: Lampen am Kai

  Szenario: Es wird dunkel
    Angenommen die Sonne ist untergegangen
    Wenn der Wärter die Lampe anzündet
    Dann brennt die Lampe
