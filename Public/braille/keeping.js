// SPDX-License-Identifier: Apache-2.0
// What is written on the page of the pad stays on the device, until it is deleted or the person wants that no more.

import * as store from './store.js';

export class Keeping {
  #pad;
  /** What is kept or was there first: another window may have kept more since. */
  #last = '';

  /** Brings back what was kept, where the page has no other text. */
  constructor(pad) {
    this.#pad = pad;
    if (!pad.hasAttribute('keeps')) return;
    const kept = store.text();
    if (kept && this.#isWanted && !pad.value) {
      pad.reopen(kept.letters, kept.cells);
      this.#last = this.#now;
      const at = new Date(kept.at).toLocaleString(pad.language, { dateStyle: 'long', timeStyle: 'short' });
      pad.tell(this.#show(pad.part('kept').dataset.from.replace('$1', at)));
    }
    pad.addEventListener('input', () => queueMicrotask(() => this.#keep()));
    pad.inside.addEventListener('change', () => this.#keep());
    addEventListener('pagehide', () => this.#keep(), { signal: pad.life });
  }

  /** Nothing that is hidden is kept, nor what another typed in a recording. */
  get #isWanted() { return this.#pad.settings.isOn('keepText') && !this.#pad.isPrivate; }
  get #now() { return `${this.#isWanted} ${this.#pad.cells} ${this.#pad.value}`; }

  #keep() {
    const pad = this.#pad;
    if (pad.isReplaying || this.#now === this.#last) return;
    this.#last = this.#now;
    const isKept = store.keepText(this.#isWanted && pad.value ? { letters: pad.value, cells: pad.cells, at: Date.now() } : null);
    this.#show(isKept ? pad.part('kept').dataset.now : '');
  }

  #show(words) {
    const place = this.#pad.part('kept');
    place.hidden = !words;
    place.querySelector('p').textContent = words;
    return words;
  }
}
