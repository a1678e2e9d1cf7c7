# SPDX-License-Identifier: Apache-2.0
"""A browser's voice that only keeps a log of what it was asked to say."""

from rig.chromium import DESKTOP

VOICES = [{"lang": "en-GB", "name": "Ann", "voiceURI": "ann"}, {"lang": "es-ES", "name": "Marta", "voiceURI": "marta"},
          {"lang": "fr-FR", "name": "Luc", "voiceURI": "luc"}, {"lang": "ar-SA", "name": "Huda", "voiceURI": "huda"}]

_SCRIPT = """(voices, speaks) => {
  const log = JSON.parse(sessionStorage.getItem('spoken') ?? '[]');
  const keep = () => { try { sessionStorage.setItem('spoken', JSON.stringify(log)); } catch {} };
  let current;
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(window, 'speechSynthesis', { value: {
    getVoices: () => voices,
    speak(utterance) {
      const { text, lang, rate, pitch, volume } = utterance;
      log.push({ text, lang, rate, pitch, volume, voice: utterance.voice?.name });
      keep();
      current = utterance;
      if (speaks) queueMicrotask(() => { if (current === utterance) utterance.onend?.(); });
    },
    cancel() { if (!speaks && current) { log.push({ cancelled: true }); keep(); } current = undefined; },
    addEventListener() {},
  } });
  window.spoken = log;
}"""


class Voice:
    """The log of a window: what its own voice was asked to say, over all its pages.

    `speaks=False`: it never comes to the end of anything by itself.
    """

    def __init__(self, page, voices=VOICES, speaks=True):
        self.page = page
        self._read = 0
        import json

        page.add_init_script(f"({_SCRIPT})({json.dumps(voices)}, {json.dumps(speaks)})")

    def log(self):
        return self.page.evaluate("window.spoken")

    def said(self):
        """What was said since the last look, as one text."""
        new = self.log()[self._read:]
        self._read += len(new)
        return " ".join(one["text"] for one in new if "text" in one)

    def wait(self, words):
        """Waits until these words were said since the last look, and returns all that was."""
        self.page.wait_for_function(
            "([words, from]) => window.spoken.slice(from).some(({ text }) => text?.includes(words))", arg=[words, self._read])
        return self.said()


def speaking(windows, path, *, size=DESKTOP, language="en", hears_first=False, **options):
    """A window in which Earshot speaks, and its log."""
    page = windows.open(None, size=size, language=language)
    voice = Voice(page, **options)
    page.goto("/settings")
    page.locator("[name=speaking][value=selfVoicing]").check()
    page.get_by_role("button", name="Save settings").click() if language == "en" else page.locator(
        "main form button[type=submit]").click()
    page.wait_for_url("**/settings?done=settings")
    if hears_first:
        page.locator("earshot-voice[data-ready]").wait_for()
        page.locator("#hears-first").check()
    page.wait_for_function("() => window.spoken.length")
    page.goto(path)
    ready(page)
    return page, voice


def ready(page):
    page.wait_for_function("() => document.documentElement.dataset.voicing === 'ready'")
