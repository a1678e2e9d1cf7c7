# SPDX-License-Identifier: Apache-2.0
"""Every page, in every language and appearance, keeps the rules that a machine can check."""

from html.parser import HTMLParser
from urllib.parse import urlsplit

import pytest
from rig import looking
from rig.chromium import DESKTOP, NARROW, PHONE
from rig.pages import APPEARANCES, LANGUAGES, PAGES, is_listed

NO_PAGES = ("/assets/", "/api/")
EVERY_PAGE = pytest.mark.parametrize("listed", PAGES, ids=str)
# A page that is not found is an error on the console too, and rightly so.
pytestmark = pytest.mark.expects_errors(r"status of 404 .*/no-such-page")


@pytest.fixture
def new_window(windows, story):
    """new_window(page, …): an empty window of somebody who may open this page of the list, and the page's address."""

    def new_window(listed, language="en", **options):
        told = story(language) if listed.needs_story else None
        cookies = told.cookies.get(listed.person) if told else None
        window = windows.open(None, language=language, storage_state=cookies, **options)
        return window, told.address(listed.path) if told else listed.path

    return new_window


@pytest.fixture
def open_listed(new_window):
    """open_listed(page, …): the page of the list in a window of somebody who may open it."""

    def open_listed(listed, **options):
        window, address = new_window(listed, **options)
        answer = window.goto(address)
        assert answer.status == listed.status
        if options.get("javascript", True):
            looking.wait_for_elements(window)
        return window, answer

    return open_listed


class Markup(HTMLParser):
    """The title and the links of a page."""

    def __init__(self, html):
        super().__init__()
        self.title = ""
        self.links = []
        self._in_title = False
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        self._in_title = tag == "title" and not self.title
        if tag == "a":
            self.links.append(dict(attributes).get("href") or "")

    def handle_data(self, data):
        if self._in_title:
            self.title += data

    def handle_endtag(self, tag):
        self._in_title = False


@pytest.fixture
def fetched(chromium, server, story):
    """fetched(language): each page of the list with its markup, without a window."""

    def fetched(language):
        told = story(language)
        for person in {page.person for page in PAGES}:
            cookies = told.cookies.get(person)
            context = chromium.new_context(base_url=server.url, locale=language, storage_state=cookies)
            for listed in PAGES:
                if listed.person == person:
                    yield listed, Markup(context.request.get(told.address(listed.path)).text())
            context.close()

    return fetched


def report(faults):
    assert not faults, "\n".join(faults)


@EVERY_PAGE
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_keeps_the_rules_and_fits_a_finger_and_a_zoomed_window(open_listed, listed, language):
    window, answer = open_listed(listed, language=language, size=PHONE)
    faults = looking.markup_faults(window, answer.text())
    faults += looking.language_faults(window, language, LANGUAGES[language])
    faults += looking.target_faults(window)
    # The colours are the same in every language.
    appearances = APPEARANCES if language == "en" else APPEARANCES[:1]
    faults += looking.rule_faults_in(appearances, window)
    window.set_viewport_size(NARROW)
    report(faults + looking.width_faults(window))


@EVERY_PAGE
def test_the_keyboard_reaches_everything(open_listed, listed):
    window, _ = open_listed(listed, size=PHONE)
    faults = looking.skip_link_faults(window) + looking.keyboard_faults(window)
    window.set_viewport_size(DESKTOP)
    report(faults + looking.skip_link_faults(window) + looking.keyboard_faults(window))


@EVERY_PAGE
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_moves_when_its_scripts_come(new_window, listed, size):
    window, address = new_window(listed, size=size)
    report(looking.open_and_see_what_moves(window, address))


@EVERY_PAGE
def test_it_makes_sense_without_javascript(open_listed, listed):
    window, answer = open_listed(listed, javascript=False)
    assert window.locator("h1").count() == 1
    assert window.locator("main").inner_text().strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_told_apart(fetched, language):
    paths_of = {}
    for listed, page in fetched(language):
        paths_of.setdefault(page.title, set()).add(listed.path)
    report([f"{paths} have the same title, {title}" for title, paths in paths_of.items() if len(paths) > 1])


def test_the_list_of_pages_is_complete(fetched):
    """Every page that a page links to is in the list, so no page escapes the rules."""
    unlisted = {}
    for listed, page in fetched("en"):
        for link in page.links:
            path = urlsplit(link).path
            # Sounds, pictures and files that are given back are no pages.
            is_own = link.startswith("/") and not path.startswith(NO_PAGES) and not path.endswith(("/audio", "/file", "/picture.svg"))
            if is_own and not is_listed(path):
                unlisted.setdefault(path, listed.name)
    report([f"{path}, which {source} links to, is not in rig/pages.py" for path, source in unlisted.items()])
