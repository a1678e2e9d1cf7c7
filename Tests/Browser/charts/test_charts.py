# SPDX-License-Identifier: Apache-2.0
"""Charts: choose one or bring one's own, hear it, step through it. What sounds is measured where it leaves the page."""

import base64
import io
import re
import wave

import pytest
from rig.waiting import wait_until

# The form of one's own data; others on the page wait for a script.
OWN = "form[action='/charts/own']"
RISING = "Day,Plants\n" + "".join(f"{day},{day * 3}\n" for day in range(21))

# Put between the page and its loudspeaker: every 50 ms the strength and the pitch of what leaves the page.
RECORDER = """(() => {
  if (window.heard) return true;
  window.heard = [];
  let tap;
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...rest) {
    if (to === this.context.destination && !tap) {
      tap = this.context.createAnalyser();
      tap.fftSize = 2048;
      connect.call(this, tap);
    }
    return connect.call(this, to, ...rest);
  };
  const wave = new Float32Array(2048);
  setInterval(() => {
    if (!tap) return;
    tap.getFloatTimeDomainData(wave);
    const rises = [];
    for (let i = 1; i < wave.length; i += 1) if (wave[i - 1] < 0 && wave[i] >= 0) rises.push(i);
    const strength = Math.sqrt(wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length);
    const pitch = rises.length < 2 ? 0 : (rises.length - 1) * 44100 / (rises.at(-1) - rises[0]);
    const state = document.querySelector('earshot-chart').dataset.state;
    window.heard.push({ state, strength, pitch: strength < 0.01 ? 0 : pitch });
  }, 50);
  return true;
})()"""


class Listener:
    """A person at the charts, with an instrument at the loudspeaker."""

    def __init__(self, hands):
        self.hands = hands

    def open(self, path):
        self.hands.go(path)
        self.hands.wait_for("earshot-chart[data-ready]")
        self.hands.evaluate(RECORDER)

    def toggle(self):
        self.hands.press("[data-act=toggle]")

    def wait_for_state(self, state):
        wait_until(lambda: self.state() == state, f"the chart is {self.state()}, not {state}")

    def state(self):
        return self.hands.evaluate("document.querySelector('earshot-chart').dataset.state")

    def said(self):
        return self.hands.evaluate("[...document.querySelectorAll('[id^=announcements]')].map((part) => part.textContent).join(' ')")

    def wait_for_place(self, index):
        place = "Number(document.querySelector('[data-part=point]').value)"
        wait_until(lambda: self.hands.evaluate(place) == index, f"the place is not {index}")

    def wait_for_words(self, words):
        wait_until(lambda: words in self.said(), f"“{words}” is not said, but “{self.said()}”")

    def pitches(self):
        return self.hands.evaluate("window.heard.map(({ pitch }) => pitch).filter(Boolean)")

    def wait_for_sound(self):
        wait_until(lambda: self.hands.evaluate("window.heard.some(({ pitch }) => pitch)"), "nothing sounds")

    def wait_for_silence(self):
        last = "window.heard.slice(-3).every(({ strength }) => strength < 0.001)"
        wait_until(lambda: self.hands.evaluate(last), "it does not become silent")

    def words_on_toggle(self):
        return self.hands.text("[data-act=toggle]").strip()


@pytest.fixture
def listener(hands):
    person = hands()
    if not person.has_javascript:
        pytest.skip("needs JavaScript; what works without has tests of its own")
    return Listener(person)


def test_a_chart_is_chosen_and_heard_to_its_end(listener):
    listener.hands.go("/charts")
    listener.hands.press("main a[href='/charts/temperature']")
    listener.hands.wait_for_address(lambda path: path == "/charts/temperature")
    listener.hands.wait_for("earshot-chart[data-ready]")
    listener.hands.evaluate(RECORDER)
    assert listener.words_on_toggle() == "Play"
    listener.toggle()
    listener.wait_for_sound()
    listener.wait_for_words("Complete")
    assert listener.state() == "stopped"
    assert listener.words_on_toggle() == "Play"
    listener.wait_for_silence()
    pitches = listener.pitches()
    # The coolest hour comes early, the warmest in the afternoon.
    assert max(pitches) > 3 * min(pitches)
    assert pitches.index(min(pitches)) < pitches.index(max(pitches))


