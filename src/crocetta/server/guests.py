"""Default names for guests: stars, winds, birds, stones and spices, the same in every language.

None is the name of a bot, nor of a family or a colour of the games. Each newcomer gets another until all are used.
"""

from collections.abc import Iterator
from itertools import cycle
from random import SystemRandom
from typing import Final

NAMES: Final = (
    *(
        "Albireo",
        "Aldebaran",
        "Altair",
        "Antares",
        "Arcturus",
        "Bellatrix",
        "Canopus",
        "Capella",
        "Deneb",
        "Electra",
    ),
    *("Mimosa", "Mira", "Polaris", "Rigel", "Sirius", "Spica", "Vega", "Zaniah", "Borealis", "Eclipse"),
    *("Boreas", "Eurus", "Levante", "Mistral", "Monsoon", "Passat", "Pampero", "Scirocco", "Tramontana", "Zephyr"),
    *("Albatross", "Avocet", "Condor", "Cormorant", "Flamingo", "Heron", "Hoopoe", "Ibis", "Kestrel", "Kingfisher"),
    *("Lapwing", "Marabou", "Osprey", "Pelican", "Petrel", "Puffin", "Sandpiper", "Shearwater", "Skua", "Tern"),
    *("Addax", "Caracal", "Dolphin", "Fennec", "Gazelle", "Jerboa", "Mongoose", "Narwhal", "Oryx", "Serval"),
    *("Agate", "Amber", "Basalt", "Beryl", "Carnelian", "Coral", "Garnet", "Jasper", "Obsidian", "Onyx"),
    *("Opal", "Pearl", "Quartz", "Topaz", "Turquoise", "Acacia", "Anise", "Cardamom", "Cassia", "Cinnamon"),
    *("Clove", "Coriander", "Cumin", "Fennel", "Ginger", "Jasmine", "Juniper", "Myrrh", "Nutmeg", "Papyrus"),
    *(
        "Saffron",
        "Sesame",
        "Sumac",
        "Tamarind",
        "Tamarisk",
        "Vanilla",
        "Astrolabe",
        "Caravel",
        "Meridian",
        "Sextant",
    ),
)


def names() -> Iterator[str]:
    """Endless, in a new order at every start of the server."""
    return cycle(SystemRandom().sample(NAMES, len(NAMES)))
