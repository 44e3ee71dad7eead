"""Workers: each job has its time, and what becomes of one worker is no other's affair."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from tavolata.engine.errors import BadRecord
from tavolata.workers import crew as workers
from tavolata.workers.crew import Crew, Failed, Grown, Job, Late, Lost, WorkerError

from . import chores

T = TypeVar("T")


def run(crew: Crew, work: Coroutine[Any, Any, T]) -> T:
    """Let something happen with a crew, and send it home."""

    async def shift() -> T:
        try:
            async with asyncio.timeout(120):
                return await work
        finally:
            crew.close()

    return asyncio.run(shift())


def job(work: Any, *arguments: Any, seconds: float = 30.0, **more: Any) -> Job:
    return Job(work, arguments, seconds, more.pop("grace", 30.0), **more)


def test_a_job_is_done_elsewhere() -> None:
    crew = Crew(1)

    async def work() -> None:
        worker = await crew.do(job(chores.who))
        assert worker != os.getpid()
        big = ["è" * 1000] * 3000
        assert await crew.do(job(chores.echo, big)) == big
        assert await crew.do(job(chores.who)) == worker

    run(crew, work())


def test_a_refusal_comes_back_as_it_was() -> None:
    crew = Crew(1)

    async def work() -> None:
        worker = await crew.do(job(chores.who))
        with pytest.raises(BadRecord, match="line 3: no") as caught:
            await crew.do(job(chores.refuse))
        assert caught.value.id == "bad-move" and caught.value.arguments == {"line": 3}
        with pytest.raises(Failed, match="a mistake"):
            await crew.do(job(chores.stumble))
        assert await crew.do(job(chores.who)) == worker and crew.replaced == 0

    run(crew, work())


@pytest.mark.parametrize(
    ("chore", "fate"),
    [(chores.hang, Late), (chores.stop, Late), (chores.die, Lost), (chores.grow, Grown)],
    ids=lambda one: one.__name__,
)
def test_a_worker_that_fails_is_replaced(chore: Any, fate: type[WorkerError]) -> None:
    crew = Crew(2, memory=256)

    async def work() -> None:
        first = await crew.do(job(chores.who))  # it is the first to take what comes next
        beside = asyncio.ensure_future(crew.do(job(chores.spin, seconds=3.0)))
        await asyncio.sleep(0)
        with pytest.raises(fate):
            await crew.do(job(chore, seconds=1.0, grace=0.0 if fate is Late else 30.0))
        assert await beside == 3.0, "the other worker was disturbed"
        both = await asyncio.gather(*[crew.do(job(chores.who)) for _ in range(2)])
        assert crew.replaced == 1 and first in both

    run(crew, work())


def test_a_worker_killed_while_it_rested() -> None:
    crew = Crew(1)

    async def work() -> None:
        os.kill(await crew.do(job(chores.who)), signal.SIGKILL)
        with pytest.raises(Lost):
            await crew.do(job(chores.who))
        assert await crew.do(job(chores.echo, 1)) == 1

    run(crew, work())


def test_whoever_works_hurries_when_others_wait() -> None:
    crew = Crew(1)

    async def work() -> None:
        long = asyncio.ensure_future(crew.do(job(chores.spin, seconds=100.0, owner="a", hurries=True)))
        while not crew._busy:
            await asyncio.sleep(0.01)
        assert await crew.do(job(chores.echo, "quick", owner="b")) == "quick"
        assert await long == workers.ROUND / 2

    run(crew, work())


def test_a_table_that_waits_for_itself_is_given_its_time() -> None:
    crew = Crew(1)

    async def work() -> None:
        both = [job(chores.spin, seconds=0.5, owner="a", table=1, hurries=True) for _ in range(2)]
        assert await asyncio.gather(*[crew.do(one) for one in both]) == [0.5, 0.5]

    run(crew, work())


def test_many_tables_of_one_owner_do_not_keep_another_waiting() -> None:
    crew = Crew(1)
    order: list[str] = []

    async def one(name: str, owner: str, table: int, seconds: float) -> float:
        took: float = await crew.do(job(chores.spin, seconds=seconds, owner=owner, table=table, hurries=True))
        order.append(name)
        return took

    async def work() -> None:
        await crew.do(job(chores.who))
        many = [asyncio.ensure_future(one("many", "a", table, 1.0)) for table in range(20)]
        await asyncio.sleep(0)
        few = await one("few", "b", 0, 0.2)
        assert few == 0.2 and order.index("few") <= 2, order
        took = await asyncio.gather(*many)
        assert max(took[:10]) <= workers.ROUND / 10, "while many wait, each has little"

    run(crew, work())


def test_what_nobody_waits_for_is_not_begun() -> None:
    crew = Crew(1)

    async def work() -> None:
        first = asyncio.ensure_future(crew.do(job(chores.spin, seconds=0.3)))
        second = asyncio.ensure_future(crew.do(job(chores.die)))
        await asyncio.sleep(0.01)
        second.cancel()
        await first
        assert await crew.do(job(chores.echo, 1)) == 1 and crew.replaced == 0

    run(crew, work())


def test_a_crew_says_whether_anybody_answers() -> None:
    crew = Crew(2)

    async def work() -> None:
        assert await crew.answers(60.0), "nobody was needed yet"
        await asyncio.gather(*[crew.do(job(chores.spin, seconds=0.1)) for _ in range(2)])
        while crew._busy or not all(worker.ready for worker in crew._workers):
            await asyncio.sleep(0.01)
        pids = [worker._process.pid or 0 for worker in crew._workers]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        crew._heard = -1e9
        assert not await crew.answers(0.5)
        assert await crew.answers(60.0) and await crew.do(job(chores.echo, 1)) == 1
        assert crew.replaced == len(pids)

    run(crew, work())


def test_a_crew_that_cannot_be_started_answers_nothing() -> None:
    crew = Crew(1, ("there_is_no_such_module",))

    async def work() -> None:
        with pytest.raises(Lost):
            await crew.do(job(chores.echo, 1))
        assert not await crew.answers(60.0)

    run(crew, work())
