"""What the answers of the server have in common."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Answer(BaseModel):
    """Something that the server sends."""

    model_config = ConfigDict(extra="forbid")


class Named(Answer):
    id: str
    name: str


class Titled(Answer):
    id: str
    title: str


class Problem(Answer):
    code: str
    message: str
