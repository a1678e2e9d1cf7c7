# SPDX-License-Identifier: Apache-2.0
"""The sound ahead, vibration and the screen on the page of a way: what is heard, felt and asked of the device."""

import math

import pytest
from playwright.sync_api import expect

from rig.waiting import wait_until
from walk.test_route import AT_CASINO, find, open_way, said

# Counts what the page asks of the device, in place of a device.
WATCH = """
  window.felt = []; window.awake = []; window.heard = [];
  navigator.vibrate = (pattern) => felt.push(pattern);
  Object.defineProperty(navigator, 'wakeLock', { value: {
    request: async (kind) => { awake.push(kind); return { release: async () => { awake.push('released'); } }; },
  } });
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...values) { heard.push(values[0]); return start.apply(this, values); };
"""
REFUSE = "Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => { throw new Error('battery'); } } });"

# Renders a sound from its direction offline, and measures it at each ear.
RENDER = """
async ({ earcon, angle, level }) => {
  const address = (name) => document.querySelector(`link[rel=modulepreload][href*="${name}"]`).href;
  const { place } = await import(address('devices/beacon.js'));
  const { soundingBuffer } = await import(address('devices/audio.js'));
  const { samplesOf } = await import(address('runtime/voice.js'));
  const audio = new OfflineAudioContext(2, 44100 * 0.5, 44100);
  const samples = await samplesOf(earcon);
  place(audio, audio.destination, soundingBuffer(audio, samples), { angle, level }, 0.05);
  // The first of a browser now and then never ends: Chromium reads its directions on a thread of its own meanwhile.
  const rendered = await Promise.race([audio.startRendering(), new Promise((done) => setTimeout(done, 15000))]);
  if (!rendered) return null;
  const ears = [0, 1].map((ear) => rendered.getChannelData(ear));
  const rms = (ear) => Math.sqrt(ear.reduce((sum, value) => sum + value * value, 0) / ear.length);
  const greatest = (values) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const steps = ears.map((ear) => greatest(ear.slice(1).map((value, index) => value - ear[index])));
  return {
    left: rms(ears[0]), right: rms(ears[1]), peak: Math.max(...ears.map(greatest)), step: Math.max(...steps),
    end: Math.max(...ears.map((ear) => greatest(ear.slice(-4410)))),
  };
}
"""
EARCONS = ["beacon-ahead", "beacon-near", "beacon-aside", "beacon-behind", "beacon-unsure"]


def script(page):
    """Adds what watches, and loads the page with it."""
    page.add_init_script(WATCH)
    page.reload()
    page.locator("earshot-route[data-ready]").wait_for()


def test_the_sound_ahead_is_turned_on_by_key_tells_its_state_and_is_remembered(windows):
    page = open_way(windows)
    find(page)
    button = page.get_by_role("button", name="Turn the sound ahead on")
    button.focus()
    page.keyboard.press("Enter")
    expect(said(page)).to_contain_text("The sound ahead is on.")
    expect(page.get_by_role("button", name="Turn the sound ahead off")).to_be_focused()
    page.reload()
    page.locator("earshot-route[data-ready]").wait_for()
    find(page)
    expect(page.get_by_role("button", name="Turn the sound ahead off")).to_be_visible()


def test_it_is_heard_in_a_rehearsal_and_ends_with_it(windows):
    page = open_way(windows)
    script(page)
    find(page)
    page.get_by_role("button", name="Turn the sound ahead on").click()
    assert page.evaluate("heard.length") == 0
    page.get_by_role("button", name="Rehearse the way").click()
    wait_until(lambda: page.evaluate("heard.length >= 4"), "heard.length >= 4", seconds=60)
    times = page.evaluate("heard")
    gaps = [after - before for before, after in zip(times, times[1:])]
    assert all(0.45 <= gap <= 3 for gap in gaps), gaps
    page.get_by_role("button", name="Stop the rehearsal").click()
    # Long after the last beat that was on the clock, none has followed.
    clock = "new Promise((resolve) => setTimeout(() => resolve(heard.length), 1500))"
    count = page.evaluate("heard.length")
    assert page.evaluate(clock) <= count + 1


@pytest.mark.parametrize("earcon", EARCONS)
def test_its_side_and_its_strength_follow_the_angle_and_it_never_clicks(windows, earcon):
    pages = [open_way(windows)]

    def render(**sound):
        for _ in range(3):
            rendered = pages[-1].evaluate(RENDER, {"earcon": earcon, **sound})
            if rendered is not None:
                return rendered
            # A page with a sound that never ends cannot always be left.
            pages.append(open_way(windows))
        pytest.skip("The browser did not render the sound.")

    measured = {angle: render(angle=angle, level=1) for angle in (-150, -90, -45, -20, 0, 20, 45, 90, 150)}
    decibels = {angle: 20 * math.log10(one["right"] / one["left"]) for angle, one in measured.items()}
    assert abs(decibels[0]) < 1.5
    for angle in (20, 45, 90, 150):
        assert decibels[angle] > 0.7 and decibels[-angle] < -0.7, decibels
        assert abs(decibels[angle] + decibels[-angle]) < 3, decibels
    assert decibels[90] > decibels[20] + 1, decibels
    for one in measured.values():
        assert one["peak"] < 0.89
        assert one["step"] < 0.12, "A click"
        assert one["end"] < 0.001, "It does not fall silent"
    softer = render(angle=0, level=0.25)
    assert abs(softer["left"] / measured[0]["left"] - 0.25) < 0.02
    nowhere = render(level=1)
    assert abs(nowhere["left"] - nowhere["right"]) < 1e-6


def test_the_screen_stays_on_while_a_way_is_walked(windows):
    page = open_way(windows, permissions=["geolocation"], position=AT_CASINO)
    script(page)
    find(page, start=None)
    expect(said(page)).to_contain_text("The way is about")
    assert page.evaluate("awake") == ["screen"]
    page.get_by_role("button", name="Stop", exact=True).click()
    wait_until(lambda: page.evaluate("awake.length == 2"), "awake.length == 2", seconds=60)
    assert page.evaluate("awake") == ["screen", "released"]


def test_a_refused_screen_is_told(windows):
    page = open_way(windows, permissions=["geolocation"], position=AT_CASINO)
    page.add_init_script(REFUSE)
    page.reload()
    page.locator("earshot-route[data-ready]").wait_for()
    find(page, start=None)
    expect(page.locator("[data-field=status]")).to_contain_text("The screen may go dark")
    expect(said(page)).to_contain_text("The way is about")


def test_the_hand_feels_the_turns_unless_not_wanted(windows):
    page = open_way(windows)
    script(page)
    find(page)
    page.get_by_label("Speed of the rehearsal").select_option(label="Eight times as fast")
    page.get_by_role("button", name="Rehearse the way").click()
    wait_until(lambda: page.evaluate("felt.length >= 1"), "felt.length >= 1", seconds=60)
    page.get_by_text("Sound ahead and vibration").click()
    box = page.get_by_label("Vibrate at turns, at the end and off the way")
    expect(box).to_be_checked()
    box.uncheck()
    page.reload()
    page.locator("earshot-route[data-ready]").wait_for()
    find(page)
    page.get_by_text("Sound ahead and vibration").click()
    expect(box).not_to_be_checked()
