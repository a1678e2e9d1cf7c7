# SPDX-License-Identifier: Apache-2.0
"""What is behind the pad's one button: settings that stay, swipes, files, the keyboard's check, recordings."""

import json
import subprocess

import pytest
from playwright.sync_api import expect
from rig.braille import Hand, chord, choose, heard, listen, open_all, ready, said, written
from rig.chromium import DESKTOP, TABLET
from rig.server import tool


@pytest.fixture
def hand(windows, fingers):
    return Hand(ready(windows.open("/braille", size=TABLET)), fingers)


@pytest.fixture
def keyboard(windows):
    page = ready(windows.open("/braille", size=DESKTOP))
    page.locator("#braille-pad").focus()
    return page


def saved(page, button, tmp_path):
    """What a button saves: the path of the file."""
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_settings_stay_on_the_device(hand):
    page = hand.page
    for setting, value in [
        ("mode", "table"), ("echo", "word"), ("dots", "8"), ("hands", "left"), ("chording", "accumulate"),
        ("keys", "upper"), ("recognizer", "classic"), ("guide", "strong"), ("vibration", False), ("offline", True),
    ]:  # fmt: skip
        choose(page, setting, value)
    page.reload()
    page.locator("earshot-braille-pad[data-ready]").wait_for()
    kept = page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('[data-setting]')]
      .map((control) => [control.dataset.setting, control.type === 'checkbox' ? control.checked : control.value]))""")
    assert kept["mode"] == "table" and kept["echo"] == "word" and kept["dots"] == "8" and kept["hands"] == "left"
    assert kept["chording"] == "accumulate" and kept["keys"] == "upper" and kept["recognizer"] == "classic"
    assert kept["guide"] == "strong" and kept["vibration"] is False and kept["offline"] is True
    # The session has them too: it draws the zones of the classic recogniser.
    expect(page.locator("[data-part=drawing] line")).not_to_have_count(0)


@pytest.mark.parametrize(
    "kept",
    [
        "{ echo: 'opera', dots: 'many', table: 7, swipes: [{ swipe: 'nowhere' }] }",
        "{ recent: 'often', swipes: 7, understood: { all: true }, vibration: 'loud', offline: [], density: {} }",
        "{ recent: [null, 3], swipes: [null], understood: [1], brf: 1 }",
        "['settings']",
    ],
)
def test_settings_of_nonsense_do_no_harm(windows, fingers, kept):
    page = windows.open("/braille", size=TABLET)
    page.evaluate(f"() => localStorage.setItem('earshot-braille', JSON.stringify({kept}))")
    page.reload()
    Hand(ready(page), fingers).cell(1)
    written(page, "a", "⠁")


def test_a_password_stays_hidden_when_the_settings_kept_are_refused(windows, fingers):
    page = windows.open("/braille", size=TABLET)
    page.evaluate("() => localStorage.setItem('earshot-braille', JSON.stringify({ swipes: [{ swipe: 'nowhere' }] }))")
    page.reload()
    hand = Hand(ready(page), fingers)
    choose(page, "private", True)
    hand.cell(1, 2, 3)
    expect(page.get_by_label("What you have written, hidden")).to_have_value("l")
    expect(page.locator("#announcements p").filter(has_text="^l$")).to_have_count(0)
    open_all(page)
    page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    page.get_by_role("button", name="Copy the text").click()
    said(page, "The browser does not allow copying. Select the text and copy it yourself.")
    assert page.evaluate("window.copied") is None


def test_each_choice_is_said(hand):
    page = hand.page
    choose(page, "echo", "none")
    hand.cell(1)
    written(page, "a", "⠁")
    expect(page.locator("#announcements p", has_text="a").filter(has_text="^a$")).to_have_count(0)
    choose(page, "echo", "cell")
    hand.cell(1, 2)
    said(page, "dots 1 2")


def test_words_are_said_at_their_end(keyboard):
    choose(keyboard, "echo", "word")
    keyboard.locator("#braille-pad").focus()
    chord(keyboard, 1, 2, 5)
    chord(keyboard, 2, 4)
    keyboard.keyboard.press("Space")
    said(keyboard, "hi")


def test_the_curtain_hides_the_pad_and_says_so(hand):
    page = hand.page
    hand.cell(1)
    open_all(page)
    page.get_by_role("button", name="Draw the black curtain").tap()
    said(page, "The curtain is drawn: nobody can read along.")
    for part in ("surface", "letters", "cells"):
        colours = page.locator(f"[data-part={part}]").evaluate(
            "node => [getComputedStyle(node).backgroundColor, getComputedStyle(node).color]"
        )
        assert colours == ["rgb(0, 0, 0)", "rgb(0, 0, 0)"]
    assert page.locator("[data-part=drawing]").evaluate("node => getComputedStyle(node).visibility") == "hidden"
    page.locator("[data-part=surface]").scroll_into_view_if_needed()
    hand.cell(1, 2)
    written(page, "ab", "⠁⠃")
    page.get_by_role("button", name="Open the black curtain").tap()
    said(page, "The curtain is open.")


def test_hiding_what_is_written(hand):
    page = hand.page
    hand.cell(1)
    choose(page, "private", True)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    hand.cell(1, 2, 3)
    hidden = page.get_by_label("What you have written, hidden")
    expect(hidden).to_have_value("al")
    expect(page.locator("[data-part=letters]")).to_be_hidden()
    assert page.locator("[data-part=cells]").is_hidden()
    page.get_by_role("button", name="Start recording").tap()
    said(page, "Nothing is recorded while what you write is hidden.")
    assert [url for url in asked if "/assets/" not in url] == []
    choose(page, "private", False)
    written(page, "", "")
    hand.cell(1, 2)
    written(page, "b", "⠃")


def test_swipes_can_be_assigned_and_set_back(hand):
    page = hand.page
    open_all(page)
    page.get_by_label("right, 1 finger", exact=True).select_option("new-line")
    page.locator("[data-part=surface]").scroll_into_view_if_needed()
    hand.cell(1)
    hand.swipe(-90, 0)
    written(page, "a\n", "⠁\n")
    page.reload()
    ready(page)
    open_all(page)
    expect(page.get_by_label("right, 1 finger", exact=True)).to_have_value("new-line")
    page.get_by_role("button", name="Restore the usual swipes").click()
    expect(page.get_by_label("right, 1 finger", exact=True)).to_have_value("space")
    said(page, "The usual swipes are back.")


def test_text_is_saved_in_three_forms_and_opened_again(keyboard, tmp_path):
    page = keyboard
    page.locator("#braille-text").fill("Hi 12")
    open_all(page)
    assert saved(page, "Save the text", tmp_path).read_text() == "Hi 12"
    cells = saved(page, "Save as braille characters", tmp_path)
    assert cells.read_text() == "⠠⠓⠊⠀⠼⠁⠃"
    brf = saved(page, "Save for a braille printer (BRF)", tmp_path)
    assert brf.suffix == ".brf" and brf.read_bytes() == b",HI #AB\r\n\x0c"
    page.locator("#braille-text").fill("")
    page.get_by_label("Open a text or braille file").set_input_files(brf)
    said(page, "The file is open.")
    written(page, "Hi 12\n", "⠠⠓⠊⠀⠼⠁⠃\n")


def test_a_file_that_is_none_is_refused(keyboard, tmp_path):
    broken = tmp_path / "broken.txt"
    broken.write_bytes(b"\xff\xfe\x00")
    open_all(keyboard)
    keyboard.get_by_label("Open a text or braille file").set_input_files(broken)
    said(keyboard, "This file cannot be read. Choose a text, braille or BRF file of at most one megabyte.")
    keyboard.get_by_label("Open hands and settings from a file").set_input_files(broken)
    said(keyboard, "This file has no braille pad settings. Choose one that was saved here.")


def test_settings_move_to_another_device_as_a_file(windows, hand, tmp_path):
    page = hand.page
    choose(page, "echo", "word")
    open_all(page)
    profile = saved(page, "Save my hands and settings", tmp_path)
    other = ready(windows.open("/braille", size=TABLET))
    open_all(other)
    other.get_by_label("Open hands and settings from a file").set_input_files(profile)
    said(other, "Your hand positions and settings were loaded.")
    expect(other.locator("[data-setting=echo]")).to_have_value("word")
    other.locator("#braille-text").fill("hi")
    choose(other, "vibration", False)
    other.get_by_label("right, 1 finger", exact=True).select_option("new-line")
    other.get_by_role("button", name="Restore the first settings").click()
    expect(other.locator("[data-setting=echo]")).to_have_value("character")
    expect(other.locator("[data-setting=vibration]")).to_be_checked()
    expect(other.get_by_label("right, 1 finger", exact=True)).to_have_value("space")
    said(other, "Restore the first settings")
    # The settings are forgotten, not the text.
    written(other, "hi", "⠓⠊")


def test_a_keyboard_that_swallows_keys_is_found_out(keyboard):
    page = keyboard
    open_all(page)
    page.get_by_role("button", name="Start the check").click()
    assert page.evaluate("document.activeElement.dataset.part") == "pad"
    for code in ("KeyF", "KeyD", "KeyJ"):
        page.keyboard.down(code)
    expect(page.locator("[data-part=keytest]")).to_have_text("F D J")
    for code in ("KeyF", "KeyD", "KeyJ"):
        page.keyboard.up(code)
    expect(page.locator("#announcements p").last).to_contain_text("S K L")
    written(page, "", "")
    page.get_by_role("button", name="End the check").click()
    page.locator("#braille-pad").focus()
    chord(page, 1)
    written(page, "a", "⠁")


@pytest.mark.parametrize(
    ("layout", "keys"),
    [("upper", {1: "KeyR", 2: "KeyE", 3: "KeyW", 4: "KeyU", 5: "KeyI", 6: "KeyO"})],
)
def test_keys_have_other_places_too(keyboard, layout, keys):
    choose(keyboard, "keys", layout)
    keyboard.locator("#braille-pad").focus()
    chord(keyboard, 1, 2, 5, keys=keys)
    written(keyboard, "h", "⠓")


def test_one_hand_writes_a_key_after_another(keyboard):
    choose(keyboard, "keys", "one-hand")
    keyboard.locator("#braille-pad").focus()
    for code in ("KeyF", "KeyD", "KeyK", "Space"):
        keyboard.keyboard.press(code)
    written(keyboard, "h", "⠓")


def test_shortcuts_of_every_text_field_work_and_others_are_left_to_the_browser(keyboard):
    page = keyboard
    page.evaluate("""() => document.addEventListener('keydown', (event) => {
      window.left ??= [];
      if (!event.defaultPrevented) left.push(event.code);
    })""")
    chord(page, 1)
    chord(page, 1, 2)
    page.keyboard.press("Control+z")
    written(page, "a", "⠁")
    page.keyboard.press("Control+Shift+z")
    written(page, "ab", "⠁⠃")
    page.keyboard.press("Control+b")
    page.keyboard.press("F6")
    left = page.evaluate("left.filter((code) => !code.includes('Control') && !code.includes('Shift'))")
    assert left == ["KeyB", "F6"]
    written(page, "ab", "⠁⠃")


def test_a_recording_plays_again_and_gives_the_command_the_same(hand, tmp_path):
    page = hand.page
    listen(page, "cell", "swipe", "failure")
    open_all(page)
    page.get_by_role("button", name="Start recording").tap()
    said(page, "Recording. What you write now is kept.")
    page.locator("[data-part=surface]").scroll_into_view_if_needed()
    hand.cell(1, 2, 5)
    hand.cell(2, 4)
    hand.swipe(-90, 0)
    live = heard(page)
    assert [one["kind"] for one in live] == ["cell", "cell", "swipe"]
    page.get_by_role("button", name="Stop recording").tap()
    said(page, "The recording is ready to save.")
    trace = saved(page, "Save the recording", tmp_path)
    first, *events = [json.loads(line) for line in trace.read_text().splitlines()]
    assert first["session"] == "braille" and first["configuration"]["language"] == "en"
    assert all("t" in event for event in events)

    page.evaluate("window.heard.length = 0")
    hand.cell(1, 3)
    page.evaluate("window.heard.length = 0")
    page.get_by_label("Play a recording").set_input_files(trace)
    said(page, "The recording has ended. Your own text is back.")
    assert heard(page) == live
    expect(page.locator("[data-part=replayed-letters]")).to_have_text("hi ")
    written(page, "hi k", "⠓⠊⠀⠅")

    # The same events in the command.
    told = subprocess.run([tool(), "braille", "decode", trace], capture_output=True, check=True).stdout.decode()
    effects = [json.loads(line) for line in told.splitlines()]
    recognised = [one for one in effects if one["kind"] in ("cell", "swipe", "failure")]
    assert [{name: one.get(name) for name in ("kind", "cell", "swipes")} for one in recognised] == [
        {name: one.get(name) for name in ("kind", "cell", "swipes")} for one in live
    ]


def test_a_second_recording_ends_the_first_and_neither_is_the_text(keyboard, tmp_path):
    page = keyboard
    traces = []
    for name, dots in [("first", (1, 2)), ("second", (1, 4))]:
        keys = [f"Key{letter}" for letter in ("FD" if dots == (1, 2) else "FJ")]
        events = [{"kind": "key", "phase": phase, "code": code} for phase in ("down", "up") for code in keys]
        lines = [{"session": "braille", "configuration": {"language": "en"}}]
        lines += [{"t": time, **event} for time, event in enumerate(events * 3)]
        traces.append(tmp_path / f"{name}.jsonl")
        traces[-1].write_text("\n".join(json.dumps(line) for line in lines))
    chord(page, 1, 3)
    open_all(page)
    opener = page.get_by_label("Play a recording")
    opener.set_input_files(traces[0])
    expect(page.locator("[data-part=letters]")).to_have_value("b")
    assert page.evaluate("document.querySelector('earshot-braille-pad').value") == "k"
    opener.set_input_files(traces[1])
    expect(page.locator("[data-part=letters]")).to_have_value("c")
    page.locator("[data-part=act-stop-replay]").click()
    written(page, "k", "⠅")
    expect(page.locator("[data-part=replayed-letters]")).to_have_text("c")


def test_a_file_that_is_no_recording_is_refused(keyboard, tmp_path):
    other = tmp_path / "other.jsonl"
    other.write_text('{"session":"walk"}\n')
    open_all(keyboard)
    keyboard.get_by_label("Play a recording").set_input_files(other)
    said(keyboard, "This file is not a braille pad recording. Choose one that was saved here.")


def test_the_text_is_there_again_until_it_is_cleared_or_not_to_be_kept(windows):
    page = ready(windows.open("/braille", size=DESKTOP))
    kept = page.locator("[data-part=kept]")
    stored = "localStorage.getItem('earshot-braille-text')"
    expect(kept).to_be_hidden()
    page.locator("#braille-text").fill("abc")
    expect(kept).to_contain_text("Your text is kept on this device.")
    page.goto("/about")
    page.go_back()
    ready(page)
    written(page, "abc", "⠁⠃⠉")
    page.reload()
    ready(page)
    written(page, "abc", "⠁⠃⠉")
    expect(kept).to_contain_text("Your text from ")
    expect(page.locator("#announcements p", has_text="Your text from ")).to_have_count(1)
    # Turned off, nothing is kept; turned on, what is there is.
    choose(page, "keepText", False)
    expect(kept).to_be_hidden()
    assert page.evaluate(stored) is None
    choose(page, "keepText", True)
    expect(kept).to_be_visible()
    # Nothing that is hidden is kept.
    choose(page, "private", True)
    expect(kept).to_be_hidden()
    assert page.evaluate(stored) is None
    page.locator("#braille-hidden").fill("secret")
    page.reload()
    ready(page)
    written(page, "", "")
    assert page.evaluate(stored) is None
    page.locator("#braille-text").fill("ab")
    kept.get_by_role("button", name="Clear it").click()
    expect(kept).to_be_hidden()
    written(page, "", "")
    assert page.evaluate(stored) is None
