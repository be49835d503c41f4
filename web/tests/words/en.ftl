# A catalogue for the tests alone.
greeting = Hello, { $name }
crosses =
    { $count ->
        [one] { $count } cross
       *[other] { $count } crosses
    }
only-english = Only in English
tile-title = Toy
