greeting = Cześć, { $name }
crosses =
    { $count ->
        [one] { $count } krzyżyk
        [few] { $count } krzyżyki
        [many] { $count } krzyżyków
       *[other] { $count } krzyżyka
    }
tile-title = Zabawka
