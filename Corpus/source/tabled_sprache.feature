# language: de
Funktionalität: Lampe
  Szenario: Abend
    Angenommen es ist dunkel
    Dann brennt die Lampe
