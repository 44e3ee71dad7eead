"""Opening a table: game, options, who sits where, language, clock, open or by invitation."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from fastapi import APIRouter
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..engine.catalogue import catalogue, room
from ..engine.errors import TavolataError
from ..engine.game import option_text
from ..engine.packs import LONGEST_PACK, MOST_FILES
from ..engine.room import Speaker
from ..engine.texts import clean_name
from ..kit.words import sentence
from ..store import rows
from ..table.actors import actor_at
from ..table.changes import clock_name
from ..table.fair import Offer
from ..table.opening import Asker, Place, Plan
from . import asking, facts
from .asking import asker_of, host_of
from .cards import card, is_switch, options, shelf
from .problems import status_of
from .render import Render, speaker_of

router = APIRouter()

LARGEST_FILE = 4 * LONGEST_PACK
"""More bytes cannot be few enough letters for a pack."""


@dataclass(slots=True)
class FilledForm:
    """The form as it was filled in, so that nothing is lost when something in it is wrong."""

    game: str
    seats: str
    language: str
    clock: str = "none"
    listed: str = "no"
    options: dict[str, str] = field(default_factory=dict)
    places: list[dict[str, str]] = field(default_factory=list)
    offer: str = ""
    pack: dict[str, str] = field(default_factory=dict)


@router.get("/tables/new")
async def new_table(request: Request, game: str = "") -> Response:
    """The form, filled in with what is usual."""
    return _page(request, _usual(request, _known(game)), {})


@router.post("/tables/new")
async def open_table(request: Request) -> Response:
    """Open the table, or show the form again with what is wrong at its place."""
    async with request.form(max_files=MOST_FILES, max_fields=200) as form:
        wish = await _read(request, form)
        again = "again" in form
    if again:
        return _page(request, _usual(request, wish.game), {})
    try:
        plan = _plan(wish, asker_of(request))
        live = await host_of(request).opening.open(request.state.person, plan, asking.newcomer(request))
    except TavolataError as error:
        places = _place(error, request.state.language, wish.game)
        return _page(request, wish, places, max(422, status_of(error)))
    await _remember_name(request, wish)
    if all(seat.kind != "friend" for seat in live.table.seats):
        await host_of(request).opening.start(live, actor_at(live, request.state.person))
    return RedirectResponse(f"/t/{live.table.code}", 303)


async def _remember_name(request: Request, wish: FilledForm) -> None:
    """Whoever had no name yet has one now: the name at the one place that is his."""
    own = [place["name"] for place in wish.places[: int(wish.seats)] if place["kind"] == "me"]
    person = request.state.person
    if person is not None and not person.name and len(own) == 1 and clean_name(own[0]):
        name = clean_name(own[0])
        await host_of(request).hall.store.write(partial(rows.update_person, person=person.id, name=name))


def _known(game: str) -> str:
    """A game there is: this one, or the first on the shelf."""
    ids = catalogue()
    return game if game in ids else min(ids, key=lambda id: (room(id).face.minutes, id))


# -- the form --------------------------------------------------------------------------------------------------------


def _usual(request: Request, id: str) -> FilledForm:
    """What is chosen before anybody has chosen."""
    known = room(id)
    count = known.face.seats or min(known.game.seat_counts)
    person = request.state.person
    name = person.name if person is not None else ""
    places = [
        {"kind": "me" if number == 0 else "bot", "name": name if number == 0 else "", "bot": "medium"}
        for number in range(max(known.game.seat_counts))
    ]
    options = {option.name: option_text(option.default) for option in known.game.options.values()}
    return FilledForm(id, str(count), request.state.language, options=options, places=places)


async def _read(request: Request, form: FormData) -> FilledForm:
    """The form as it was sent."""
    wish = _usual(request, _known(_text(form, "game")))
    wish.seats = _text(form, "seats", wish.seats)
    wish.language = _text(form, "language", wish.language)
    wish.clock = _text(form, "clock", wish.clock)
    wish.listed = _text(form, "listed", wish.listed)
    wish.offer = _text(form, "offer")
    for option in room(wish.game).game.options.values():
        missing = "no" if is_switch(option) else option_text(option.default)
        wish.options[option.name] = _text(form, f"option-{option.name}", missing)
    for number, place in enumerate(wish.places, 1):
        place["kind"] = _text(form, f"seat-{number}", place["kind"])
        place["name"] = clean_name(_text(form, f"name-{number}"))
        place["bot"] = _text(form, f"bot-{number}", place["bot"])
        place["commitment"] = _text(form, f"commitment-{number}")
    wish.pack = await _files(form)
    return wish


async def _files(form: FormData) -> dict[str, str]:
    """The files of a content pack of one's own."""
    files = {}
    for upload in form.getlist("pack"):
        if isinstance(upload, UploadFile) and upload.filename:
            body = await upload.read(LARGEST_FILE + 1)  # one letter too many is seen, not cut off
            files[upload.filename.rpartition("/")[2]] = body.decode("utf-8", "replace")
    return files


