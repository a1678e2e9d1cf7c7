// SPDX-License-Identifier: Apache-2.0
// Who speaks, and how: the question on the first visit, and the settings of Earshot's own voice.

import { Ability } from '../runtime/ability.js';
import { adopt, deviceVoices, hasOwnVoice, quiet, say, speakAloud } from '../runtime/voice.js';

/** What takes digits and the space bar itself. */
const fields = 'input, select, textarea';
const pressed = 'a, button, label, input, select, summary';
/** Keys that are held with others, and the one that has its answer on every page. */
const others = ['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'F8'];

class Voices {
  #element;
  #pointer;
  #isHeld = false;

  constructor(element, signal) {
    this.#element = element;
    globalThis.speechSynthesis?.addEventListener?.('voiceschanged', () => this.tell(), { signal });
    if (!('asks' in element.dataset)) return;
    const on = (kind, listener) => document.addEventListener(kind, listener, { capture: true, signal });
    on('pointerdown', ({ target, pointerType }) => {
      this.#pointer = pointerType;
      if (pointerType !== 'touch' && !target.closest(pressed)) element.post({ kind: 'pressed-nothing' });
    });
    // A finger that scrolls ends otherwise; on an empty place some browsers send no click.
    on('pointerup', ({ target, pointerType }) => {
      if (pointerType === 'touch' && !target.closest(pressed)) element.post({ kind: 'tapped' });
    });
    on('click', (event) => this.#click(event));
    on('keydown', (event) => this.#key(event));
  }

  /** A click that no finger began is a mouse's or a screen reader's. */
  #click(event) {
    const thing = this.#pointer === 'touch' && event.target.closest(pressed);
    this.#pointer = undefined;
    if (!thing) return;
    this.#isHeld = false;
    const { part } = thing.dataset;
    this.#element.post({ kind: 'tapped', name: (thing.ariaLabel ?? thing.textContent).replace(/\s+/g, ' ').trim(), answer: part?.startsWith('answer-') ? part : '' });
    if (!this.#isHeld) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  hold() { this.#isHeld = true; }

  #key({ key, target, ctrlKey, altKey, metaKey }) {
    this.#pointer = undefined;
    // Who presses something has found it: no voice speaks over what it does.
    if (key === 'Enter' && target.closest(pressed)) return;
    if (target.matches(fields) || ctrlKey || altKey || metaKey || others.includes(key)) return;
    if (key === ' ' && !target.closest('button, summary')) this.#element.post({ kind: 'pressed-nothing' });
    else if (key >= '1' && key <= '9') this.#element.post({ kind: 'digit', digit: Number(key) });
    else this.#element.post({ kind: 'key' });
  }

  /** Which voices the device has, once it knows them. */
  async tell() { this.#element.post({ kind: 'voices', voices: await deviceVoices() }); }

  adopt({ choices }) { adopt(choices); }

  press({ field }) {
    this.#pointer = undefined; // No finger presses it.
    this.#element.part(field).click();
  }

  /** Earshot's own voice says it, whoever speaks otherwise; then all is as before. Where it speaks anyway, in its turn. */
  async aloud(effect) {
    if (hasOwnVoice) {
      setTimeout(say, 0, effect); // What changed is told first.
      return;
    }
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
