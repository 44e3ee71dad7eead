"""What the API says and hears, as pydantic models. The OpenAPI document is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from .actions import BotName, Commitment, Name, OptionIn, OptionName, Wish

Language = Literal["it", "en"]
Code = Annotated[str, Field(description="The code of a table.", examples=["laguna-7kq2m9x4vbhd"])]
OptionOut = bool | int | str


# -- heard -------------------------------------------------------------------------------------------------------


class PlaceIn(Wish):
    """Who is to sit at a seat: oneself, a friend who comes by the link, or a bot."""

    kind: Literal["me", "friend", "bot"] = "bot"
    name: Name = ""
    bot: BotName | None = Field(
        default=None, description="For kind bot: which one. Without a word, a good one."
    )
    commitment: Commitment = ""


class PlanIn(Wish):
    """A table as somebody wishes it."""

    game: Annotated[str, StringConstraints(max_length=60)] = Field(examples=["primo-cavaliere"])
    places: list[PlaceIn] = Field(
        min_length=1,
        max_length=12,
        description="One for each seat, in order.",
        examples=[[{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]],
    )
    options: dict[OptionName, OptionIn] = Field(
        default_factory=dict, max_length=40, description="Options of the game; see GET /api/games/{id}."
    )
    language: Language = "en"
    clock: int | None = Field(default=None, ge=30, le=604_800, description="Seconds for a decision.")
    listed: bool = Field(default=False, description="Whether the table stands on the first page.")
    talk: bool = True
    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] = ""
    offer: Annotated[str, StringConstraints(max_length=64)] | None = Field(
        default=None, description="The token of POST /api/offer, if fair dealing is to be checked."
    )


class PlayIn(Wish):
    """Play now: one person, bots at the other seats, everything as usual."""

    game: Annotated[str, StringConstraints(max_length=60)] = Field(examples=["primo-cavaliere"])
    offer: Annotated[str, StringConstraints(max_length=64)] | None = None
    commitment: Commitment = ""
    language: Language = "en"


# -- said --------------------------------------------------------------------------------------------------------


class Said(BaseModel):
    """Base of all answers."""

    model_config = ConfigDict(from_attributes=True)


class OptionOf(Said):
    """A choice made before a game."""

    name: str
    default: OptionOut
    allowed: list[OptionOut]
    says: str = Field(description="What it means, in words.")
    seats: list[int] = Field(description="With how many players it means something; empty: with any number.")
    options: dict[str, list[OptionOut]] = Field(
        description="The values that other options must have for it to mean something."
    )


class GameLine(Said):
    """A game there is."""

    id: str = Field(examples=["primo-cavaliere"])
    title: str
    blurb: str
    seats: list[int] = Field(description="With how many it can be played.")
    minutes: int


class TableOf(Said):
    """A table of the rulebook, filled from the content."""

    title: str
    head: list[str]
    rows: list[list[str]]


class ClauseOut(Said):
    """A clause of the rulebook."""

    id: str = Field(examples=["PC-3.2"])
    text: str
    source: str
    tables: list[TableOf] = Field(description="What the clause shows in figures.")


class GameWhole(GameLine):
    """A game with its options and its rules."""

    rules: str = Field(description="The version of its rules.")
    options: list[OptionOf]
    bots: list[str]
    clauses: list[ClauseOut]


class OfferOut(Said):
    """A commitment to a secret that will be part of the deal; redeem the token when opening a table."""

    token: str
    commitment: str = Field(description="SHA-256 of the secret, in hexadecimal.")


class SeatKey(Said):
    """The key of a seat: whoever has it plays there."""

    seat: int
    key: str
    url: str = Field(description="Opens the seat in a browser.")


class SeatOfKey(Said):
    """Where a key belongs."""

    code: Code
    seat: int


class Made(Said):
    """A table that was opened."""

    code: Code
    url: str
    commitment: str
    keys: list[SeatKey] = Field(description="The keys of the seats that are one's own.")
    owner_key: str | None = Field(
        default=None,
        description="For whoever has no browser, the key of the table: it begins the match and sends guests away, and "
        "sits at no seat. It is told this once.",
    )


class SeatOut(Said):
    """A seat, as everybody sees it."""

    seat: int
    kind: Literal["person", "friend", "bot"]
    name: str
    bot: str = Field(description="The bot that plays here now, if one does.")
    present: bool
    ready: bool = Field(description="Before play: whether the player says that he is ready.")
    resigned: bool
    mine: bool
    decides: bool
    deadline: float | None = Field(description="When the time for its decision is over, seconds since 1970.")


class AskOut(Said):
    """What is asked of the seat."""

    kind: str = Field(examples=["move-varys"])
    sentence: str
    clause: str
    arguments: dict[str, Any]
    seconds: int | None
    default: str | None = Field(description="What is played when the time is over.")
    at_once: bool = Field(description="Whether several seats choose unseen by each other.")


class MoveOut(Said):
    """A legal move."""

    move: str = Field(description="In the game's notation: send this back.", examples=["left stark"])
    says: str


class EventOut(Said):
    """Something that happened, as this seat may hear it."""

    number: int = Field(description="Its line in the log.")
    kind: str
    seat: int
    texts: list[str]
    moves: int | None = Field(description="How many moves were made up to and with this one.")


class LineOut(Said):
    """Something said in this seat's hearing."""

    seat: int
    name: str
    text: str
    at: int
    group: list[int] | None


