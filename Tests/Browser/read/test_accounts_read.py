# SPDX-License-Identifier: Apache-2.0
"""Two people: one asks for a text, the other reads it aloud, and the first listens."""

import re
import wave

import pytest
from rig.hands import ChromiumHands
from rig.story import TEXT, recording
from rig.waiting import wait_until


@pytest.fixture
def sound(tmp_path):
    path = tmp_path / "letter.wav"
    path.write_bytes(recording(seconds=4))
    return path


def ask(requester, title):
    requester.go("/read")
    requester.press("main a[href='/read/requests/new']")
    requester.fill("main [name=title]", title)
    requester.fill("main [name=text]", TEXT)
    requester.press("main form button[type=submit]")
    requester.wait_for_address(lambda path: path.startswith("/read/requests/") and not path.endswith("/new"))
    return requester.path()


def read_aloud(volunteer, request, sound):
    volunteer.go("/read")
    volunteer.press(f"main a[href='{request}']")
    volunteer.press("main form[action$='/claim'] button")
    volunteer.wait_for("main input[type=file]")
    assert "Your three books are ready" in volunteer.text("main")
    volunteer.put_file("main input[type=file]", sound)
    volunteer.press("main form[action$='/recording'] button")


def test_a_text_is_asked_for_read_and_heard(hands, sound):
    requester, volunteer = hands(), hands()
    requester.sign_up("requester", "Ana")
    volunteer.sign_up("volunteer", "Ben")
    request = ask(requester, "A letter from the library")
    by_machine, by_person = "source[src^='/listen/']", f"source[src='{request}/audio']"
    if not requester.has_javascript:
        wait_until(lambda: requester.reload() or requester.has(by_machine), "no machine reads", seconds=60, every=1)
        read_aloud(volunteer, request, sound)
        wait_until(lambda: requester.reload() or requester.has(by_person), "no recording on the page", seconds=60, every=1)
        assert not requester.has(by_machine)
        return
    # The open page learns by itself that a machine voice reads it, and then a person.
    requester.wait_for(f"earshot-player[data-ready]:has({by_machine})", seconds=60)
    read_aloud(volunteer, request, sound)
    requester.wait_for(f"earshot-player[data-ready]:has({by_person})", seconds=60)
    assert not requester.has(by_machine)
    requester.press("[data-act=toggle]")
    heard = "document.querySelector('audio').currentTime"
    wait_until(lambda: requester.evaluate(f"{heard} > 0.5"), "the recording does not play")
    # What else changes of the request leaves who listens alone.
    requester.evaluate("document.querySelector('earshot-player').dataset.seen = ''")
    requester.evaluate(f"fetch('{request}/good', {{ method: 'POST' }}).then(() => true)")
    wait_until(lambda: not requester.has("form[action$='/again']"), "the page does not tell that the recording was taken")
    assert requester.has("earshot-player[data-seen]")


@pytest.mark.expects_errors(r"status of 404")
def test_others_find_nothing_there(hands):
    requester, stranger = hands(), hands()
    requester.sign_up("requester", "Ana")
    stranger.sign_up("requester", "Eva")
    request = ask(requester, "For Ana alone")
    stranger.go(request)
    assert "For Ana alone" not in stranger.text("body")


@pytest.mark.expects_errors(r"status of 422")
def test_what_is_missing_is_said_beside_the_field(hands):
    person = hands()
    person.go("/sign-up")
    person.press("main form button[type=submit]")
    person.wait_for("main [aria-invalid=true]")
    named = person.evaluate(
        "[...document.querySelectorAll('[aria-invalid=true]')].every((field) => "
        "field.getAttribute('aria-describedby').split(' ').some((id) => document.getElementById(id)?.textContent.trim()))"
    )
    assert named


def test_times_are_told_by_the_clock_of_the_browser_and_without_scripts_with_their_zone(windows, story, signed_in):
    request = f"/read/requests/{story().requests['recorded']}"
    in_tokyo = windows.open("/read", storage_state=signed_in("requester"), timezone_id="Asia/Tokyo")
    wait_until(
        lambda: any(cookie["value"] == "Asia/Tokyo" for cookie in in_tokyo.context.cookies()), "the zone is not told"
    )
    in_tokyo.goto(request)
    words = in_tokyo.inner_text("main")
    assert re.search(r"Ben opened your text (today|yesterday) at \d\d:\d\d and", words)
    assert "UTC" not in words

    unknown = dict(signed_in("requester"))
    unknown["cookies"] = [cookie for cookie in unknown["cookies"] if cookie["name"] != "zone"]
    words = windows.open(request, storage_state=unknown, javascript=False).inner_text("main")
    assert re.search(r"Ben opened your text on \d+ \w+ \d{4} at \d\d:\d\d UTC and", words)
    assert "UTC is Greenwich time" in words


