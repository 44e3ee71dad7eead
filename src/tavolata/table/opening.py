"""Opening tables and beginning matches: from a plan, again with the same players, from a record."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial

from sqlalchemy import Connection

from ..engine.catalogue import room
from ..engine.game import Game
from ..engine.room import LANGUAGES
from ..engine.setup import Content
from ..engine.texts import clean_name
from ..kit.words import words
from ..registry import USUAL_BOT
from ..store import rows
from ..store.model import LogEntry, Person, Seat, SeatKind, Table
from .actors import Actor, Newcomer, need_owner, need_waiting
from .bots import Bots
from .chance import Chance
from .dealing import Dealing, checked_commitment
from .errors import BadRequest, NotAllowed, NotNow
from .fair import Deal, Void, commitment_of, deal_of
from .hall import Hall
from .live import Live
from .reading import Readers
from .seating import free_name

Asker = tuple[str, str]
"""Who sends a file: address and session."""
GENTLE_BOT = "search:seconds=0.2"
"""The bot for somebody who just wants to try a game."""
CLOCKS = (30, 7 * 24 * 3600)
"""The shortest and the longest time for a decision, in seconds."""


@dataclass(frozen=True, slots=True)
class Place:
    """Who is to sit at a seat: oneself (``me``), a friend who comes by a link, or a bot.

    ``commitment`` is to a lot of one's own, made for the offer of the plan.
    """

    kind: str = "bot"
    name: str = ""
    bot: str = ""
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """A table as somebody wishes it. ``content`` holds the files of a pack of one's own, by name."""

    game: str
    places: tuple[Place, ...]
    options: dict[str, object] = field(default_factory=dict)
    language: str = "it"
    clock: int | None = None
    listed: bool = False
    talk: bool = True
    title: str = ""
    offer: str | None = None
    content: dict[str, str] | None = None
    asker: Asker = ("", "")
    """Who sends it, by address and session."""


