"""The numbers the rules are written in: areas, units, orders, cards, move codes; and a content pack made ready."""

from __future__ import annotations

from typing import Final, final

from ....engine.moves import Moves

NOBODY: Final = -1
NOTHING: Final = -1
ROUNDS: Final = 10
STRUCTURES_TO_WIN: Final = 7
POWER_TOKENS: Final = 20
"""Power tokens of a House: in hand, on the board and in the pool together."""
START_POWER: Final = 5
START_THREAT: Final = 2
MOST_THREAT: Final = 12
THREAT_OF_ICON: Final = 2
"""How much a wildling icon adds, and how far the spaces of the track are apart."""
MOST_SUPPLY: Final = 6
PORT_ROOM: Final = 3
"""Ships in one port, at most."""

HOUSES: Final = ["stark", "greyjoy", "lannister", "baratheon", "tyrell", "martell"]
CARDS: Final = 7
"""House cards of a House."""
WHOLE_HAND: Final = (1 << CARDS) - 1

# Kinds of area.
LAND: Final = 0
SEA: Final = 1
PORT: Final = 2
AREA_KINDS: Final = ["land", "sea", "port"]

# Units.
FOOTMAN: Final = 0
KNIGHT: Final = 1
SIEGE: Final = 2
SHIP: Final = 3
UNITS: Final = ["footman", "knight", "siege-engine", "ship"]
POOL: Final = [10, 5, 2, 6]
"""Units of each kind that a House has."""
COST: Final = [1, 2, 2, 1]
"""Mustering points of a new unit."""
STRENGTH: Final = [1, 2, 0, 1]
SIEGE_STRENGTH: Final = 4
"""A siege engine's strength when a structure is attacked."""

# Influence tracks, with the token of each: the throne, the blade, the raven.
THRONE: Final = 0
FIEFDOMS: Final = 1
COURT: Final = 2
TRACKS: Final = ["throne", "fiefdoms", "court"]

# Orders: the kinds of token.
MARCH_MINUS: Final = 0
MARCH: Final = 1
MARCH_STAR: Final = 2
DEFENSE: Final = 3
DEFENSE_STAR: Final = 4
SUPPORT: Final = 5
SUPPORT_STAR: Final = 6
RAID: Final = 7
RAID_STAR: Final = 8
CONSOLIDATE: Final = 9
CONSOLIDATE_STAR: Final = 10
TOKENS: Final = [
    "march-minus",
    "march",
    "march-star",
    "defense",
    "defense-star",
    "support",
    "support-star",
    "raid",
    "raid-star",
    "consolidate",
    "consolidate-star",
]
TOKEN_KINDS: Final = 11
COPIES: Final = [1, 1, 1, 2, 1, 2, 1, 2, 1, 2, 1]
"""Tokens of each kind that a House has."""
MODIFIER: Final = [-1, 0, 1, 1, 2, 0, 1, 0, 0, 0, 0]
STAR: Final = [0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]
# Types of order.
MARCHES: Final = 0
DEFENSES: Final = 1
SUPPORTS: Final = 2
RAIDS: Final = 3
CONSOLIDATES: Final = 4
ORDER_TYPES: Final = ["march", "defense", "support", "raid", "consolidate"]
TYPE: Final = [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4]

# What Westeros cards do.
DO_NOTHING: Final = 0
DO_SUPPLY: Final = 1
DO_MUSTERING: Final = 2
DO_CLASH: Final = 3
DO_COLLECT: Final = 4
DO_WILDLINGS: Final = 5
BAN_RAID: Final = 6
BAN_MARCH_STAR: Final = 7
BAN_CONSOLIDATE: Final = 8
BAN_SUPPORT: Final = 9
BAN_DEFENSE: Final = 10
DO_RESHUFFLE: Final = 11
DO_CHOICE: Final = 12
EFFECTS: Final = [
    "nothing",
    "supply",
    "mustering",
    "clash-of-kings",
    "game-of-thrones",
    "wildlings",
    "ban-raid",
    "ban-march-star",
    "ban-consolidate",
    "ban-support",
    "ban-defense",
    "reshuffle",
    "choice",
]
CHOICES: Final = 11
"""Effects that can be chosen: those before DO_RESHUFFLE."""
BANNED: Final = [
    0,
    0,
    0,
    0,
    0,
    0,
    3 << RAID,
    1 << MARCH_STAR,
    3 << CONSOLIDATE,
    3 << SUPPORT,
    3 << DEFENSE,
    0,
    0,
]
"""The kinds of token that an effect bans, as bits."""

