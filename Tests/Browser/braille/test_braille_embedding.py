# SPDX-License-Identifier: Apache-2.0
"""The braille pad away from its page: on a form of ours, and on a page of another site."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect
from rig.braille import Hand, chord
from rig.chromium import DESKTOP, PHONE
from selenium.webdriver.common.action_chains import ActionChains

PAGE = """<!doctype html><html lang="fr"><title>Elsewhere</title>
<script type="module" src="{server}/embed/braille-pad.js"></script>
<form id="form"><label>Note <input id="note" name="note"></label></form>
<earshot-braille-pad language="es" for="note"></earshot-braille-pad>"""


@pytest.fixture
def elsewhere(server):
    """A page of another site that has a pad of ours in it: its address."""

    class Site(BaseHTTPRequestHandler):
        def do_GET(self):
            is_page = self.path == "/"
            body = PAGE.format(server=server.url).encode() if is_page else b""
            self.send_response(200 if is_page else 204)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            # What such a site has to allow, and that it asks for leave before anything is embedded.
            self.send_header(
                "Content-Security-Policy",
                f"default-src 'none'; script-src {server.url} 'wasm-unsafe-eval'; style-src {server.url}; "
                f"connect-src {server.url}; font-src {server.url}; img-src data:",
            )
            self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    site = ThreadingHTTPServer(("127.0.0.1", 0), Site)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{site.server_port}/"
    site.shutdown()
    site.server_close()


def test_another_site_has_a_pad_that_builds_itself(windows, fingers, elsewhere):
    page = windows.open(None)
    page.goto(elsewhere)
    page.locator("earshot-braille-pad[data-ready]").wait_for()
    page.evaluate(
        """() => {
          window.heard = [];
          const pad = document.querySelector('earshot-braille-pad');
          const field = document.getElementById('note');
          for (const kind of ['cell', 'change']) pad.addEventListener(kind, () => heard.push(kind));
          for (const kind of ['input', 'change']) field.addEventListener(kind, () => heard.push(`field ${kind}`));
        }"""
    )
    hand = Hand(page, fingers)
    page.locator("[data-part=surface]").scroll_into_view_if_needed()
    hand.cell(1, 2, 4, 5, 6)
    expect(page.locator("#note")).to_have_value("ñ")
    assert page.evaluate("document.querySelector('earshot-braille-pad').value") == "ñ"
    assert page.evaluate("document.querySelector('earshot-braille-pad').cells") == "⠻"
    expect(page.locator("[data-earshot-announcements] p").last).to_have_text("ñ")
    page.locator("#note").focus()
    assert page.evaluate("window.heard") == ["cell", "field input", "change", "field change"]
    # What is chosen inside the pad is no field of theirs, and their page is not styled by us.
    assert page.evaluate("[...new FormData(document.getElementById('form')).keys()]") == ["note"]
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgba(0, 0, 0, 0)"


def test_those_who_embed_the_pad_set_its_words_and_zones_and_hear_how_it_is_held(windows, elsewhere):
    page = windows.open(None)
    page.goto(elsewhere)
    page.locator("earshot-braille-pad[data-ready]").wait_for()
    found = page.evaluate(
        """async () => {
          const pad = document.createElement('earshot-braille-pad');
          for (const [name, value] of Object.entries({
            language: 'en', words: 'Type your note here.', 'middle-finger-width': '120', 'finger-bias': '0 -40', 'swipe-distance': 'far',
          })) pad.setAttribute(name, value);
          const modes = [];
          pad.addEventListener('mode', ({ detail }) => modes.push(detail));
          const isReady = new Promise((resolve) => { pad.addEventListener('ready', resolve, { once: true }); });
          document.body.append(pad);
          await isReady;
          pad.send({ kind: 'set', name: 'recognizer', value: 'classic' });
          const part = (name) => pad.shadowRoot.querySelector(`[data-part="${name}"]`);
          const heights = [...part('drawing').querySelectorAll('line')].map((line) => Number(line.getAttribute('y1')));
          pad.send({ kind: 'set', name: 'mode', value: 'table' });
          return [part('how').textContent, heights[2] - heights[1], modes.at(-1), pad.mode, pad.lock, pad.orientation];
        }"""
    )
    assert found == ["Type your note here.", 120, "table", "table", "unlocked", "portrait-primary"]


def test_what_is_typed_into_the_field_is_the_pads_text_too(windows, elsewhere):
    page = windows.open(None, size=DESKTOP)
    page.goto(elsewhere)
    page.locator("earshot-braille-pad[data-ready]").wait_for()
    page.locator("#note").fill("sol")
    assert page.evaluate("document.querySelector('earshot-braille-pad').value") == "sol"
    page.evaluate("document.querySelector('earshot-braille-pad').send({ kind: 'action', action: 'delete-cell' })")
    expect(page.locator("#note")).to_have_value("so")


def test_a_pad_that_becomes_private_keeps_the_text_and_forgets_it_afterwards(windows, elsewhere):
    page = windows.open(None, size=DESKTOP)
    page.goto(elsewhere)
    page.locator("earshot-braille-pad[data-ready]").wait_for()
    page.locator("#note").fill("sol")
    pad = "document.querySelector('earshot-braille-pad')"
    page.evaluate(f"{pad}.toggleAttribute('private')")
    expect(page.locator("[data-part=hidden]")).to_have_value("sol")
    expect(page.locator("[data-part=letters]")).to_have_value("")
    expect(page.locator("#note")).to_have_value("sol")
    page.evaluate(f"{pad}.toggleAttribute('private')")
    expect(page.locator("#note")).to_have_value("")
    assert page.evaluate(f"[{pad}.value, {pad}.cells]") == ["", ""]


def test_no_cookie_is_sent_for_an_embedded_pad(windows, server, elsewhere):
    page = windows.open("/settings")
    page.get_by_role("button", name="Save settings").click()
    assert page.context.cookies()
    asked = []
    page.on("request", lambda request: asked.append((request.url, "cookie" in request.all_headers())))
    page.goto(elsewhere)
    page.locator("earshot-braille-pad[data-ready]").wait_for()
    ours = [(url, has_cookie) for url, has_cookie in asked if url.startswith(f"{server.url}/embed/braille-pad?")]
    assert ours and not any(has_cookie for _, has_cookie in ours)


def turn_on(page):
    """The person wants the pad beside every field."""
    page.goto("/settings")
    page.locator("#braille-everywhere").check()
    page.get_by_role("button", name="Save settings").click()
    page.wait_for_url("**done=**")


@pytest.fixture
def ask_form(windows, signed_in):
    def ask_form(size=PHONE, **options):
        page = windows.open(None, size=size, storage_state=signed_in("requester"), **options)
        turn_on(page)
        page.goto("/read/requests/new")
        return page

    return ask_form


def test_a_form_of_ours_opens_the_pad_for_a_field(ask_form, fingers):
    page = ask_form()
    page.locator("#text").fill("go")
    page.get_by_role("button", name="Type in braille The text").tap()
    dialog = page.get_by_role("dialog", name="The text")
    page.locator("earshot-braille-pad[data-ready]").wait_for()
    expect(dialog.locator("[data-part=letters]")).to_have_value("go")
    assert page.evaluate("document.activeElement.dataset.part") == "pad"
    hand = Hand(page, fingers)
    hand.cell(1, 2)
    expect(page.locator("#text")).to_have_value("gob")
    # What is said is heard inside of the open window.
    expect(dialog.locator("#announcements p").last).to_have_text("b")
    dialog.get_by_role("button", name="Done").tap()
    expect(dialog).to_have_count(0)
    expect(page.locator("#text")).to_be_focused()
    expect(page.locator("body > #announcements")).to_have_count(1)
    expect(page.locator("#text")).to_have_value("gob")


def test_escape_leaves_the_pad_and_keeps_the_text(ask_form):
    page = ask_form(size=DESKTOP)
    page.get_by_role("button", name="Type in braille What is it?").click()
    page.locator("earshot-braille-pad[data-ready]").wait_for()
    chord(page, 1, 2, 5)
    expect(page.locator("#title")).to_have_value("h")
    # The title is one line: Enter ends the writing.
    chord(page, 2, 4)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#title")).to_have_value("hi")
    expect(page.locator("#title")).to_be_focused()


def test_enter_ends_the_writing_of_one_line(ask_form):
    page = ask_form(size=DESKTOP)
    page.get_by_role("button", name="Type in braille What is it?").click()
    page.locator("earshot-braille-pad[data-ready]").wait_for()
    chord(page, 1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#title")).to_have_value("a")
    assert page.url.endswith("/read/requests/new")


def test_a_password_is_typed_hidden_and_sent_nowhere(windows, fingers):
    page = windows.open(None)
    turn_on(page)
    page.goto("/sign-in")
    page.get_by_role("button", name="Type in braille Password").tap()
    page.locator("earshot-braille-pad[data-ready]").wait_for()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    hand = Hand(page, fingers)
    for dots in [(1, 2, 3, 4), (1,), (2, 3, 4)]:
        hand.cell(*dots)
    expect(page.locator("#password")).to_have_value("pas")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-part=letters]")).to_be_hidden()
    expect(dialog.locator("[data-part=letters]")).to_have_value("")
    expect(dialog.locator("[data-part=cells]")).to_be_hidden()
    assert dialog.locator("[data-part=hidden]").get_attribute("type") == "password"
    assert not any(letter in said for said in page.locator("#announcements p").all_inner_texts() for letter in "pas")
    assert [url for url in asked if "/assets/" not in url] == []


def test_without_the_setting_no_field_has_the_button(windows):
    page = windows.open("/sign-in")
    expect(page.get_by_role("button", name="Type in braille")).to_have_count(0)


def test_webkit_builds_a_pad_on_another_site(webkit, elsewhere):
    webkit.driver.get(elsewhere)
    webkit.wait(lambda it: it.find("earshot-braille-pad[data-ready]"), "the pad does not get ready")
    webkit.evaluate("document.querySelector('earshot-braille-pad').focus()")
    ActionChains(webkit.driver).send_keys("f").perform()
    webkit.wait(lambda it: it.find("#note").get_property("value") == "a", "nothing comes into the field")


def test_webkit_opens_the_pad_over_a_form(webkit):
    webkit.go("/settings")
    webkit.evaluate("document.querySelector('#braille-everywhere').click()")
    webkit.evaluate("document.querySelector('main form').submit()")
    webkit.wait(lambda it: "done=" in it.driver.current_url, "the settings are not saved")
    webkit.go("/sign-in")
    webkit.wait(lambda it: it.find("#username-braille"), "no button stands beside the field")
    webkit.evaluate("arguments[0].click()", webkit.find("#username-braille"))
    webkit.wait(lambda it: it.find("earshot-braille-pad[data-ready]"), "the pad does not get ready")
    pad = "document.activeElement.dataset.part"
    webkit.wait(lambda it: it.evaluate(f"return {pad}") == "pad", "the pad has not got the focus")
    ActionChains(webkit.driver).send_keys("f").perform()
    webkit.wait(lambda it: it.find("#username").get_property("value") == "a", "nothing comes into the field")
    ActionChains(webkit.driver).send_keys("\ue00c").perform()
    webkit.wait(lambda it: not it.find_all("dialog"), "the pad does not close")
    assert webkit.evaluate("return document.activeElement.id") == "username"