def test_who_opened_the_text_is_told_to_an_open_page_without_speech_of_its_own(windows):
    requester, volunteer = (ChromiumHands(windows.open("/")) for _ in range(2))
    requester.sign_up("requester", "Ana")
    volunteer.sign_up("volunteer", "Ben")
    request = ask(requester, "A letter for the open page")
    requester.page.evaluate(
        "new MutationObserver((changes) => { window.said = (window.said ?? []).concat("
        "changes.flatMap((change) => [...change.addedNodes].map((node) => node.textContent)).filter(Boolean)) })"
        ".observe(document.getElementById('announcements'), { childList: true, subtree: true })"
    )
    requester.page.locator("main a[href$='/edit']").focus()
    volunteer.go(request)
    volunteer.press("main form[action$='/claim'] button")
    volunteer.wait_for("main input[type=file]")
    requester.wait_for("#live-trust a[href*='/report?opening=']")
    assert "Ben opened your text" in requester.text("#live-trust")
    assert requester.has("#live-trust form[action$='/block']")
    wait_until(lambda: "Ben is reading it" in requester.text("#live"), "the status is not renewed")
    said = requester.page.evaluate("window.said ?? []")
    assert sum("Ben is reading it" in words for words in said) == 1, said
    assert not any("opened your text" in words for words in said), said


def test_an_open_page_hides_what_is_private_when_somebody_signs_out_in_another_tab(windows):
    ana = ChromiumHands(windows.open("/"))
    ana.sign_up("requester", "Ana")
    request = ask(ana, "For Ana alone")
    other = ana.page.context.new_page()
    other.goto("/profile")
    assert TEXT.split("\n")[0] in ana.text("main")
    other.locator("form[action='/sign-out'] button").click()
    wait_until(lambda: ana.text("main h1") == "You are signed out", "the private text stays")
    assert "For Ana alone" not in ana.page.content()
    assert ana.page.title() == "You are signed out – Earshot"
    assert ana.page.locator("main a").get_attribute("href") == f"/sign-in?return={request}"


def test_going_back_after_signing_out_shows_nothing_private(hands):
    ana = hands()
    ana.sign_up("requester", "Ana")
    request = ask(ana, "For Ana alone")
    ana.go("/profile")
    ana.press("form[action='/sign-out'] button")
    ana.wait_for_address(lambda path: path == "/")
    for _ in range(2):
        ana.back()
    ana.wait_for_address(lambda path: path != "/")
    wait_until(lambda: "For Ana alone" not in ana.text("body"), f"{request} is shown again")


def taken(windows, title):
    """A requester and a volunteer, who has taken the request and chosen no file yet."""
    requester, volunteer = (ChromiumHands(windows.open("/")) for _ in range(2))
    requester.sign_up("requester", "Ana")
    volunteer.sign_up("volunteer", "Ben")
    request = ask(requester, title)
    volunteer.go(request)
    volunteer.press("main form[action$='/claim'] button")
    volunteer.wait_for("main input[type=file]")
    return requester, volunteer, request


@pytest.mark.expects_errors("status of 422")
def test_a_file_without_sound_is_refused_before_anybody_is_thanked_or_told(windows, tmp_path):
    words = tmp_path / "words.mp3"
    words.write_text("These are only words.")
    requester, volunteer, request = taken(windows, "A letter for a bad file")
    volunteer.put_file("main input[type=file]", words)
    volunteer.press("main form[action$='/recording'] button")
    volunteer.wait_for("#problems")
    assert volunteer.evaluate("document.activeElement.id") == "problems"
    assert "There is no sound in this file." in volunteer.text("#recording-error")
    assert not volunteer.has("#notice")
    requester.go(request)
    assert "Ben is reading it and has until" in requester.text("#live")


def test_an_open_page_says_that_a_recording_is_silent_in_the_place_of_its_notice(windows, tmp_path):
    quiet = tmp_path / "quiet.wav"
    with wave.open(str(quiet), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(16_000)
        file.writeframes(bytes(2 * 16_000 * 5))
    _, volunteer, _ = taken(windows, "A letter for a microphone that is off")
    volunteer.put_file("main input[type=file]", quiet)
    volunteer.press("main form[action$='/recording'] button")
    volunteer.wait_for("#notice .notice--danger", seconds=60)
    assert "The recording is silent." in volunteer.text("#notice")
    assert "Thank you" not in volunteer.text("main")
    volunteer.wait_for("#live-acts form[action$='/give-back']")
    assert volunteer.has("#live-acts form[action$='/extend']")
    volunteer.press("#live-acts form[action$='/give-back'] button")
    volunteer.wait_for_address(lambda path: path == "/read")


def test_after_an_act_on_somebody_the_page_of_the_host_names_and_shows_them(windows, signed_in):
    volunteer = ChromiumHands(windows.open("/"))
    volunteer.sign_up("volunteer", "Vic")
    host = windows.open("/operator", storage_state=signed_in("operator"))
    card = host.locator("article", has=host.get_by_role("heading", name=re.compile(r"^Vic \("))).last
    name = re.search(r"\((.+)\)", card.locator("h3").inner_text())[1]
    card.get_by_role("button", name=f"Vet {name}", exact=True).click()
    host.wait_for_url(re.compile("done=vetted"))
    assert host.title().startswith(f"{name} is vetted.")
    wait_until(
        lambda: host.evaluate("document.activeElement.textContent") == f"Vic ({name})",
        "the focus is not at the person",
    )
