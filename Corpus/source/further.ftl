-harbour-name = West Quay
welcome = Welcome to { -harbour-name }

lamps-lit =
    { $count ->
        [one] One lamp is lit.
       *[other] { $count } lamps are lit.
    }
    .title = Lamps
