"""The commands, one for each goal of the Makefile."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Callable
from typing import Final, NoReturn

from workshop import changelog, checks, engine, environment, near, page, site
from workshop.console import Command, Trouble, joined, say, step
from workshop.paths import (
    BUILD,
    COMPILED,
    DIST,
    PAGE,
    ROOT,
    SITE,
    STATIC_SITE,
    TOOLS,
    VENV,
    VENV_BIN,
    VENV_PYTHON,
    WEB,
    shown,
)


def play(rest: list[str]) -> None:
    """prepare everything on the first run, then start the server and open the page"""
    environment.ensure(environment.RUN)
    page.ensure(page.node_from_environment)
    near.ensure(VENV_PYTHON, page.node_from_environment)
    _become_astrolude(rest)


def bench(rest: list[str]) -> None:
    """measure the compiled engine's speed"""
    environment.ensure(environment.RUN)
    engine.ensure()
    _become_astrolude(["bench", *rest])


def train(rest: list[str]) -> None:
    """play, fit and duel one small round of learning in ten minutes: GAME=gaia"""
    environment.ensure(environment.RUN, "test")
    engine.ensure()
    env = joined({"PYTHONPATH": os.pathsep.join([str(COMPILED), str(ROOT)])})
    sys.stdout.flush()
    os.execve(VENV_PYTHON, [str(VENV_PYTHON), "-m", "training", *rest], env)


def test(_: list[str]) -> None:
    """run every check and test: style, types, page, plain engine, compiled engine, browser"""
    checks.everything()


def lint(_: list[str]) -> None:
    """check style and format"""
    checks.run(checks.lint(checks.prepare()))


def typecheck(_: list[str]) -> None:
    """check types"""
    environment.ensure(environment.RUN, "test")
    checks.run(checks.types())


def format_sources(_: list[str]) -> None:
    """put the sources into the house format"""
    checks.run(checks.mend(checks.prepare()))


def compiled(rest: list[str]) -> None:
    """compile the engine into build/compiled, for the next start and for measuring"""
    if rest == ["--background"]:
        engine.step_aside()
    environment.ensure(environment.RUN)
    engine.ensure()
    say(f"The compiled package is in {shown(COMPILED)}.")


def build_page(_: list[str]) -> None:
    """build the page into the package"""
    environment.ensure(environment.RUN)
    page.ensure(page.node_from_environment)
    near.ensure(VENV_PYTHON, page.node_from_environment)
    say(f"The page is in {shown(PAGE)}.")


def protocol(_: list[str]) -> None:
    """write anew what server and page share: the protocol's documents and types, cases of sentences"""
    environment.ensure(environment.RUN)
    step("Describing the protocol", [VENV_PYTHON, TOOLS / "protocol_reference.py"])
    step("Saying the shared sentences", [VENV_PYTHON, TOOLS / "sentence_cases.py"])
    step("Settling options", [VENV_PYTHON, TOOLS / "option_cases.py"])
    page.write_types()


def wheel(_: list[str]) -> None:
    """make a wheel with the page and, where a C compiler exists, the compiled engine"""
    environment.ensure(environment.RUN)
    page.ensure(page.node_from_environment)
    near.ensure(VENV_PYTHON, page.node_from_environment)
    pip: Command = [VENV_PYTHON, "-m", "pip", "wheel", "--disable-pip-version-check"]
    step("Making the wheel", [*pip, "--no-build-isolation", "--no-deps", "--wheel-dir", DIST, "."])
    say("\n".join(shown(path) for path in sorted(DIST.glob("*.whl"))))


def docs(_: list[str]) -> None:
    """build the documentation as a site into build/site"""
    site.build()
    say(f"The site is in {shown(SITE)}: open index.html there.")


def static_site(_: list[str]) -> None:
    """build the page with the engine inside, for any file server, into build/static-site"""
    environment.ensure(environment.RUN)
    page.ensure(page.node_from_environment)
    near.ensure(VENV_PYTHON, page.node_from_environment)
    step("Putting the static site together", [VENV_PYTHON, TOOLS / "static_site.py"])
    say(f"The site is in {shown(STATIC_SITE)}: docs/static-site.md says how to publish it.")


def pin(_: list[str]) -> None:
    """choose the newest versions of everything anew and write them to constraints.txt"""
    environment.pin()


def lowest(_: list[str]) -> None:
    """print the lowest versions that pyproject.toml allows, as constraints for pip"""
    say("\n".join(environment.lowest()))


def notes(rest: list[str]) -> None:
    """print what CHANGELOG.md says of a version, for its release page: ARGS=v0.2.0"""
    if len(rest) != 1:
        raise Trouble("Name one version: make notes ARGS=v0.2.0")
    say(changelog.notes(rest[0]))


def clean(_: list[str]) -> None:
    """remove everything that was made here: environment, page, packages, builds"""
    for folder in (BUILD, DIST, PAGE, WEB / "node_modules", VENV):
        shutil.rmtree(folder, ignore_errors=True)
    page.BUILT.clear()
    near.MADE.clear()


COMMANDS: Final[dict[str, Callable[[list[str]], None]]] = {
    "play": play,
    "test": test,
    "lint": lint,
    "format": format_sources,
    "typecheck": typecheck,
    "compiled": compiled,
    "page": build_page,
    "protocol": protocol,
    "wheel": wheel,
    "docs": docs,
    "site": static_site,
    "bench": bench,
    "train": train,
    "pin": pin,
    "lowest": lowest,
    "notes": notes,
    "clean": clean,
}


def main() -> None:
    """Run one command; say a failure in one sentence."""
    command, rest = _arguments()
    try:
        COMMANDS[command](rest)
    except Trouble as trouble:
        _fail(str(trouble))
    except OSError as error:
        _fail(f"{error.strerror or error}: {error.filename or 'see above'}. Mend this and run make again.")
    except KeyboardInterrupt:
        _fail("Stopped.")


def _arguments() -> tuple[str, list[str]]:
    lines = [f"  {name:<10} {command.__doc__}" for name, command in COMMANDS.items()]
    parser = argparse.ArgumentParser(
        prog="make",
        usage="make COMMAND [ARGS='further arguments']",
        description="Astrolude's workshop.",
        epilog="commands:\n" + "\n".join(lines),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND", help=argparse.SUPPRESS)
    if len(sys.argv) < 2:
        parser.print_help()
        sys.exit()
    parsed, rest = parser.parse_known_args()
    return parsed.command, rest


def _become_astrolude(arguments: list[str]) -> NoReturn:
    """Turn this process into Astrolude, compiled if the engine at hand fits the sources."""
    env: dict[str, str] = {}
    if engine.is_current():
        engine.mirror()
        env = engine.environment()
    else:
        engine.ensure_in_background()
    sys.stdout.flush()
    os.execve(VENV_BIN / "astrolude", ["astrolude", *arguments], joined(env))


def _fail(sentence: str) -> NoReturn:
    sys.stdout.flush()
    print(f"\n{sentence}", file=sys.stderr)
    sys.exit(1)
