# SPDX-License-Identifier: Apache-2.0
"""Walk: a place is chosen, and the person is told where it lies, as they move and turn."""

import re

import pytest
from playwright.sync_api import expect
from rig.chromium import PHONE

START = {"latitude": 38.3865, "longitude": -0.5113, "accuracy": 5}
NEARER = {"latitude": 38.3846, "longitude": -0.5111, "accuracy": 5}
THERE = {"latitude": 38.38335, "longitude": -0.51228, "accuracy": 5}
LIBRARY = "Biblioteca General"

NO_SCRIPT_ERRORS = r"status of 422"
# Chromium asks for the compass as three sensors
SENSES = ("geolocation", "accelerometer", "gyroscope", "magnetometer")


def open_walk(windows, permissions=SENSES, **options):
    page = windows.open("/walk", permissions=permissions, **options)
    page.locator("earshot-guide[data-ready]").wait_for()
    return page


def choose_library(page):
    page.get_by_label("Kind of place").select_option(label="Libraries (2)")
    page.get_by_label("Place", exact=True).select_option(label=LIBRARY)
    page.get_by_role("button", name="Choose this place").click()


def type_position(page):
    page.get_by_text("Or type your position").click()


def sentence(page):
    return page.locator("[data-field=sentence]")


def announcements(page):
    return page.locator("#announcements p, #announcements-urgent p")


def turn(page, degrees):
    """The device turns: its upper edge points `degrees` from north, clockwise."""
    page.evaluate(
        "alpha => dispatchEvent(Object.assign("
        "new DeviceOrientationEvent('deviceorientationabsolute', { alpha, beta: 20, gamma: 0, absolute: true })))",
        360 - degrees,
    )


def test_the_sentence_follows_position_and_compass(windows):
    page = open_walk(windows, position=START)
    choose_library(page)
    expect(page.locator("#way")).to_be_focused()
    expect(page.locator("#way")).to_have_text(LIBRARY)
    page.get_by_role("button", name="Use my position").click()
    expect(sentence(page)).to_have_text("It is about 350 metres to the south and about 80 metres to the west.")
    expect(page.get_by_role("button", name="Stop using my position")).to_be_visible()

    turn(page, 180)
    expect(sentence(page)).to_have_text("It is about 350 metres ahead and about 80 metres to your right.")
    expect(page.locator(".guide__needle")).to_have_attribute("transform", "rotate(13 50 50)")

    page.context.set_geolocation(NEARER)
    expect(sentence(page)).to_have_text("It is about 140 metres ahead and about 100 metres to your right.")
    page.context.set_geolocation(THERE)
    expect(sentence(page)).to_contain_text("It is here, within 10 metres")
    expect(announcements(page).filter(has_text="is here, within 10 metres")).to_have_count(1)


def test_the_six_acts_answer(windows):
    page = open_walk(windows, position=START)
    choose_library(page)
    page.get_by_role("button", name="Use my position").click()
    said = announcements(page)
    expect(said.last).to_contain_text("350 metres to the south")

    page.get_by_role("button", name="What is around me?").click()
    expect(said.last).to_contain_text("Near you: Escuela Politécnica Superior I, about 30 metres")
    page.get_by_role("button", name="Repeat").click()
    expect(said.last).to_contain_text("Near you:")
    page.get_by_role("button", name="Where is it?").click()
    expect(said.last).to_contain_text(f"{LIBRARY} is about")
    page.get_by_role("button", name="Speak only when I ask").click()
    expect(said.last).to_have_text("I will speak only when you ask.")
    expect(page.get_by_role("button", name="Speak as I walk")).to_be_visible()
    page.get_by_role("button", name="Stop using my position").click()
    expect(said.last).to_have_text("Position and compass are off. Your position is forgotten.")
    page.get_by_role("button", name="Change the place").click()
    expect(page.get_by_label("Place", exact=True)).to_be_focused()


def test_a_typed_position_serves_as_well_and_nothing_is_sent(windows):
    page = open_walk(windows)
    sent = []
    page.on("request", lambda request: sent.append(request.url))
    choose_library(page)
    type_position(page)
    page.get_by_label("Your position").fill("38.3865, -0.5113")
    page.get_by_label("You are facing").select_option(label="South")
    page.get_by_role("button", name="Use this position").click()
    expect(sentence(page)).to_have_text("It is about 350 metres ahead and about 80 metres to your right.")
    expect(page.locator("#way")).to_be_focused()
    field = page.get_by_label("Your position")
    field.fill("the bus stop")
    page.get_by_role("button", name="Use this position").click()
    expect(announcements(page).last).to_contain_text('"the bus stop" is not two numbers.')
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile('"the bus stop" is not two numbers'))
    expect(page.locator("#position-error")).to_be_visible()
    facing, use = (page.locator(f"[data-part=typing] {one}").bounding_box() for one in ("select", "[data-part=use]"))
    assert use["y"] >= facing["y"] + facing["height"] + 8, "the button stands apart from the field above it"
    field.fill("38.3865, -0.5113")
    page.get_by_role("button", name="Use this position").click()
    expect(page.locator("#position-error")).to_be_hidden()
    assert not [url for url in sent if "38.38" in url or url.endswith("/walk")]


def test_without_permission_the_way_out_is_said(windows):
    page = open_walk(windows, permissions=())
    choose_library(page)
    page.get_by_role("button", name="Use my position").click()
    expect(announcements(page).last).to_contain_text("This page may not use your position.")
    expect(page.locator("[data-field=status]")).to_contain_text("or type a position")
    expect(page.get_by_role("button", name="Use my position")).to_be_visible()


