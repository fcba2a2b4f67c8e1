"""Image, compose file and service name only files, commands, settings and paths that exist."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.packaging.building import PIP_WHEEL, make
from typer.main import get_command

from astrolude.cli.app import app
from astrolude.server.settings import Settings
from astrolude.server.web.watching import PROBES
from workshop.paths import ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICE = (ROOT / "deploy" / "astrolude.service").read_text(encoding="utf-8")
SERVICE_SETTINGS = (ROOT / "deploy" / "astrolude.env").read_text(encoding="utf-8")
EXAMPLE = (ROOT / "deploy" / "env.example").read_text(encoding="utf-8")


def instructions(name: str) -> list[str]:
    return [line.split(maxsplit=1)[1] for line in DOCKERFILE.splitlines() if line.startswith(f"{name} ")]


def is_setting(variable: str) -> bool:
    return variable.removeprefix("ASTROLUDE_").lower() in Settings.model_fields


def test_the_image_serves_with_a_real_command_and_not_as_root() -> None:
    (entry,), (command,), (user,) = map(instructions, ("ENTRYPOINT", "CMD", "USER"))
    assert json.loads(entry) == ["astrolude"]
    (name,) = json.loads(command)
    assert name in getattr(get_command(app), "commands", {})
    assert user == "astrolude"
    assert DOCKERFILE.index("USER ") < DOCKERFILE.index("ENTRYPOINT ")


def test_the_image_checks_its_health_at_a_path_that_exists() -> None:
    (check,) = instructions("HEALTHCHECK")
    found = re.search(r"http://127\.0\.0\.1:8000(/[\w/]+)", check)
    assert found is not None
    assert found[1] in PROBES


@pytest.mark.parametrize("text", [DOCKERFILE, yaml.dump(COMPOSE), SERVICE, SERVICE_SETTINGS])
def test_every_variable_of_ours_is_a_setting(text: str) -> None:
    named = set(re.findall(r"ASTROLUDE_\w+", text))
    assert named
    assert {name for name in named if not is_setting(name)} == set()


def test_a_wheel_can_be_made_from_just_the_files_that_the_image_is_made_from(tmp_path: Path) -> None:
    root = tmp_path / "build"
    for line in instructions("COPY"):
        *sources, target = line.split()
        if sources[0].startswith("--from"):
            continue
        for source in sources:
            origin, copy = ROOT / source, root / target / ("" if source == target else source)
            if origin.is_dir():
                shutil.copytree(origin, copy, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
            else:
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(origin, copy)
    make([*PIP_WHEEL, str(tmp_path), "."], root, ASTROLUDE_NO_PAGE="1")


def test_what_the_builder_is_not_sent_is_not_copied() -> None:
    sent = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    copied = {name for line in instructions("COPY") for name in line.split()[:-1] if "--from" not in line}
    assert copied == sent


def test_the_compose_file_has_the_form_that_its_reader_expects() -> None:
    checker = [
        str(Path(sys.executable).parent / "check-jsonschema"),
        "--builtin-schema",
        "vendor.compose-spec",
    ]
    said = subprocess.run([*checker, str(ROOT / "compose.yaml")], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


def test_the_compose_file_names_files_services_and_volumes_that_exist() -> None:
    services = COMPOSE["services"]
    for service in services.values():
        assert set(service.get("depends_on", {})) <= set(services)
        for volume in service.get("volumes", []):
            origin = volume.split(":")[0]
            assert (ROOT / origin).is_file() if origin.startswith(".") else origin in COMPOSE["volumes"]
    assert "reverse_proxy server:8000" in (ROOT / "deploy" / "Caddyfile").read_text()
    assert "@database/" in services["server"]["environment"]["ASTROLUDE_DATABASE"]
    assert "ports" not in services["server"]
    assert "ports" not in services["database"]


def test_every_variable_that_a_host_must_fill_in_is_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    shown = set(re.findall(r"^#? ?([A-Z_]+)=", EXAMPLE, re.MULTILINE))
    assert asked == shown
