"""sbom.json: the software bill of materials of the built site, as CycloneDX 1.6.

It names what the site really carries: the packages of the locks, and what their bundles and
binaries hold inside. It has no time and no serial number, so that it is the same on every build.
https://cyclonedx.org/docs/1.6/json/
"""

import base64
import hashlib
import json
import re
import tomllib
from pathlib import Path
from urllib.parse import quote

from . import ROOT, BuildError, carried, licences
from .environment import NPM_LOCK, RUNTIME_LOCK

Component = dict[str, object]

#: npm packages that a package of the lock asks for, but that its bundle does not hold.
NOT_BUNDLED = {"@ungap/with-resolvers", "add-promise-listener"}

#: The licences of the Python packages, as SPDX has them; their metadata says it in many ways.
PYTHON_LICENCES = {"markdown-it-py": "MIT", "mdurl": "MIT", "tiktoken": "MIT"}


def write(site: Path) -> None:
    """Write the bill of what is in `site`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    own = component("application", project["name"], project["version"], project["license"])
    components = [*npm_packages(), *python_packages(), *carried_parts(site)]
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": own},
        "components": components,
        "dependencies": [
            {"ref": own["bom-ref"], "dependsOn": [each["bom-ref"] for each in components]}
        ],
    }
    text = json.dumps(bill, ensure_ascii=False, indent=1)
    (site / "sbom.json").write_text(text + "\n", "utf-8", newline="\n")


def component(kind: str, name: str, version: str, licence: str, purl: str = "") -> Component:
    """What every entry has."""
    found: Component = {"type": kind, "bom-ref": purl or f"{name}@{version or 'unknown'}"}
    found |= {"name": name, **({"version": version} if version else {})}
    return found | {"licenses": [{"expression": licence}], **({"purl": purl} if purl else {})}


def npm_packages() -> list[Component]:
    """The packages of the npm lock whose own files are in the site, with the archive's hash."""
    elsewhere = carried.names() | NOT_BUNDLED
    found: list[Component] = []
    for path, entry in sorted(json.loads(NPM_LOCK.read_text("utf-8"))["packages"].items()):
        name = path.rpartition("node_modules/")[2]
        if not name or name in elsewhere or not licences.is_shipped(name, entry):
            continue
        purl = purl_of("npm", name, entry["version"])
        if any(each["bom-ref"] == purl for each in found):
            continue
        algorithm, _, digest = entry["integrity"].partition("-")
        content = base64.b64decode(digest).hex()
        made = component("library", name, entry["version"], spdx(entry["license"]), purl)
        hashes = [{"alg": algorithm.replace("sha", "SHA-"), "content": content}]
        found.append({**made, "hashes": hashes})
    return found


def python_packages() -> list[Component]:
    """The Python packages in the site, with the hashes of the archives that pip may install."""
    lock = RUNTIME_LOCK.read_text("utf-8")
    found = []
    for name in licences.PYTHON_PACKAGES:
        entry = re.search(rf"^{name}==(\S+)((?: \\\n +--hash=sha256:[0-9a-f]+)+)", lock, re.M)
        if not entry:
            raise BuildError(f"{RUNTIME_LOCK.name} has no hash of {name}.")
        version, digests = entry[1], re.findall(r"sha256:([0-9a-f]+)", entry[2])
        purl = purl_of("pypi", name, version)
        made = component("library", name, version, PYTHON_LICENCES[name], purl)
        hashes = [{"alg": "SHA-256", "content": digest} for digest in digests]
        found.append({**made, "externalReferences": [archives(name, version, hashes)]})
    return found


def archives(name: str, version: str, hashes: list[dict[str, str]]) -> Component:
    """Where the archives are, any one of which is installed; so none is the component's hash."""
    url = f"https://pypi.org/project/{name}/{version}/"
    return {"type": "distribution", "url": url, "hashes": hashes}


def carried_parts(site: Path) -> list[Component]:
    """The files that carry something, each with its hash and with what it carries."""
    found = []
    for carrier in carried.carriers():
        file = site / carrier.file
        if not file.exists():
            raise BuildError(f"{carried.TABLE.name} names {carrier.file}, which the site lacks.")
        parts = []
        for part in carrier.parts:
            purl = purl_of(part.registry, part.name, part.version) if part.registry else ""
            made = component("library", part.name, part.version, part.licence, purl)
            made["bom-ref"] = f"{carrier.file}#{part.name}"
            parts.append({**made, "copyright": part.copyright})
        entry: Component = {"type": "file", "bom-ref": carrier.file, "name": carrier.file}
        if file.is_file():
            digest = hashlib.sha256(file.read_bytes()).hexdigest()
            entry["hashes"] = [{"alg": "SHA-256", "content": digest}]
        found.append({**entry, "components": parts})
    return found


def purl_of(registry: str, name: str, version: str) -> str:
    """The package's URL: pkg:npm/%40scope/name@1.2.3."""
    return f"pkg:{registry}/{quote(name)}" + (f"@{version}" if version else "")


def spdx(licence: str) -> str:
    """An npm licence as SPDX writes it."""
    return licence.strip("()").replace("APACHE", "Apache")
