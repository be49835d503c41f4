"""The description of the REST interface is whole, and nothing that follows or breaks it breaks the server."""

import asyncio
import math
import os
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec.inspect
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.routes import HTTPRoute
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from crocetta import games
from crocetta.bots.desk import InlineDesk
from crocetta.server.app import create_app
from crocetta.server.http import play
from crocetta.server.store import Store
from tests.server.people import TIMEOUT, Guests, Person, new_move, open_server

ASKED = os.environ.get("CROCETTA_CALLS")
"""For `make fuzz`: so many of each, however long they take."""
CALLS = settings(
    max_examples=int(ASKED or 30),
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
LONG_ENOUGH = math.inf if ASKED else 40.0
"""Seconds for all operations together, on a busy machine."""
SCHEMA = schemathesis.openapi.from_dict(
    msgspec.to_builtins(
        create_app(Store("sqlite+aiosqlite://"), InlineDesk()).openapi_schema.to_schema(), enc_hook=str
    )
)
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)}


def test_every_seat_and_number_that_is_asked_for_has_bounds() -> None:
    """Too few calls are made up to notice that one has none."""
    asked = [
        (label, parameter["name"], parameter["schema"])
        for label, operation in OPERATIONS.items()
        for parameter in operation.definition.raw.get("parameters", ())
        if parameter["in"] == "query"
    ]
    numbers = [
        (label, name, schema | kind)
        for label, name, schema in asked
        for kind in schema.get("oneOf", [schema])
        if kind.get("type") == "integer"
    ]
    assert {name for _, name, _ in numbers} == {"after", "seat", "wait"}
    # Litestar drops the zero below a number that may be left out.
    assert [one for one in numbers if "maximum" not in one[2]] == []


class Running:
    """A server whose loop stands still between the calls of a test."""

    def __init__(self, runner: asyncio.Runner, ada: Person, tables: list[str]) -> None:
        self.runner = runner
        self.ada = ada
        self.tables = tables

    def call(self, **arguments: Any) -> httpx.Response:
        return self.runner.run(self.ada.client.request(**arguments))