# Texts of house cards.
TEXTS: Final = [
    "none",
    "tyrion",
    "aeron",
    "mace",
    "queen-of-thorns",
    "doran",
    "blackfish",
    "catelyn",
    "victarion",
    "balon",
    "theon",
    "asha",
    "kevan",
    "stannis",
    "davos",
    "salladhor",
    "nymeria",
    "roose",
    "tywin",
    "cersei",
    "renly",
    "robb",
    "arianne",
    "patchface",
    "loras",
]
NO_TEXT: Final = 0
TYRION: Final = 1
AERON: Final = 2
MACE: Final = 3
QUEEN_OF_THORNS: Final = 4
DORAN: Final = 5
BLACKFISH: Final = 6
CATELYN: Final = 7
VICTARION: Final = 8
BALON: Final = 9
THEON: Final = 10
ASHA: Final = 11
KEVAN: Final = 12
STANNIS: Final = 13
DAVOS: Final = 14
SALLADHOR: Final = 15
NYMERIA: Final = 16
ROOSE: Final = 17
TYWIN: Final = 18
CERSEI: Final = 19
RENLY: Final = 20
ROBB: Final = 21
ARIANNE: Final = 22
PATCHFACE: Final = 23
LORAS: Final = 24
# When a text works; passive texts are read where strengths and icons are counted.
WHEN_CANCEL: Final = 0
WHEN_IMMEDIATE: Final = 1
WHEN_PASSIVE: Final = 2
WHEN_RESULT: Final = 3
WHEN_RETREAT: Final = 4
WHEN_MOVEMENT: Final = 5
WHEN_AFTER: Final = 6
MOMENTS: Final = ["cancel", "immediate", "passive", "result", "retreat", "movement", "after"]
"""What these are called."""
TIMING: Final = [2, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 5, 6, 6]

# Wildling cards.
WILDLINGS: Final = [
    "a-king-beyond-the-wall",
    "crow-killers",
    "mammoth-riders",
    "massing-on-the-milkwater",
    "preemptive-raid",
    "rattleshirts-raiders",
    "silence-at-the-wall",
    "skinchanger-scout",
    "the-horde-descends",
]
KING: Final = 0
CROWS: Final = 1
MAMMOTHS: Final = 2
MILKWATER: Final = 3
PREEMPTIVE: Final = 4
RATTLESHIRT: Final = 5
SILENCE: Final = 6
SKINCHANGER: Final = 7
HORDE: Final = 8

# Move codes. A code means the same at every decision of its kind; CODES bounds them all.
AREA: Final = 0
UNIT: Final = 64
UPGRADE: Final = 68
"""+0 to a knight, +1 to a siege engine"""
TOKEN: Final = 70
CARD: Final = 81
BID: Final = 123
TRACK: Final = 144
HOUSE: Final = 147
CAPTURE: Final = 153
EFFECT: Final = 157
DONE: Final = 168
PASS: Final = 169
YES: Final = 170
NO: Final = 171
LOOK: Final = 172
KEEP: Final = 173
BOTTOM: Final = 174
COLLECT: Final = 175
MUSTER: Final = 176
ATTACKER: Final = 177
DEFENDER: Final = 178
NEITHER: Final = 179
BLADE: Final = 180
REDRAW: Final = 181
LOSE_UNITS: Final = 182
LOSE_PLACES: Final = 183
OBJECTIVE: Final = 184
"""Room for 34: hand objectives in the order of the pack."""
ENTER: Final = 218
RECEIVE: Final = 219
SEIZE: Final = 220
PROPOSE: Final = 221
"""The alliances that can be proposed, in the order of PARTIES."""
DECLINE: Final = 242
"""The reasons for which one is declined, in the order of REASONS."""
CODES: Final = 248
MANNERS: Final = ["enter", "receive", "seize"]
"""How an ally's land is entered, from ENTER on."""
PARTIES: Final = [
    [0],
    [1],
    [2],
    [3],
    [4],
    [5],
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [0, 5],
    [1, 2],
    [1, 3],
    [1, 4],
    [1, 5],
    [2, 3],
    [2, 4],
    [2, 5],
    [3, 4],
    [3, 5],
    [4, 5],
]
"""The Houses to whom an alliance can be proposed: one, or two together."""
REASONS: Final = ["alone", "others", "gain", "trust", "far", "unsaid"]
"""Why a proposed alliance is declined; the last one gives no reason."""
UNSAID: Final = 5
WORDS: Final = [
    "done",
    "pass",
    "yes",
    "no",
    "look",
    "keep",
    "bottom",
    "collect",
    "muster",
    "attacker",
    "defender",
    "neither",
    "blade",
    "redraw",
    "units",
    "places",
]
"""The moves that are one word, from DONE on."""

LONGEST: Final = 20_000
"""No match takes more decisions."""

# Tests of objectives, and what is counted for them.
T_CONTROL: Final = 0
T_UNITS: Final = 1
T_FEWEST: Final = 2
T_MOST: Final = 3
T_OTHER_HOME: Final = 4
T_TOKEN: Final = 5
T_UNITS_IN: Final = 6
T_BRIDGE: Final = 7
T_SUPPLY: Final = 8
T_HAND: Final = 9
T_CROWNS: Final = 10
T_STRUCTURES: Final = 11
METRICS: Final = [
    "land-areas",
    "sea-areas",
    "ports",
    "strongholds",
    "castles",
    "ships",
    "power-tokens",
    "available-power",
    "victory-points",
]


