"""What is pending, as numbers: the frames of the stack, and a combat as one flat list."""

from __future__ import annotations

from typing import Final

# Kinds of frames on the stack. Each is [kind, seat, arguments ...]; a seat of TOGETHER: several decide at once.
# Dumps and records hold these numbers, so that they stay as they are: those from 54 on that are missing mean nothing.
Q_PLAN: Final = 0
"""(TOGETHER): orders, all at once."""
Q_RAVEN: Final = 1
"""(seat)"""
Q_SWAP: Final = 2
"""(seat, area): the order that comes instead."""
Q_TOP: Final = 3
"""(seat): the wildling card that was looked at stays or goes to the bottom."""
Q_ORDER: Final = 4
"""(seat, type of order): which of its orders the House resolves."""
Q_RAID: Final = 5
"""(seat, area, token)"""
Q_MARCH: Final = 6
"""(seat, area, token, whether a neutral force was attacked): where to, or done."""
Q_GROUP: Final = 7
"""(seat, area, token, destination, footmen, knights, siege engines, ships): who goes along."""
Q_LEAVE: Final = 8
"""(seat, area): a power token left behind, or not."""
Q_COLLECT: Final = 9
"""(seat, area): power, or mustering."""
Q_MUSTER: Final = 10
"""(seat, how many areas may still be chosen)"""
Q_RECRUIT: Final = 11
"""(seat, area)"""
Q_HARBOUR: Final = 12
"""(seat, area): where a new ship goes."""
Q_CAPTURE: Final = 13
"""(seat, port)"""
Q_DISBAND: Final = 14
"""(seat, reason, number): where a unit is lost."""
Q_UNIT: Final = 15
"""(seat, reason, number, area): which one."""
Q_EFFECT: Final = 16
"""(seat, card)"""
Q_BIDS: Final = 17
"""(TOGETHER, what for: a track, or FOR_WILDLINGS)"""
Q_TIE: Final = 18
"""(seat that decides, what for, tied seats as bits)"""
Q_FALL: Final = 19
"""(seat): the track on which the House falls to the last place (A King Beyond the Wall)."""
Q_RISE: Final = 20
"""(seat): the track on which it rises to the first."""
Q_UNHORSE: Final = 21
"""(seat, number): where a knight becomes a footman."""
Q_KNIGHT: Final = 22
"""(seat, number): where a footman may become a knight."""
Q_TAKE_BACK: Final = 23
"""(seat): the discarded house card that may come back."""
Q_DISCARD: Final = 24
"""(seat): the house card that is discarded."""
Q_PREEMPTIVE: Final = 25
"""(seat): two units, or two places."""
Q_TRACK: Final = 26
"""(seat that decides, who drops, tracks as bits): where it drops two places."""
Q_HORDE: Final = 27
"""(seat): the structure where two units are lost."""
Q_SUPPORT: Final = 28
"""(seat, area)"""
Q_ACCEPT: Final = 29
"""(seat, whose support)"""
Q_CARDS: Final = 30
"""(TOGETHER): house cards, both at once."""
Q_TEXT: Final = 31
"""(seat, text): whether a text is used."""
Q_REPLACE: Final = 32
"""(seat, card it may not be, or NOTHING): another house card."""
Q_THORNS: Final = 33
"""(seat)"""
Q_DORAN: Final = 34
"""(seat)"""
Q_BLADE: Final = 35
"""(seat)"""
Q_CERSEI: Final = 36
"""(seat)"""
Q_RENLY: Final = 37
"""(seat)"""
Q_CASUALTY: Final = 38
"""(seat, number, why)"""
Q_RETREAT: Final = 39
"""(seat that chooses)"""
Q_PATCHFACE: Final = 40
"""(seat)"""
Q_KEEP: Final = 41
"""(seat, how many objectives it must still put back)"""
Q_SCORE: Final = 42
"""(seat): an objective that may be scored."""
Q_BALLOT: Final = 43
"""(TOGETHER, number of the ballot): whom each House wants to be allied with."""
Q_ENTRY: Final = 44
"""(seat, area, where it comes from): how it means to enter an ally's land."""
Q_BRIDGE: Final = 45
"""(ally, seat, area): whether its ships may be used on the way there."""
Q_HOST: Final = 46
"""(ally, seat, area, move: ENTER or RECEIVE): whether the land may be entered, or is given."""
Q_HAVEN: Final = 47
"""(ally, seat, area): whether a beaten army may retreat there, or across its ships."""
Q_EXCUSE: Final = 48
"""(seat, ally that refused it support or a bridge): whether the reasons are accepted."""
Q_PENALTY: Final = 49
"""(seat): the track on which a traitor goes down a place that could not pay."""
Q_CLAIM: Final = 50
"""(seat, area): whether a former guest takes the land it stands on."""
Q_GIFT: Final = 51
"""(seat, area): whether a guest asks for the land it stands on."""
Q_PROPOSE: Final = 52
"""(seat, number of the ballot that follows): which alliance it proposes, if any."""
Q_PROPOSAL: Final = 53
"""(seat, place among the proposals): what it answers to one."""
QUESTIONS: Final = 54
"""Kinds from here on ask nobody."""

