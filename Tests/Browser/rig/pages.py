# SPDX-License-Identifier: Apache-2.0
"""Every page there is, once: the accessibility rules, the pictures and the screen reader go through this list.

A test finds every address that the pages link to, and fails when one of them is not here.
"""

import re
from dataclasses import dataclass

LANGUAGES = {"en": "ltr", "es": "ltr", "ar": "rtl", "fr": "ltr"}
APPEARANCES = ("light", "dark", "contrast")


@dataclass(frozen=True)
class Page:
    """`person` is who opens it: None (anybody), or a person of the story: "requester", "volunteer", "newcomer" or
    "operator".

    In `path`, {open}, {claimed} and {recorded} stand for the requests of the story, {track} for the first of the
    recordings that are there for everybody, {book} for the requester's book, {podcast} for their podcast.
    """

    name: str
    path: str
    person: str | None = None
    status: int = 200
    # Whether it is the same on every run: not where it lists whoever has signed up.
    is_steady: bool = True

    def __str__(self):
        return self.name

    @property
    def needs_story(self):
        return self.person is not None or "{" in self.path


PAGES = [
    Page("home", "/"),
    Page("read", "/read"),
    Page("walk", "/walk"),
    Page("walk-map", "/walk?campus=maps/monaco"),
    Page("walk-way", "/walk/way?campus=maps/monaco"),
    Page("walk-explore", "/walk/map?campus=maps/monaco"),
    Page("walk-fingers", "/walk/fingers?campus=maps/monaco"),
    Page("charts", "/charts"),
    Page("chart", "/charts/temperature"),
    Page("charts-lately", "/charts/mine"),
    Page("braille", "/braille"),
    Page("braille-learn", "/braille/learn"),
    Page("listen", "/listen"),
    Page("track", "/listen/{track}"),
    Page("books", "/listen/books"),
    Page("podcasts", "/listen/podcasts"),
    Page("sign-up", "/sign-up"),
    Page("sign-in", "/sign-in"),
    Page("forgotten-password", "/forgotten-password"),
    Page("settings", "/settings"),
    Page("help", "/help"),
    Page("about", "/about"),
    Page("api", "/api"),
    # They list what the browser keeps by then.
    Page("offline", "/offline", is_steady=False),
    Page("offline-unkept", "/offline/unkept", is_steady=False),
    Page("not-found", "/no-such-page", status=404),
    Page("profile", "/profile", "requester"),
    Page("profile-delete", "/profile/delete", "requester"),
    Page("read-newcomer", "/read", "newcomer"),
    Page("profile-copy", "/profile/copy", "requester"),
    # Each run signs in at another time.
    Page("profile-sessions", "/profile/sessions", "requester", is_steady=False),
    Page("read-requester", "/read", "requester"),
    Page("read-ask", "/read/requests/new", "requester"),
    Page("read-edit", "/read/requests/{open}/edit", "requester"),
    Page("read-own-open", "/read/requests/{open}", "requester"),
    Page("read-own-recorded", "/read/requests/{recorded}", "requester"),
    Page("read-volunteer", "/read", "volunteer"),
    Page("read-taken", "/read/mine", "volunteer"),
    Page("read-open", "/read/requests/{open}", "volunteer"),
    Page("read-interests", "/read/interests", "volunteer"),
    Page("read-skipped", "/read/skipped", "volunteer"),
    Page("read-claimed", "/read/requests/{claimed}", "volunteer"),
    Page("read-recorded", "/read/requests/{recorded}", "volunteer"),
    Page("read-report", "/read/requests/{open}/report", "volunteer"),
    Page("read-blocked", "/read/blocked", "requester"),
    Page("books-own", "/listen/books", "requester"),
    Page("book", "/listen/books/{book}", "requester"),
    Page("podcasts-own", "/listen/podcasts", "requester"),
    Page("podcast", "/listen/podcasts/{podcast}", "requester"),
    Page("operator", "/operator", "operator", is_steady=False),
    Page("map-edit", "/walk/edit?campus=maps/monaco", "operator"),
    Page("map-place", "/walk/edit/place?campus=maps/monaco", "operator"),
    Page("map-closure", "/walk/edit/closure?campus=maps/monaco", "operator"),
    Page("map-history", "/walk/edit/history?campus=maps/monaco", "operator"),
]

# The charts to try differ in their numbers only.
_SAME_AS_LISTED = ["/charts/{chart}"]

_KNOWN = [
    re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path)))
    for path in [page.path.partition("?")[0] for page in PAGES] + _SAME_AS_LISTED
]


def is_listed(path):
    """Is there a page in the list with this path, whichever request it is about?"""
    return any(known.fullmatch(path) for known in _KNOWN)
