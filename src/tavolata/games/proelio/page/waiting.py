"""The attacks on the table: who laid them, before whom, what their backs allow, and what the reader knows of them."""

from __future__ import annotations

from typing import NamedTuple

from ..view import AttackView, DefenceView, face_of
from .emblems import GOLD
from .targets import Table


class Attack(NamedTuple):
    """An attack as the reader sees it. ``waits`` is false once it is turned up; a ghost is only planned."""

    by: int
    target: int
    gold: bool
    face: str
    """The card, where the reader may see it."""
    waits: bool
    ghost: bool
    title: str
    note: str
    says: str


def attack_on(table: Table, seat: int) -> Attack | None:
    """The attack before a House: one that waits, one that was turned up, or one that is planned."""
    defence = table.view["defence"]
    if defence is not None and defence["seat"] == seat and defence["revealed"]:
        return _revealed(table, defence, defence["revealed"])
    by = table.houses[seat]["right"]
    laid = table.houses[by]["attack"]
    if laid is not None:
        return attack_of(table, by, laid)
    after = table.scene.after
    planned = None if after is None else after["houses"][by]["attack"]
    return None if planned is None else attack_of(table, by, planned)._replace(ghost=True)


def attack_of(table: Table, by: int, attack: AttackView) -> Attack:
    """An attack that waits."""
    gold = attack["back"] == "imperial"
    face = face_of(attack)
    note = _note(table, attack, face)
    mine = by == table.own
    who, target = table.words.player(by), table.words.player(attack["target"])
    title = table.say("attack-yours" if mine else "attack-of", player=who)
    says = table.say("attack-waits", player=who, target=target, note=note)
    return Attack(by, attack["target"], gold, face, True, False, title, note, says)


def _note(table: Table, attack: AttackView, face: str) -> str:
    """What an attack can be: its face if it is known, else what its back allows."""
    if face:
        return table.card(face)
    if attack["perhaps"]:
        return table.say("attack-perhaps", cards=table.either(attack["perhaps"]))
    values = [table.cards[card]["value"] for card in attack["may_be"]]
    if attack["back"] == "imperial":
        return table.say("attack-gold", cards=table.either(attack["may_be"]))
    return table.say("attack-black", least=min(values, default=0), most=max(values, default=0))


def _revealed(table: Table, defence: DefenceView, card: str) -> Attack:
    """An attack that lies open while it is being resolved."""
    by = defence["attacker"]
    note = table.card(card)
    who, target = table.words.player(by), table.words.player(defence["seat"])
    title = table.say("attack-yours" if by == table.own else "attack-of", player=who)
    says = table.say("attack-open", player=who, target=target, card=note)
    return Attack(by, defence["seat"], card in GOLD, card, False, False, title, note, says)