def test_pause_keeps_the_place_and_stop_is_silence(listener):
    # Long, so that it does not end by itself where the browser is slow to answer.
    listener.open("/charts/tide?duration=long")
    listener.toggle()
    listener.wait_for_sound()
    assert listener.words_on_toggle() == "Pause"
    listener.toggle()
    listener.wait_for_state("paused")
    listener.wait_for_silence()
    listener.wait_for_words("Paused at")
    assert listener.words_on_toggle() == "Continue"
    listener.toggle()
    listener.wait_for_state("playing")
    listener.hands.press("[data-act=stop]")
    listener.wait_for_state("stopped")
    listener.wait_for_silence()
    listener.wait_for_words("Stopped")


def test_arrow_keys_sound_and_speak_the_points(listener):
    listener.open("/charts/daylight")
    listener.hands.focus("[data-part=region]")
    listener.hands.key("ArrowRight")
    listener.wait_for_words("1: ")
    listener.wait_for_sound()
    listener.hands.key("ArrowRight")
    listener.wait_for_place(1)
    listener.hands.key("ArrowLeft")
    listener.wait_for_place(0)
    listener.hands.press("[data-act=highest]")
    listener.wait_for_words("169: ")
    listener.wait_for_silence()


def test_the_slider_speaks_for_itself(listener):
    listener.open("/charts/daylight")
    listener.hands.focus("[data-part=point]")
    listener.hands.key("ArrowRight")
    words = "document.querySelector('[data-part=point]').getAttribute('aria-valuetext') ?? ''"
    wait_until(lambda: "8: " in listener.hands.evaluate(words), "no value in words")
    listener.hands.key("End")
    wait_until(lambda: "365: " in listener.hands.evaluate(words), "End does not lead to the end")
    assert listener.said().strip() == ""


def test_stepping_silences_the_chart(listener):
    listener.open("/charts/running?duration=long")
    listener.toggle()
    listener.wait_for_sound()
    listener.hands.key("ArrowRight")
    listener.wait_for_state("paused")
    listener.wait_for_silence()
    listener.toggle()
    listener.wait_for_state("playing")
    listener.hands.key("Escape")
    listener.wait_for_state("stopped")
    listener.wait_for_silence()


def test_a_rising_line_of_ones_own_is_heard_rising(listener, csv):
    listener.open("/charts")
    assert "stays in this browser" in listener.hands.text("main form")
    listener.hands.put_file("#file", csv(RISING))
    listener.hands.wait_for_address(lambda path: path == "/charts/mine")
    listener.hands.wait_for("[data-part=view]")
    listener.hands.evaluate(RECORDER)
    assert listener.hands.text("[data-part=title]") == "plants"
    assert listener.hands.evaluate("document.activeElement.dataset.act") == "toggle"
    listener.hands.key("Enter")
    listener.wait_for_words("Complete")
    pitches = listener.pitches()
    assert len(pitches) > 5
    assert pitches[-1] > 3 * pitches[0]


def test_with_sounds_off_nothing_sounds_and_with_speech_off_nothing_is_said(listener):
    listener.open("/charts/ball")
    listener.hands.focus("[data-part=region]")
    listener.hands.key("v")
    listener.wait_for_words("Sounds off")
    listener.hands.key("ArrowRight")
    listener.wait_for_place(0)
    listener.toggle()
    listener.wait_for_words("Sounds are off")
    assert listener.state() != "playing"
    listener.hands.press("[data-act=next]")
    listener.wait_for_place(1)
    assert listener.pitches() == []
    listener.hands.press("[data-part=listener] summary")
    listener.hands.press("label[for=chart-set-speech]")
    listener.wait_for_words("Speech off")
    listener.hands.press("[data-act=highest]")
    words = "document.querySelector('[data-part=point-words]').textContent"
    spoken = listener.said()
    listener.hands.press("[data-act=lowest]")
    assert listener.hands.evaluate(words)
    assert listener.said() == spoken
    # Kept on the device: the next chart is as quiet.
    listener.hands.go("/charts/tide")
    listener.hands.wait_for("earshot-chart[data-ready]")
    assert not listener.hands.evaluate("document.querySelector('[data-set=speech]').checked")