class Opening:
    """Deeds that bring a table into being, and a match to its beginning."""

    def __init__(self, hall: Hall, dealing: Dealing, bots: Bots, readers: Readers, chance: Chance) -> None:
        self.hall = hall
        self.dealing = dealing
        self.bots = bots
        self.readers = readers
        self.chance = chance
        self._redeeming: set[str] = set()
        """Offers that are being redeemed in this moment."""

    async def open(self, person: Person | None, plan: Plan, newcomer: Newcomer | None = None) -> Live:
        """A new table that waits for its players. A newcomer is written down when it is known to be in order."""
        game = room(plan.game).game
        _check(plan)
        for place in plan.places:
            if place.bot:
                self.bots.thinkers.check(place.bot)
        content = await self._content(game, plan)
        setup = game.setup(len(plan.places), plan.options, content)
        if person is None and newcomer is not None:
            person = await newcomer()
        table = Table(
            game=game.id,
            rules=setup.version,
            seats=self._seats(plan, person),
            options=setup.options,
            content=content.label,
            pack=content.data if content.foreign else None,
            title=clean_name(plan.title),
            owner=person.id if person is not None else None,
            owner_key=None if person is not None else self.chance.key("owner"),
            language=plan.language,
            clock=plan.clock,
            listed=plan.listed,
            talk=plan.talk,
        )
        with self._redeemed(table, plan.offer) as table:
            return await self._add(table)

    @contextmanager
    def _redeemed(self, table: Table, token: str | None) -> Iterator[Table]:
        """The table with the secret of an offer, which is good for one table; without one, with a fresh secret.

        What seats have committed to holds for that secret alone: for another they are asked anew.
        """
        if token and self._stands(token):
            name, secret = self.dealing.offers.name(token), self.dealing.offers.secret(token)
            self._redeeming.add(name)
            try:
                yield replace(table, offer=name, secret=secret, commitment=commitment_of(secret))
            finally:
                self._redeeming.discard(name)
        else:
            known = token is not None and self.dealing.offers.known(token)
            lost = (
                [Void(commitment_of(self.dealing.offers.secret(token)), offer=True).text]
                if token and known
                else []
            )
            seats = [replace(seat, commitment="") for seat in table.seats]
            yield self.dealing.with_secret(replace(table, seats=seats, voids=lost))

    def _stands(self, token: str) -> bool:
        """Whether an offer can be redeemed: not too old, and not used, neither before nor in this moment."""
        name = self.dealing.offers.name(token)
        if not self.dealing.offers.stands(token) or name in self._redeeming:
            return False
        return not self.hall.store.read(partial(rows.offer_used, name=name))

    async def _content(self, game: Game, plan: Plan) -> Content:
        """The game's own pack, or the one made of uploaded files: they are read elsewhere, and known to be good."""
        if not plan.content:
            return game.content(None)
        data = await self.readers.pack(game.id, plan.content, len(plan.places), plan.options, plan.asker)
        return game.content(None) if data is None else game.shelf.embedded(data)

    async def play_now(
        self,
        person: Person | None,
        game: str,
        offer: str | None = None,
        commitment: str = "",
        language: str = "it",
        newcomer: Newcomer | None = None,
    ) -> Live:
        """A person among bots, with everything as usual, begun at once."""
        known = room(game)
        count = known.face.seats or min(known.game.seat_counts)
        mine = Place("me", commitment=commitment)
        places = (mine, *[Place("bot", bot=GENTLE_BOT) for _ in range(count - 1)])
        live = await self.open(person, Plan(game, places, language=language, offer=offer), newcomer)
        await self._begin(live)
        return live

    async def start(self, live: Live, actor: Actor) -> None:
        """The owner begins; bots take the places where nobody has sat down."""
        need_owner(actor)
        await self._begin(live)

    async def _begin(self, live: Live) -> None:
        async with live.lock:
            need_waiting(live)
            seats = _filled(live.table, self.chance)
            await self.dealing.go_on(live, replace(live.table, seats=seats, status="dealing"))
        self.hall.after(live)

    async def _add(self, table: Table) -> Live:
        """Store a new table and keep it in memory."""
        for _ in range(5):
            table.code = _new_code(self.chance, table.language)
            table.created = table.created or self.hall.clock.milliseconds()
            table.updated = table.updated or table.created
            try:
                table.id = await self.hall.store.write(partial(rows.insert_table, table=table))
                break
            except rows.Taken:
                continue
        else:
            raise NotNow("no-code", "no free name for a table was found: try again")
        live = Live(table, room(table.game), self.hall.clock)
        self.hall.keep(live)
        return live

    # -- again -----------------------------------------------------------------------------------------------------

    async def rematch(self, live: Live, actor: Actor, person: Person | None) -> Live:
        """The same players, places and options with a new deal. Begins at once if only bots are against one."""
        seats = [self._moved(seat, seat.number) for seat in _need_ended(live, actor).seats]
        return await self._again(live, person, seats, rematch_of=live.table.code)

    async def return_match(self, live: Live, actor: Actor, person: Person | None) -> Live:
        """Everybody one place further. The deal is the same once more where nothing is hidden or drawn later.

        Elsewhere it is a new one: whoever has the record of the first match knows every hand of its deal.
        """
        old = _need_ended(live, actor)
        count = len(old.seats)
        seats = [self._moved(old.seats[(number + 1) % count], number) for number in range(count)]
        return await self._again(live, person, seats, return_of=live.table.code)

    async def _again(
        self,
        live: Live,
        person: Person | None,
        seats: list[Seat],
        rematch_of: str | None = None,
        return_of: str | None = None,
    ) -> Live:
        async with live.lock:
            old = live.table
            if old.next_code is not None:
                return await self.hall.bring(old.next_code)
            table = replace(
                old,
                id=0,
                seats=seats,
                status="waiting",
                owner=old.owner
                if person is None or old.owner_key
                else person.id,  # a key owns what follows too
                offer=None,
                voids=[],
                seed=None,
                created=0,
                updated=0,
                started=None,
                ended=None,
                winners=None,
                ending="",
                rematch_of=rematch_of,
                return_of=return_of,
            )
            alike = return_of is not None and old.deal_list and live.open_game
            table = (
                _dealt_alike(table, old) if alike else self.dealing.with_secret(replace(table, deal_list=""))
            )
            following = await self._add(table)
            if live.bans:  # whoever was sent away stays away
                await self.hall.store.write(partial(rows.carry_bans, match=old.id, to=following.table.id))
                following.bans = set(live.bans)
            await self.hall.save(live, replace(live.table, next_code=following.table.code))
        if sum(seat.kind == "person" for seat in seats) <= 1:
            await self._begin(following)
        live.changed()
        return following

    # -- records ---------------------------------------------------------------------------------------------------

    async def upload(self, person: Person | None, text: str, asker: Asker = ("", "")) -> Live:
        """Lay out a recorded match to be looked at. ``BadRecord`` says what is wrong with it."""
        read = await self.readers.record(text, asker)
        record = read.record
        now = self.hall.clock.milliseconds()
        names = record.names
        seats = [Seat(number, "bot", names[number], key=self._new_key()) for number in range(record.seats)]
        deal = deal_of(record) or Deal(b"", "", ("",) * record.seats, ("",) * record.seats)
        for seat in seats:
            seat.lot, seat.commitment = deal.lots[seat.number], deal.commitments[seat.number]
        table = Table(
            game=record.game,
            rules=read.rules,
            seats=seats,
            options=read.options,
            content=read.content,
            pack=record.pack,
            status="over" if read.over else "ended",
            ending="rules" if read.over else "abandoned",
            winners=read.winners if read.over else None,
            owner=person.id if person is not None else None,
            secret=deal.secret,
            commitment=deal.commitment,
            deal_list=deal.digest,
            voids=list(deal.voids),
            seed=record.seed,
            started=now,
            ended=now,
            imported=True,
        )
        live = await self._add(table)
        log = [
            LogEntry(index, "move", p.seat, p.text, now + index) for index, p in enumerate(record.moves, 1)
        ]
        await self.hall.store.write(partial(_append, match=live.table.id, entries=log))
        live.begin(log)
        return live

    async def give(self, live: Live, person: Person) -> None:
        """A table that is nobody's is this person's from now on."""
        async with live.lock:
            if live.table.owner is None:
                await self.hall.save(live, replace(live.table, owner=person.id))

    # -- seats -----------------------------------------------------------------------------------------------------

    def _new_key(self) -> str:
        return self.chance.key("key")

    def _seats(self, plan: Plan, person: Person | None) -> list[Seat]:
        """The seats of a plan. Several of one's own are a hot-seat: one screen, several players."""
        places = enumerate(plan.places)
        return [_seat(number, place, plan, person, self._new_key()) for number, place in places]

    def _moved(self, seat: Seat, number: int) -> Seat:
        """A player at a place of the next match."""
        bot = seat.bot if seat.kind == "bot" else ""
        return Seat(
            number,
            seat.kind,
            seat.name,
            bot,
            self._new_key(),
            takes_part=seat.takes_part,
            people=set(seat.people),
        )


