"""A software bill of materials in CycloneDX 1.6, from the two lock files: `python scripts/sbom.py > sbom.json`.

The same locks give the same file, byte for byte: no time, no random number.
"""

import base64
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

ROOT = Path(__file__).parents[1]
PACKAGE = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)([^\\]*)\\?$")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def python_components(lock: str) -> list[dict[str, Any]]:
    """Each pinned package, with the hashes that pip accepts."""
    found: list[dict[str, Any]] = []
    for line in lock.splitlines():
        if match := PACKAGE.match(line):
            name, version = match[1].lower(), match[2]
            found.append(_component(f"pkg:pypi/{name}@{version}", name, version))
        elif found and (digest := HASH.search(line)):
            found[-1]["hashes"].append({"alg": "SHA-256", "content": digest[1]})
    return found


def page_components(lock: str) -> list[dict[str, Any]]:
    """What the page is built from; `excluded` is what only helps to build it."""
    found = []
    for place, package in json.loads(lock)["packages"].items():
        if place:
            name = place.rpartition("node_modules/")[2]
            purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
            component = _component(purl, name, package["version"])
            component["scope"] = "excluded" if package.get("dev") else "required"
            if "license" in package:
                component["licenses"] = [{"license": {"id": package["license"]}}]
            algorithm, _, digest = package.get("integrity", "").partition("-")
            if algorithm == "sha512":
                content = base64.b64decode(digest).hex()
                component["hashes"].append({"alg": "SHA-512", "content": content})
            found.append(component)
    return found


def _component(purl: str, name: str, version: str) -> dict[str, Any]:
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "hashes": [],
    }


def bill(root: Path) -> dict[str, Any]:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    components = [
        *python_components((root / "requirements.lock").read_text(encoding="utf-8")),
        *page_components((root / "web/package-lock.json").read_text(encoding="utf-8")),
    ]
    content = json.dumps(components, sort_keys=True)
    main = f"pkg:pypi/{project['name']}@{project['version']}"
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, content)}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": main,
                "name": project["name"],
                "version": project["version"],
                "purl": main,
                "licenses": [{"license": {"id": project["license"]}}],
            }
        },
        "components": sorted(components, key=lambda component: str(component["purl"])),
        "dependencies": [{"ref": main, "dependsOn": sorted(component["bom-ref"] for component in components)}],
    }


if __name__ == "__main__":
    json.dump(bill(ROOT), sys.stdout, indent=1)
    print()