def test_by_keyboard_alone(windows):
    page = open_walk(windows)
    page.get_by_label("Place", exact=True).focus()
    page.keyboard.type("Biblioteca G")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#way")).to_have_text(LIBRARY)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Where is it?")).to_be_focused()
    page.keyboard.press("Enter")
    # The position may be found before one looks.
    expect(announcements(page).filter(has_text="Looking for your position.")).to_have_count(1)


def test_one_act_names_the_nearest_places_as_buttons(windows):
    """All that is said is shown, and nothing above it moves for that."""
    page = open_walk(windows, position=START)
    expect(page.get_by_text("University of Alicante: 48 places")).to_be_visible()
    form = page.locator("earshot-guide form")
    page.get_by_role("button", name="Use my position").click()
    expect(page.locator("[data-part=said]")).to_contain_text("Near you: Escuela Politécnica Superior I, about 30 metres")
    expect(form.get_by_label("Place", exact=True).locator("option").first).to_contain_text("Superior I – 30 metres")
    near = page.get_by_role("list", name="Places near you").get_by_role("button")
    near.first.click()
    expect(page.locator("#way")).to_have_text("Escuela Politécnica Superior I")
    expect(page.locator("#way")).to_be_focused()
    expect(near).to_have_count(0)
    expect(sentence(page)).to_contain_text("It is about")


@pytest.mark.parametrize("has_looked", [True, False], ids=["looked", "did not look"])
def test_the_nearest_place_is_chosen_for_who_has_not_been_in_the_menu(windows, has_looked):
    page = open_walk(windows, position=START)
    menu = page.get_by_label("Place", exact=True)
    before = menu.input_value()
    if has_looked:
        menu.focus()
    page.get_by_role("button", name="Use my position").click()
    first = menu.locator("option").first
    expect(first).to_contain_text("Superior I – 30 metres")
    assert first.get_attribute("value") != before
    expect(menu).to_have_value(before if has_looked else first.get_attribute("value"))


def test_the_lists_that_the_server_wrote_are_left_alone(windows):
    """A menu that a script fills while it is loaded speaks unasked."""
    page = windows.open("/walk", permissions=SENSES)
    page.locator("earshot-guide[data-ready]").wait_for()
    before = page.evaluate("fetch('/walk').then((answer) => answer.text())")
    served = page.evaluate(
        "html => [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('option')].map((one) => one.text)",
        before,
    )
    assert page.locator("option").all_text_contents() == served


def test_far_from_the_map_it_says_so(windows):
    page = open_walk(windows, position={"latitude": 51.5, "longitude": -0.12, "accuracy": 5})
    page.get_by_role("button", name="Use my position").click()
    expect(page.locator("[data-part=said]")).to_contain_text("You are far from every place that this server knows.")


@pytest.mark.parametrize("language, words", [("es", "350 metros hacia delante"), ("ar", "350 مترًا أمامك"), ("fr", "350 mètres devant vous")])
def test_other_languages_say_it_too(windows, language, words):
    page = open_walk(windows, language=language)
    page.locator("#place").select_option(label=LIBRARY)
    page.locator("[data-part=submit]").click()
    page.locator("[data-part=typing] summary").click()
    page.locator("#position").fill("38.3865, -0.5113")
    page.locator("#facing").select_option("south")
    page.locator("[data-part=use]").click()
    expect(sentence(page)).to_contain_text(words)


@pytest.mark.expects_errors(NO_SCRIPT_ERRORS)
def test_in_every_browser_and_without_scripts_a_position_can_be_typed(hands):
    person = hands()
    person.go("/walk")
    if person.has_javascript:
        person.wait_for("earshot-guide[data-ready]")
        place = person.evaluate(
            f"[...document.querySelectorAll('#place option')].find((option) => option.text === '{LIBRARY}').value"
        )
        person.evaluate(f"document.querySelector('#place').value = '{place}'")
        person.press("[data-part=submit]")
        person.wait_for("[data-part=typing] summary")
        person.press("[data-part=typing] summary")
        person.wait_for("#position")
        person.fill("#position", "38.3865, -0.5113")
        person.press("[data-part=use]")
        person.wait_for("[data-field=sentence]")
        said = person.text("[data-field=sentence]")
        assert said == "It is about 350 metres to the south and about 80 metres to the west."
        return
    person.fill("#position", "nowhere")
    person.press("[data-part=submit]")
    person.wait_for("#position[aria-invalid=true]")
    person.fill("#position", "38.3865, -0.5113")
    person.press("[data-part=submit]")
    person.wait_for("#answer")
    assert "metres to the" in person.text("#answer")
    assert person.path() == "/walk"


def test_acts_and_answers_are_in_sight_on_a_phone_and_no_answer_moves_an_act(windows):
    page = open_walk(windows, position=START, size=PHONE)
    choose_library(page)
    page.get_by_role("button", name="Use my position").click()
    expect(sentence(page)).to_contain_text("350 metres to the south")
    acts = page.locator(".guide__acts button")
    places = "() => [...document.querySelectorAll('.guide__acts button')].map((one) => one.getBoundingClientRect().y + scrollY)"
    before = page.evaluate(places)
    for name in ("Where is it?", "What is around me?"):
        page.get_by_role("button", name=name).click()
    expect(page.locator("[data-part=said]")).to_contain_text("Near you:")
    assert page.evaluate(places) == before
    page.evaluate("scrollTo(0, 0)")
    for act in acts.all():
        expect(act).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-part=said]")).to_be_in_viewport()