class TalkOut(Said):
    """Whether the seat may talk now, with whom, and what was said."""

    open: bool
    group: list[int] | None = Field(description="With whom; null is everybody.")
    groups: list[list[int]] = Field(description="Other groups one may turn to: `say` names them in `to`.")
    until: float | None
    clause: str = Field(description="The clause that rules over talk now, if one does.")
    lines: list[LineOut]


class PollOut(Said):
    """A question to all persons at the table."""

    about: Literal["undo", "end"]
    by: int
    yes: list[int]


class VoidOut(Said):
    """A deal that came to nothing."""

    digest: str = Field(description="Of its closed list; for an offer that did not stand, its commitment.")
    why: Literal["seats", "server", "offer"] = Field(description="Who let it fail.")
    seats: list[int] = Field(description="The seats that did not lay their lots open in time.")


class DealOut(Said):
    """How the deal is drawn; see Fair dealing."""

    commitments: list[str] = Field(
        description="What each seat has committed to; empty where it takes no part."
    )
    list_digest: str = Field(
        description="The digest of the closed list of commitments; empty while it is open."
    )
    awaited: list[int] = Field(description="While dealing: the seats that are to commit, or to reveal.")
    voids: list[VoidOut]


class TableOut(Said):
    """A table as one seat, or a spectator, sees it."""

    code: Code
    version: int = Field(description="Rises with every change: give it back as `after`.")
    game: str
    rules: str
    content: str
    title: str
    status: Literal["waiting", "dealing", "running", "over", "ended", "closed", "frozen"]
    ending: str
    language: str
    options: dict[str, OptionOut]
    clock: int | None
    commitment: str = Field(description="The server's commitment to its secret.")
    deal: DealOut
    owner: bool = Field(description="Whether the table is one's own.")
    seats: list[SeatOut]
    seat: int | None = Field(description="Whose eyes these are; null is a spectator.")
    deciders: list[int]
    decision: int | None = Field(
        description="The number of this seat's decision: give it back with the move."
    )
    ask: AskOut | None
    moves: list[MoveOut] = Field(description="Every legal move, with the parts of the draft already made.")
    draft: list[str]
    whole: bool = Field(description="Whether the draft is a whole decision.")
    view: dict[str, Any] | None = Field(description="All that this seat may know, as the game tells it.")
    scores: list[int] | None = Field(description="The final scores.")
    winners: list[int] | None
    events: list[EventOut] = Field(description="What happened after the line given as `since`.")
    talk: TalkOut
    polls: list[PollOut]
    next: str | None = Field(description="The code of the table where it goes on: a rematch.")
    on_hold: str | None = Field(
        default=None,
        description="Where the status is frozen: why this release cannot play the match, and what to do.",
    )


class Done(Said):
    """It is done, and on disk."""

    version: int
    decision: int | None = Field(description="The number of the seat's present decision.")
    goto: Code | None = Field(default=None, description="The table where it goes on.")
    keys: list[SeatKey] = Field(
        default_factory=list,
        description="For whoever sits down without a browser, the key of the seat; for whoever sent a guest away "
        "before play, those of the free places, which are taken by their keys from then on.",
    )


class RowOut(Said):
    """A table in a list."""

    code: Code
    game: str
    title: str
    status: str
    seats: list[str]
    free: int
    mine: list[int]
    updated: int


class Lists(Said):
    """One's own tables, those that wait for somebody, and those that can be watched."""

    mine: list[RowOut]
    open: list[RowOut]
    watch: list[RowOut]


class Past(Said):
    """A match as it stood after so many moves."""

    at: int
    moves: int
    seat: int | None
    view: dict[str, Any]


class Why(Said):
    """Why a move cannot be made now."""

    legal: bool
    rule: str | None = Field(default=None, examples=["PC-3.2"])
    sentence: str = ""
    clause: str | None = None
