// SPDX-License-Identifier: Apache-2.0
// What is shown and told around the braille pad, and what those hear of it who embed it.

import { speakAloud } from '../runtime/voice.js';
import { draw } from './drawing.js';

export class Showing {
  #pad;

  constructor(pad, signal) {
    this.#pad = pad;
    const { scope } = pad;
    pad.part('act-share').hidden = !navigator.share;
    pad.part('submit').hidden = !pad.hasAttribute('for') && !pad.hasAttribute('submits');
    // On the document: what listens to presses itself is told as “clickable”, with every text in it.
    document.addEventListener('click', (event) => {
      const button = event.composedPath()[0].closest?.('[data-turn]');
      if (button && scope.contains(button)) this[button.dataset.turn](button);
    }, { signal });
    // What happens inside is not what those wait for who embed the pad.
    for (const type of ['change', 'input']) scope.addEventListener(type, (event) => event.stopPropagation());
    scope.addEventListener('submit', (event) => {
      event.preventDefault();
      event.stopPropagation();
      if (!event.submitter) this.submit();
    });
    // Back leaves the pad, not the page.
    addEventListener('popstate', () => pad.isFilled && this.fill(), { signal });
    pad.part('pad').addEventListener('focus', () => this.#speakWhile(true));
    pad.part('pad').addEventListener('blur', () => this.#speakWhile(pad.isFilled));
  }

  /** Lets the pad fill the screen, or no longer. */
  fill() {
    const pad = this.#pad;
    const on = pad.scope.classList.toggle('braille--filled');
    this.label({ field: 'act-fill', words: on ? 'filled' : undefined });
    pad.devices.screen.fill(on);
    pad.devices.fingers.takeAll(on);
    this.#speakWhile(on);
    if (on) history.pushState({ isPadFilled: true }, '');
    else if (history.state?.isPadFilled) history.back();
    (on ? pad.part('pad') : this.#filler).focus();
    pad.post({ kind: 'act', name: 'fill', on });
  }

  /** Hides the pad from those who look, or no longer. */
  curtain(button) {
    const isDrawn = this.#pad.scope.classList.toggle('braille--curtain');
    this.label({ field: 'act-curtain', words: isDrawn ? 'drawn' : undefined });
    this.#pad.tell(isDrawn ? button.dataset.on : button.dataset.off);
  }

  // Effects

  /** Says words that a part has ready. */
  tell({ field, words }) {
    const part = this.#pad.part(field);
    this.#pad.tell(words === 'itself' ? (part?.querySelector('p') ?? part)?.textContent.trim() : part?.dataset[words]);
  }

  /** Changes the words of a button that begins and ends something. */
  label({ field, words }) {
    const button = this.#pad.part(field);
    const place = button.querySelector('span') ?? button;
    button.dataset.resting ??= place.textContent;
    place.textContent = button.dataset[words ?? 'resting'];
  }

  state({ name, text }) {
    const isNew = this.#pad.dataset[name] !== text;
    this.#pad.dataset[name] = text;
    if (name === 'mode' && isNew) this.#pad.dispatchEvent(new CustomEvent('mode', { detail: text, bubbles: true, composed: true }));
  }

  kept({ on, since }) {
    const place = this.#pad.part('kept');
    const at = since && new Date(since).toLocaleString(this.#pad.language, { dateStyle: 'long', timeStyle: 'short' });
    const words = at ? place.dataset.from.replace('$1', at) : on ? place.dataset.now : '';
    place.hidden = !words;
    place.querySelector('p').textContent = words;
    if (at) this.#pad.tell(words);
  }

  guide(guide) { draw(this.#pad.part('drawing'), guide); }

  taken() { this.#pad.isTaken = true; }

  /** A cell, a swipe or a failure: whoever embeds the pad may want it. */
  dispatch({ detail }) {
    for (const spot of this.#pad.part('drawing').querySelectorAll('.spot')) spot.remove();
    this.#pad.dispatchEvent(new CustomEvent(detail.kind, { detail, bubbles: true, composed: true }));
  }

  /** The person is done: those who embed the pad decide what that means. */
  submit() {
    const { value, cells } = this.#pad;
    if (this.#asks('submit', { value, cells }) && this.#pad.isFilled) this.leave();
  }

  /** The person wants to leave the pad. */
  leave() {
    if (!this.#asks('leave')) return;
    if (this.#pad.isFilled) this.fill();
    else this.#filler.focus();
  }

  /** Hands a text to another program of the device; that the person gave that up is no fault. */
  share({ text }) { navigator.share({ text }).catch(() => {}); }

  /** The button that fills the screen, of those that are seen. */
  get #filler() {
    return [this.#pad.part('start'), this.#pad.part('act-fill')].find((button) => button?.checkVisibility());
  }

  #asks(name, detail) {
    return this.#pad.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail }));
  }

  /** Earshot's own voice speaks while the pad is open, where the person chose that. */
  #speakWhile(isOpen) { speakAloud(isOpen && this.#pad.part('setting-selfVoicing').checked); }
}