@pytest.fixture(scope="module")
def running(empty_database: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    path = tmp_path_factory.mktemp("openapi") / "test.db"
    shutil.copy(empty_database, path)
    closing = asyncio.Event()

    async def stay_open(opened: asyncio.Future[Running]) -> None:
        """A server is opened and shut by one and the same task."""
        async with open_server(f"sqlite+aiosqlite:///{path}") as app, Guests(app) as guests:
            ada = await guests.invite("Ada")
            running = (await ada.open_table("silver-and-gold", "me", "beside"))["table"]
            gathering = (await ada.open_table("la-piramide", "me", "open", "open"))["table"]
            opened.set_result(Running(runner, ada, [running, gathering]))
            await closing.wait()

    async def open_up() -> tuple[Running, asyncio.Task[None]]:
        opened: asyncio.Future[Running] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(stay_open(opened))
        return await asyncio.wait_for(opened, TIMEOUT), task

    async def shut(task: asyncio.Task[None]) -> None:
        closing.set()
        await task

    with asyncio.Runner() as runner:
        found, task = runner.run(open_up())
        yield found
        runner.run(shut(task))


def test_every_endpoint_is_documented(database: str) -> None:
    app = create_app(Store(database), InlineDesk())
    served = {
        f"{method} {route.path_format}"
        for route in app.routes
        if isinstance(route, HTTPRoute)
        and route.path.startswith("/api/")
        and not route.path.startswith("/api/schema")
        for method in route.methods - {"OPTIONS", "HEAD"}
    }
    assert served == set(OPERATIONS)
    assert len(served) > 20


def test_every_endpoint_says_what_it_is_for() -> None:
    silent = [label for label, operation in OPERATIONS.items() if not operation.definition.raw.get("description")]
    assert silent == []


def test_every_address_in_the_docs_is_there() -> None:
    page = (Path(__file__).parents[2] / "docs/server.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:GET|PUT|POST|DELETE) /api/[^`?]*)", page)
    assert len(named) > 10
    assert {_shape(address) for address in named} <= {_shape(label) for label in OPERATIONS}


def _shape(address: str) -> str:
    """With a star for whatever has to be put in."""
    return re.sub(r"\{\w+\}|\b(NAME|GAME|DAY|EDITION|CODE|TABLE|DEVICE)\b", "*", address)


_spent = 0.0


def kinds_of_requests() -> list[tuple[str, GenerationMode]]:
    """Right ones for every operation, wrong ones for those that carry something."""
    right = [(label, GenerationMode.POSITIVE) for label in sorted(OPERATIONS)]
    wrong = [
        (label, GenerationMode.NEGATIVE)
        for label, operation in sorted(OPERATIONS.items())
        if operation.body or operation.query
    ]
    return right + wrong


@pytest.fixture
def _short_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long polling waits a hundredth of the time: nothing will come."""

    async def wait(tasks: Any, timeout: float) -> None:
        await asyncio.wait(tasks, timeout=timeout / 100)

    monkeypatch.setattr(play, "time", SimpleNamespace(monotonic=lambda: 100 * time.monotonic()))
    monkeypatch.setattr(play, "asyncio", SimpleNamespace(wait=wait))


@pytest.mark.usefixtures("_short_limits")
@pytest.mark.parametrize(("label", "mode"), kinds_of_requests(), ids=lambda part: getattr(part, "value", str(part)))
def test_no_request_breaks_the_server(running: Running, label: str, mode: GenerationMode) -> None:
    operation = OPERATIONS[label]
    tables = running.tables
    if label.endswith(("/leave", "/resign", "/close")):  # the others need their tables
        tables = [running.runner.run(running.ada.open_table("pyramids", "me", "open"))["table"]]

    @CALLS
    @given(case=operation.as_strategy(generation_mode=mode), table=st.sampled_from([*tables, ""]))
    def call(case: Any, table: str) -> None:
        global _spent
        if _spent > LONG_ENOUGH:
            return
        began = time.monotonic()
        if table and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        arguments = case.as_transport_kwargs(base_url="http://table.test")
        for name in ("cookies", "headers"):
            arguments.pop(name, None)
        if isinstance(arguments.get("data"), bytes | str):
            arguments["content"] = arguments.pop("data")
        try:
            response = running.call(**arguments)
        except (httpx.InvalidURL, UnicodeEncodeError):
            return
        assert response.status_code < 500, (arguments, response.text)
        assert str(response.status_code) in operation.definition.raw["responses"], (arguments, response.text)
        if response.status_code >= 400:
            assert response.json()["detail"]
        elif response.headers["content-type"].startswith("application/json"):
            operation.validate_response(response)
        _spent += time.monotonic() - began

    call()


def written(kind: msgspec.inspect.Type) -> st.SearchStrategy[Any]:
    """Whatever can be written of this type, sensible or not."""
    match kind:
        case msgspec.inspect.UnionType(types):
            return st.one_of(*map(written, types))
        case msgspec.inspect.StructType(fields=fields, tag=tag):
            values = {field.encode_name: written(field.type) for field in fields}
            return st.fixed_dictionaries({"type": st.just(tag), **values})
        case msgspec.inspect.IntType():
            return st.integers(-2, 6) | st.integers(0, 2**64) | st.integers()
        case msgspec.inspect.EnumType(cls):
            return st.sampled_from([member.value for member in cls])
        case msgspec.inspect.VarTupleType(item):
            return st.lists(written(item), max_size=4)
        case _:
            raise NotImplementedError(kind)


@pytest.mark.parametrize("game", games.names())
def test_no_action_that_can_be_written_breaks_a_match(running: Running, game: str) -> None:
    actions = written(msgspec.inspect.type_info(games.get(game).types.action.type))
    table = running.runner.run(running.ada.open_table(game, "me", "beside"))["table"]

    @settings(CALLS, max_examples=max(150, int(ASKED or 0)))
    @given(action=actions, seat=st.integers(0, 1), back=st.booleans())
    def call(action: Any, seat: int, back: bool) -> None:
        update = running.call(method="GET", url=f"/api/tables/{table}/view?seat={seat}").json()
        body = {"seat": seat, "decision": update["decision"], "action": action, "move": new_move()}
        response = running.call(method="POST", url=f"/api/tables/{table}/play", json=body)
        assert response.status_code == 200, (action, response.text)
        assert response.json()["type"] in ("accepted", "refused")
        if response.json()["type"] == "refused":
            after = running.call(method="GET", url=f"/api/tables/{table}/view?seat={seat}").json()
            assert after == update
        if back:
            body = {"seat": seat, "decision": update["decision"] + 1, "move": new_move()}
            assert running.call(method="POST", url=f"/api/tables/{table}/take-back", json=body).status_code == 200

    call()


def test_no_request_starts_a_task_for_each_thing_it_needs(database: str) -> None:
    app = create_app(Store(database), InlineDesk())
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    wants = [model for route in routes for _, model in route.route_handler_map.values()]
    assert any(model.dependency_batches for model in wants)
    assert all(len(batch) == 1 for model in wants for batch in model.dependency_batches)