class Layout:
    """The set-up for one number of players."""

    def __init__(
        self,
        players: int,
        houses: list[int],
        tracks: list[list[int]],
        neutral: list[int],
        blocked: list[int],
        units: list[list[int]],
        stars: list[int],
    ) -> None:
        self.players = players
        self.houses = houses
        """The Houses in play, seat by seat when they are not drawn."""
        self.tracks = tracks
        """The Houses on the three tracks, first to last."""
        self.neutral = neutral
        self.blocked = blocked
        self.units = units
        """[House, area, unit, number]"""
        self.stars = stars
        """Special orders by place on the court track."""


class Westeros:
    """A kind of Westeros card."""

    def __init__(
        self, name: str, deck: int, count: int, icons: int, effect: int, chooser: int, options: list[int]
    ) -> None:
        self.name = name
        self.deck = deck
        self.count = count
        self.icons = icons
        self.effect = effect
        self.chooser = chooser
        """The track whose token holder chooses, or NOTHING."""
        self.options = options


class Objective:
    """An objective card: points by House, and tests that must all hold."""

    def __init__(self, name: str, points: list[int], tests: list[list[int]]) -> None:
        self.name = name
        self.points = points
        self.tests = tests


@final
class Tables:
    """A content pack, ready for play."""

    def __init__(
        self,
        areas: list[str],
        kinds: list[int],
        structures: list[int],
        barrels: list[int],
        crowns: list[int],
        homes: list[int],
        garrisons: list[int],
        port_lands: list[int],
        port_seas: list[int],
        edges: list[list[int]],
        bridges: list[list[int]],
        supplies: list[int],
        armies: list[list[int]],
        layouts: list[Layout],
        card_names: list[str],
        strengths: list[int],
        swords: list[int],
        forts: list[int],
        texts: list[int],
        needs: list[int],
        westeros: list[Westeros],
        wildlings: list[int],
        tides: list[list[int]],
        objectives: list[Objective],
        specials: list[Objective],
        instants: list[Objective],
        thresholds: list[list[list[list[int]]]],
        moves: Moves,
    ) -> None:
        self.areas = areas
        self.kinds = kinds
        self.structures = structures
        self.barrels = barrels
        self.crowns = crowns
        self.homes = homes
        self.garrisons = garrisons
        self.port_lands = port_lands
        self.port_seas = port_seas
        self.edges = edges
        self.bridges = bridges
        self.supplies = supplies
        self.armies = armies
        self.layouts = layouts
        self.card_names = card_names
        self.strengths = strengths
        self.swords = swords
        self.forts = forts
        self.texts = texts
        self.needs = needs
        self.westeros = westeros
        self.wildlings = wildlings
        self.tides = tides
        self.objectives = objectives
        self.specials = specials
        self.instants = instants
        self.thresholds = thresholds
        """By preset (text, board), players less 3, members less 1: [structures, few, their value, value, points]."""
        self.moves = moves
        """How moves are written with the names of this pack."""
        self.size = len(areas)
        self.ports = [area for area in range(self.size) if kinds[area] == PORT]
        self.strongpoints = [area for area in range(self.size) if structures[area]]
        """The areas with a castle or a stronghold."""
        self.port_of = [NOTHING] * self.size
        """The port of each land area, or NOTHING."""
        for port in self.ports:
            self.port_of[port_lands[port]] = port
        self.lands_by: list[list[int]] = [[] for _ in areas]
        """The land areas next to each area; a port's own land is not among them."""
        self.seas_by: list[list[int]] = [[] for _ in areas]
        """The seas next to each area."""
        self.ports_by: list[list[int]] = [[] for _ in areas]
        """The ports of each area: a land's own, or those that open to a sea."""
        self._join()

    def _join(self) -> None:
        """Neighbours by kind, from the borders."""
        for one, other in self.edges:
            self._see(one, other)
            self._see(other, one)
        for port in self.ports:
            self.seas_by[port].append(self.port_seas[port])
            self.ports_by[self.port_seas[port]].append(port)
            self.ports_by[self.port_lands[port]].append(port)
        for neighbours in (self.lands_by, self.seas_by, self.ports_by):
            for area in range(self.size):
                neighbours[area].sort()

    def _see(self, one: int, other: int) -> None:
        if self.kinds[other] == LAND:
            self.lands_by[one].append(other)
        else:
            self.seas_by[one].append(other)

    def touching(self, area: int) -> list[int]:
        """All areas adjacent to one, a port's land and a land's port among them."""
        here = self.lands_by[area] + self.seas_by[area] + self.ports_by[area]
        return [*here, self.port_lands[area]] if self.kinds[area] == PORT else here

    def layout(self, players: int) -> Layout:
        """The set-up for so many players."""
        return self.layouts[players - self.layouts[0].players]