def test_a_mistake_in_ones_own_data_is_told_with_its_line(listener, csv):
    listener.open("/charts")
    listener.hands.put_file("#file", csv("Hour,Temperature\n0,12\n1,\"warm"))
    listener.hands.wait_for("[data-part=problem]")
    assert "Line 3" in listener.hands.text("[data-part=problem]") or "line 3" in listener.hands.text("[data-part=problem]")
    # The next choice is right, and the sentence goes away.
    listener.hands.put_file("#file", csv(RISING, "right.csv"))
    listener.hands.wait_for_address(lambda path: path == "/charts/mine")
    listener.hands.wait_for("[data-part=view]")
    assert not listener.hands.evaluate("document.querySelector('[data-part=problem]').checkVisibility()")


def without_script(windows, path, **options):
    return windows.open(path, javascript=False, **options)


def test_without_javascript_the_server_makes_the_sound(windows):
    page = without_script(windows, "/charts/temperature?duration=short")
    source = page.locator("audio").get_attribute("src")
    sound = page.request.get(source)
    assert sound.headers["content-type"] == "audio/wav"
    with wave.open(io.BytesIO(sound.body())) as file:
        assert 2 <= file.getnframes() / file.getframerate() <= 3
    part = page.request.get(source, headers={"Range": "bytes=0-3"})
    assert part.status == 206 and part.body() == b"RIFF"
    assert re.search(r"The highest value is 22\.9.*, at Hour 15\.5\.", page.locator("main").inner_text())
    assert not page.locator("[data-act=toggle]").is_visible()


def test_without_javascript_ones_own_data_sound_too(windows, csv):
    page = without_script(windows, "/charts")
    assert "sent to this server" in page.locator(OWN).inner_text()
    page.locator("#file").set_input_files(csv(RISING))
    page.locator(OWN + " button[type=submit]").click()
    assert page.locator("h1").inner_text() == "plants"
    assert "It rises without a marked fall." in page.locator("main").inner_text()
    head, data = page.locator("audio").get_attribute("src").split(",", 1)
    assert head == "data:audio/mpeg;base64"
    # An MP3 begins with its tag or with the eleven ones of a frame.
    sound = base64.b64decode(data)
    assert sound[:3] == b"ID3" or (sound[0] == 0xFF and sound[1] >= 0xE0)


@pytest.mark.expects_errors(r"status of 422")
def test_without_javascript_a_mistake_is_told_beside_the_field(windows, csv):
    page = without_script(windows, "/charts", language="es")
    page.locator(OWN + " button[type=submit]").click()
    assert "No hay datos. Elige un archivo o pega los datos." in page.locator("#file-error").inner_text()
    page.locator("#file").set_input_files(csv("x,y\n1,2\n2,dos\n3,4\n4,5\n"))
    page.locator(OWN + " button[type=submit]").click()
    assert "Línea 3, columna «y»: «dos» no es un número." in page.locator("#file-error").inner_text()
    assert page.locator("#file").get_attribute("aria-invalid") == "true"


def test_the_cursor_follows_the_points_in_every_language(windows):
    for language in ("en", "ar"):
        page = windows.open("/charts/ball", language=language)
        page.locator("earshot-chart[data-ready]").wait_for()
        page.locator("[data-part=point]").focus()
        page.keyboard.press("End")
        ring, stage = page.locator("[data-part=cursor] .plot__ring"), page.locator(".chart__stage")
        # Time runs from left to right in Arabic too, as in the sound.
        box, frame = ring.bounding_box(), stage.bounding_box()
        assert box["x"] + box["width"] / 2 > frame["x"] + frame["width"] * 0.9