def _text(form: FormData, name: str, otherwise: str = "") -> str:
    value = form.get(name)
    return value if isinstance(value, str) else otherwise


def _plan(wish: FilledForm, asker: Asker) -> Plan:
    """The form as the host wants it."""
    count = int(wish.seats) if wish.seats.isdecimal() and len(wish.seats) < 3 else 0
    places = [Place(*_who(place)) for place in wish.places[:count]]
    places += [Place("bot")] * (count - len(places))  # more than can play, as the game will say
    game = room(wish.game).game
    meant = game.meant(count, game.choose(wish.options))
    chosen: dict[str, object] = {
        name: value for name, value in meant.items() if value != game.options[name].default
    }
    return Plan(
        wish.game,
        tuple(places),
        chosen,
        wish.language,
        facts.CLOCKS.get(wish.clock),
        listed=wish.listed == "yes",
        offer=wish.offer or None,
        content=wish.pack or None,
        asker=asker,
    )


def _who(place: dict[str, str]) -> tuple[str, str, str, str]:
    """Kind, name, bot and commitment of a place: a name and a lot are for oneself to give."""
    mine = place["kind"] == "me"
    return place["kind"], place["name"] if mine else "", _bot(place), place["commitment"] if mine else ""


def _bot(place: dict[str, str]) -> str:
    return facts.STRENGTHS.get(place["bot"], "") if place["kind"] == "bot" else ""


def _place(error: TavolataError, language: str, game: str) -> dict[str, str]:
    """Where in the form an error belongs: at an option it names, at the number of players, at the pack, or on top."""
    speaker = speaker_of(language, game)
    said = _sentence(error, speaker)
    option = str(error.arguments.get("option", ""))
    names = room(game).game.options
    if option in names:
        return {f"option-{option}": said}
    found = next((name for name in names if error.id.endswith(name) or f"-{name}-" in f"-{error.id}-"), "")
    if found:
        return {f"option-{found}": said}
    if error.id == "bad-seats":
        return {"seats": said}
    of_the_pack = any(part in error.id for part in ("content", "toml", "file", "heavy", "reading"))
    return {"pack" if of_the_pack else "form": said}


def _sentence(error: TavolataError, speaker: Speaker) -> str:
    """The error in the words of the page and of the game."""
    arguments = {
        name: ", ".join(map(str, value)) if isinstance(value, list) else value
        for name, value in error.arguments.items()
    }
    id = f"error-{error.id}"
    return sentence(speaker.text(id, **arguments) if speaker.knows(id) else str(error)).replace("..", ".")


# -- the page --------------------------------------------------------------------------------------------------------


def _page(request: Request, wish: FilledForm, errors: dict[str, str], status: int = 200) -> Response:
    render: Render = request.app.state.render
    language = request.state.language
    speaker = speaker_of(language)
    known = room(wish.game)
    own = known.words(language)
    offer: Offer = host_of(request).dealing.offer()
    everywhere = {name: errors.get(name, "") for name in ("form", "seats", "clock", "pack")}
    return render.page(
        request,
        "new.html",
        parts=("new",),
        status=status,
        offers=wish.game,
        games=shelf(language),
        chosen=card(known, language),
        counts=[(str(count), str(count), "") for count in known.game.seat_counts],
        options=options(known, own, wish.options, errors),
        seats=[{**place, "number": number} for number, place in enumerate(wish.places, 1)],
        strengths=[(name, speaker.text(f"strength-{name}")) for name in facts.STRENGTHS],
        clocks=[(name, clock_name(clock, speaker), "") for name, clock in facts.CLOCKS.items()],
        form=wish,
        errors=everywhere,
        offer=offer,
    )
