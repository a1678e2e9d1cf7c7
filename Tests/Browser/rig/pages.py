# SPDX-License-Identifier: Apache-2.0
"""Every page there is, once: the accessibility rules, the pictures and the screen reader go through this list.

A test finds every address that the pages link to, and fails when one of them is not here.
"""

from dataclasses import dataclass

LANGUAGES = {"en": "ltr", "es": "ltr", "ar": "rtl"}
APPEARANCES = ("light", "dark", "contrast")


@dataclass(frozen=True)
class Page:
    """`person` is who may open it: None (anybody), "requester" or "volunteer"."""

    name: str
    path: str
    person: str | None = None
    status: int = 200

    def __str__(self):
        return self.name


PAGES = [
    Page("home", "/"),
    Page("read", "/read"),
    Page("walk", "/walk"),
    Page("charts", "/charts"),
    Page("braille", "/braille"),
    Page("listen", "/listen"),
    Page("sign-up", "/sign-up"),
    Page("sign-in", "/sign-in"),
    Page("settings", "/settings"),
    Page("help", "/help"),
    Page("about", "/about"),
    Page("not-found", "/no-such-page", status=404),
    Page("profile", "/profile", person="requester"),
    Page("profile-delete", "/profile/delete", person="requester"),
    Page("read-requester", "/read", person="requester"),
    Page("read-volunteer", "/read", person="volunteer"),
]