P_ROUND: Final = 60
"""(step)"""
P_WESTEROS: Final = 61
"""(step, three cards)"""
P_TURNS: Final = 62
"""(type of order, seats that had their turn in this cycle, as bits)"""
P_MARCH: Final = 63
"""(seat, area): the march is over but for its combat."""
P_COMBAT: Final = 64
"""(step)"""
P_SUPPORT: Final = 65
"""(next place on the throne track)"""
P_MUSTER: Final = 66
"""(next place on the throne track)"""
P_RECONCILE: Final = 67
"""(next place on the throne track)"""
P_CLASH: Final = 68
"""(track, step)"""
P_WILDLINGS: Final = 69
"""(step, strength, seat that is left out or NOBODY, the House it turns on or NOBODY)"""
P_HORDES: Final = 70
"""(wildling card, lowest bidder, seat left out, next place): the wildlings have won, and each House suffers."""
P_TEXTS: Final = 71
"""(timing, sides whose text had its moment, as bits)"""
P_VICTORY: Final = 72
"""(): has anybody won?"""
P_EFFECT: Final = 73
"""(effect)"""
P_NEUTRAL: Final = 74
"""As Q_GROUP: units wait for support against a neutral force."""
P_ACCEPT: Final = 75
"""(next place on the throne track): the combatants take or refuse the support of others."""
P_FLEE: Final = 76
"""(area): a beaten army goes there, when no more than fit are left of it."""
P_FIT: Final = 77
"""(seat): destroys units until its armies fit."""

P_BALLOTS: Final = 80
"""(number of ballots held)"""
P_WAY: Final = 81
"""(seat, area, token, whether a neutral force was attacked, destination): leave is asked for a march."""
P_HAVEN: Final = 82
"""(area): leave is asked for a retreat."""
P_TALK: Final = 83
"""(number of the ballot that follows, turns so far, how many passed in a row): alliances are proposed."""
P_RESOLVE: Final = 84
"""(seat, area): a guest takes up an order, once it is clear whose the land is."""
P_DEAL: Final = 90
"""(next place on the throne track): objectives are dealt."""
P_GOALS: Final = 91
"""(step, next place on the throne track): objectives at the end of a round."""
KINDS: Final = 92

# Places in frames: the third number of a question about an area, or about another House, is that.
AREA: Final = 2
OTHER: Final = 2

# A proposal of an alliance: who made it, the seats of the alliance as bits, and what each seat has answered.
O_BY: Final = 0
O_SIDE: Final = 1
O_ANSWERS: Final = 2
UNANSWERED: Final = 0
ACCEPTED: Final = 1
DECLINED: Final = 2
"""And the reason beyond it."""

# What allies have granted and denied to the march or the retreat under way: sets as bits, and one decision.
L_BRIDGES: Final = 0
"""Seats that let their ships be used."""
L_NO_BRIDGES: Final = 1
"""Seats that do not."""
L_NO_ENTRY: Final = 2
"""Areas that may not be entered."""
L_NO_GIFT: Final = 3
"""Areas that are not given away."""
L_AREA: Final = 4
"""The area whose entry was decided about, or NOTHING."""
L_MANNER: Final = 5
"""How it is entered: the move ENTER, RECEIVE or SEIZE."""
L_NO_SUPPORT: Final = 6
"""Seats that refused support: what they owed as allies, or any against a neutral force."""
L_SPARED: Final = 7
"""Areas that the House did not want to enter, once it was asked how."""
NO_PACT: Final = [0, 0, 0, 0, -1, 0, 0, 0]

# What bids and ties are for: a track (0 to 2), or the wildlings.
FOR_WILDLINGS: Final = 3
FOR_HIGHEST: Final = 3
FOR_LOWEST: Final = 4
BID_FOR: Final = ["throne", "fiefdoms", "court", "wildlings"]
TIE_FOR: Final = ["throne", "fiefdoms", "court", "highest", "lowest"]
"""What these are called."""

# Why units are lost.
FOR_SUPPLY: Final = 0
BY_WILDLINGS: Final = 1
BY_SWORDS: Final = 2
BY_SKULL: Final = 3
IN_RETREAT: Final = 4
AT_STRUCTURE: Final = 5
REASONS: Final = ["supply", "wildlings", "swords", "skull", "retreat", "structure"]
"""What these are called."""

# The sides of a combat.
ATTACK: Final = 0
DEFENCE: Final = 1
SIDES: Final = ["attacker", "defender"]
"""What these are called."""

# A combat, as one flat list of numbers.
F_ATTACKER: Final = 0
F_DEFENDER: Final = 1
F_FROM: Final = 2
F_AT: Final = 3
F_ORDER: Final = 4
"""The march order that started it."""
F_FORCE: Final = 5
"""The attacking units, four numbers; they stand in no area."""
F_CARDS: Final = 9
"""The house cards of attacker and defender, or NOTHING; hidden until both are there."""
F_SHOWN: Final = 11
"""Whether they were revealed."""
F_USED: Final = 12
"""The cards whose text has worked or was declined, as bits: attacker's 7, then defender's 7."""
F_BLADE: Final = 13
"""Who added the blade: NOBODY, or the side."""
F_TIDES: Final = 14
"""The tides of both sides, or NOTHING."""
F_WINNER: Final = 16
"""The side that won, or NOTHING."""
F_FOR_ATTACKER: Final = 17
"""The areas whose support helps the attacker, as bits."""
F_FOR_DEFENDER: Final = 18
F_RETREATING: Final = 19
"""The beaten units that are still to retreat, four numbers; they stand in no area."""
F_ENTERED: Final = 23
"""Whether the attackers entered the area."""
F_TIDES_SHOWN: Final = 24
F_ASKED: Final = 25
"""The areas whose support was decided about, as bits."""
F_SUMS: Final = 26
"""What each side's strength was made of when the combat was decided: units are lost and support goes after that."""
SUM: Final = 6
"""Numbers of a sum: units, order, support, garrison, card, and the whole."""
FIGHT: Final = 38
