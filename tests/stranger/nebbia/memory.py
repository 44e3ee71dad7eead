"""Who knows which card: what is seen, what gets lost from sight, and how the hidden part is imagined.

A card has a back and a face. Backs are numbers that everybody at the table can follow: card 5 was drawn by Anna,
then taken by Bruno. The face is a good. ``faces[card]`` is the truth, and hidden. What a seat knows stands in
``seen[seat][good]``: the cards, as bits, of which one is known to be that good. One bit means that the seat knows the
very card; 0 that it knows nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .rules import Nebbia

NOTHING = -1


def bit(card: int) -> int:
    """A card among cards."""
    return 1 << card


def knows(state: Nebbia, seat: int, card: int) -> bool:
    """Whether a seat knows this very card. That it does is public: everybody sees who looks at what."""
    return bit(card) in state.seen[seat]


def remember(state: Nebbia, seat: int, card: int) -> None:
    """A seat sees the face of a card."""
    state.seen[seat][state.faces[card]] = bit(card)


def mix_hand(state: Nebbia, owner: int, chosen: int | None) -> int:
    """The owner mixes his hand out of sight and holds out a card: one he has chosen, or any.

    The others no longer know which card is which (NL-5.3, NL-5.4). The card held out is always the first one, so that
    its back does not tell whether it was chosen.
    """
    hand = state.hand(owner)
    goods = [state.faces[card] for card in hand]
    state.rng.shuffle(goods)
    if chosen is not None:
        goods.remove(chosen)
        goods.insert(0, chosen)
    for card, good in zip(hand, goods, strict=True):
        state.faces[card] = good
        remember(state, owner, card)
    mixed = sum(bit(card) for card in hand)
    for seat in range(state.seats):
        if seat != owner:
            state.seen[seat] = [cards | mixed if cards & mixed else cards for cards in state.seen[seat]]
    return hand[0]


def imagine_goods(state: Nebbia, viewer: int) -> None:
    """Draw all faces anew, as far as the viewer cannot tell; the others go on knowing the cards they have looked at."""
    looked = [[card for card in state.cards() if knows(state, seat, card)] for seat in range(state.seats)]
    faces: list[int] = []
    while not faces:
        faces = _guess(state, viewer)
    state.faces = faces
    for seat in range(state.seats):
        if seat != viewer:
            state.seen[seat] = [0] * len(faces)
            for card in looked[seat]:
                remember(state, seat, card)


def _guess(state: Nebbia, viewer: int) -> list[int]:
    """Lay the goods on the cards, those the viewer knows most about first; [] if that leads nowhere."""
    seen = state.seen[viewer]
    faces = [NOTHING] * len(seen)
    for good in sorted(range(len(seen)), key=lambda good: seen[good].bit_count() or len(seen)):
        free = [
            card
            for card in state.cards()
            if faces[card] == NOTHING and (seen[good] == 0 or seen[good] & bit(card))
        ]
        if not free:
            return []
        faces[free[state.rng.below(len(free))]] = good
    return faces