def _append(connection: Connection, match: int, entries: list[LogEntry]) -> None:
    rows.append_entries(connection, match, entries)


def _check(plan: Plan) -> None:
    if plan.language not in LANGUAGES:
        raise BadRequest(
            "bad-table-language", f"a language is one of {', '.join(LANGUAGES)}", allowed=list(LANGUAGES)
        )
    check_clock(plan.clock)
    for place in plan.places:
        if place.kind not in ("me", "friend", "bot"):
            raise BadRequest("bad-place", "at a place sits: me, friend or bot", kind=place.kind)
        if place.kind == "me" and place.commitment:
            checked_commitment(place.commitment)


def check_clock(clock: int | None) -> None:
    """Refuse a clock that gives too little or too much time; ``None`` gives all there is."""
    if clock is not None and not CLOCKS[0] <= clock <= CLOCKS[1]:
        sentence = f"a clock gives {CLOCKS[0]} to {CLOCKS[1]} seconds for a decision"
        raise BadRequest("bad-clock", sentence, least=CLOCKS[0], most=CLOCKS[1])


def _seat(number: int, place: Place, plan: Plan, person: Person | None, key: str) -> Seat:
    kinds: dict[str, SeatKind] = {"me": "person", "friend": "friend", "bot": "bot"}
    seat = Seat(number, kinds[place.kind], clean_name(place.name), key=key)
    if place.kind == "me":
        seat.people = {person.id} if person is not None else set()
        seat.commitment = checked_commitment(place.commitment) if place.commitment else ""
        seat.takes_part = bool(seat.commitment)
        own = [other for other in plan.places if other.kind == "me"]
        if not seat.name and len(own) == 1 and person is not None:
            seat.name = person.name
    if place.kind == "bot":
        seat.bot = place.bot or USUAL_BOT
    return seat


def _filled(table: Table, chance: Chance) -> list[Seat]:
    """The seats when the match begins: bots sit where nobody came, and everybody has a name of his own."""
    spoken = words(table.language)
    bots = chance.shuffled("names", spoken.text("bot-names").split(", "))
    seats: list[Seat] = []
    for seat in table.seats:
        if seat.kind == "friend":
            seat = replace(seat, kind="bot", bot=USUAL_BOT, people=set())
        if not seat.name:
            wishes = bots if seat.kind == "bot" else [spoken.text("guest-name")]
            others = [other.name for other in [*table.seats, *seats]]
            seat = replace(seat, name=free_name(wishes, others))
        seats.append(seat)
    return seats


def _dealt_alike(table: Table, old: Table) -> Table:
    """The table with the deal of another: its secret, its list and, place by place, its lots."""
    seats = [
        replace(seat, commitment=before.commitment, lot=before.lot)
        for seat, before in zip(table.seats, old.seats, strict=True)
    ]
    return replace(table, seats=seats, secret=old.secret, commitment=old.commitment, deal_list=old.deal_list)


def _new_code(chance: Chance, language: str) -> str:
    """A name for a table that can be read out and not guessed: a word and sixty random bits."""
    alphabet = "abcdefghjkmnpqrstuvwxyz23456789"
    word = chance.choice("code", words(language).text("table-words").split(", "))
    return f"{word}-{''.join(chance.choice('code', alphabet) for _ in range(12))}"


def _need_ended(live: Live, actor: Actor) -> Table:
    if live.table.status not in ("over", "ended") or live.table.imported:
        raise NotNow("not-over", "the match is not over yet")
    if not actor.seats:
        raise NotAllowed("not-your-seat", "only those who played may do this", seat=0)
    return live.table
