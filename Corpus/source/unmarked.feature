Funktionalität: Lampe

  Szenario: Dämmerung
    Angenommen die Lampe ist voll
    Wenn es dämmert
    Dann brennt sie
