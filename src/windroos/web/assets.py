"""Scripts, styles and pictures: the files that are the same for everybody."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from windroos.web.rendering import STATIC
from windroos.web.routing import get


class Assets(StaticFiles):
    """Files whose address changes with what they hold, so that a browser may keep them for good."""

    def __init__(self, digest: str) -> None:
        super().__init__(directory=STATIC)
        self._digest = digest

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file; an address of another version still finds it, but is not kept."""
        digest, _, name = path.partition("/")
        answer = await super().get_response(name, scope)
        keeps = digest == self._digest and answer.status_code == 200
        answer.headers["cache-control"] = "public, max-age=31536000, immutable" if keeps else "no-cache"
        return answer


async def favicon(_: Request) -> Response:
    """The icon, for what asks without having seen a page: a download, an answer of the API."""
    return FileResponse(STATIC / "icon.png", headers={"cache-control": "public, max-age=86400"})


def routes(digest: str) -> list[BaseRoute]:
    """The icon, and all files under the digest of this version."""
    return [get("/favicon.ico", favicon), Mount("/static", Assets(digest))]
