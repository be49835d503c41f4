"""The bill of materials names everything that is locked, once, with its hashes, and the same each time."""

import importlib.util
import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def made() -> dict[str, Any]:
    spec = importlib.util.spec_from_file_location("sbom", ROOT / "scripts/sbom.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    bill: dict[str, Any] = module.bill(ROOT)
    return bill


def test_everything_that_is_locked_is_in_it_once_with_its_hashes() -> None:
    bill = made()
    assert bill == made()
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", bill["serialNumber"])
    purls = [component["purl"] for component in bill["components"]]
    assert len(purls) == len(set(purls))
    assert all(component["hashes"] for component in bill["components"])
    pinned = re.findall(r"^[A-Za-z0-9._-]+(?:\[[^\]]*\])?==", (ROOT / "requirements.lock").read_text("utf-8"), re.M)
    packages = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert len([purl for purl in purls if purl.startswith("pkg:pypi/")]) == len(pinned) > 50
    places = {(place.rpartition("node_modules/")[2], each["version"]) for place, each in packages.items() if place}
    assert len([purl for purl in purls if purl.startswith("pkg:npm/")]) == len(places) > 3
    assert bill["dependencies"][0]["dependsOn"] == sorted(purls)
