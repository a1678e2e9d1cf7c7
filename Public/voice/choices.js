// SPDX-License-Identifier: Apache-2.0
// Who speaks, and how: the question on the first visit, and the settings of Earshot's own voice.

import { Ability } from '../runtime/ability.js';
import { adopt, deviceVoices, quiet, say, speakAloud } from '../runtime/voice.js';

class Voices {
  #element;

  constructor(element, signal) {
    this.#element = element;
    globalThis.speechSynthesis?.addEventListener?.('voiceschanged', () => this.tell(), { signal });
    if (!('asks' in element.dataset)) return;
    document.addEventListener('pointerdown', ({ target }) => {
      if (!target.closest('a, button, label, input, select, summary')) element.post({ kind: 'pressed-nothing' });
    }, { signal });
    document.addEventListener('keydown', ({ key, target, ctrlKey, altKey, metaKey }) => {
      if (target !== document.body || ctrlKey || altKey || metaKey) return;
      if (key === ' ') element.post({ kind: 'pressed-nothing' });
      if (key >= '1' && key <= '9') element.post({ kind: 'digit', digit: Number(key) });
    }, { signal });
  }

  /** Which voices the device has, once it knows them. */
  async tell() { this.#element.post({ kind: 'voices', voices: await deviceVoices() }); }

  adopt({ choices }) { adopt(choices); }

  press({ field }) { this.#element.part(field).click(); }

  /** Earshot's own voice says it, whoever speaks otherwise; then all is as before. */
  async aloud(effect) {
    speakAloud(true);
    say({ ...effect, priority: 'urgent' });
    await quiet();
    speakAloud(false);
  }
}

customElements.define('earshot-voice', class extends Ability {
  static kind = 'voice-choice';
  static devices = { voices: Voices };

  async begin(event) {
    super.begin(event);
    await this.devices.voices.tell();
  }
});
