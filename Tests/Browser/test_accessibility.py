# SPDX-License-Identifier: Apache-2.0
"""Every page, in every language and appearance, keeps the rules that a machine can check."""

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
def open_listed(windows, story):
    """open_listed(page, …): the page of the list in a window of somebody who may open it."""

    def open_listed(listed, language="en", **options):
        told = story(language) if listed.person else None
        cookies = told.cookies[listed.person] if told else None
        window = windows.open(None, language=language, storage_state=cookies, **options)
        answer = window.goto(told.address(listed.path) if told else listed.path)
        assert answer.status == listed.status
        return window, answer

    return open_listed


def report(faults):
    assert not faults, "\n".join(faults)


@EVERY_PAGE
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_is_broken(open_listed, listed, language):
    window, answer = open_listed(listed, language=language, size=PHONE)
    faults = looking.markup_faults(window, answer.text())
    faults += looking.language_faults(window, language, LANGUAGES[language])
    for appearance in APPEARANCES:
        window.emulate_media(
            color_scheme="dark" if appearance == "dark" else "light",
            contrast="more" if appearance == "contrast" else "no-preference",
        )
        faults += [f"{appearance}: {fault}" for fault in looking.rule_faults(window)]
    report(faults)


@EVERY_PAGE
def test_it_fits_a_zoomed_window_and_a_finger(open_listed, listed):
    window, _ = open_listed(listed, size=PHONE)
    faults = looking.target_faults(window)
    for language in LANGUAGES:
        window, _ = open_listed(listed, size=NARROW, language=language)
        faults += [f"{language}: {fault}" for fault in looking.width_faults(window)]
    report(faults)


@EVERY_PAGE
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_keyboard_reaches_everything(open_listed, listed, size):
    window, _ = open_listed(listed, size=size)
    report(looking.skip_link_faults(window) + looking.keyboard_faults(window))


@EVERY_PAGE
def test_it_makes_sense_without_javascript(open_listed, listed):
    window, answer = open_listed(listed, javascript=False)
    assert window.locator("h1").count() == 1
    assert window.locator("main").inner_text().strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_told_apart(open_listed, language):
    titles = {}
    for listed in PAGES:
        window, _ = open_listed(listed, language=language)
        titles.setdefault(window.title(), set()).add(listed.path)
        window.context.close()
    report([f"{paths} have the same title, {title}" for title, paths in titles.items() if len(paths) > 1])


def test_the_list_of_pages_is_complete(open_listed):
    """Every page that a page links to is in the list, so no page escapes the rules."""
    unlisted = {}
    for listed in PAGES:
        window, _ = open_listed(listed)
        for link in window.eval_on_selector_all("a[href]", "links => links.map(link => link.href)"):
            address = urlsplit(link)
            if address.netloc != urlsplit(window.url).netloc or address.path.startswith(NO_PAGES) or address.path.endswith("/audio"):
                continue
            if not is_listed(address.path):
                unlisted.setdefault(address.path, listed.name)
        window.context.close()
    report([f"{path}, which {source} links to, is not in rig/pages.py" for path, source in unlisted.items()])
