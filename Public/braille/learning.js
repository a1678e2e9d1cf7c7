// SPDX-License-Identifier: Apache-2.0
// The braille lessons, and the pad on which they are held.

import { Files } from '../devices/files.js';
import { ability } from '../runtime/ability.js';

class Pad {
  #pad;

  constructor(lessons, signal) {
    this.#pad = lessons.part('lesson-pad');
    for (const kind of ['cell', 'swipe']) {
      this.#pad.addEventListener(kind, ({ detail }) => lessons.post(detail), { signal });
    }
    this.#pad.addEventListener('input', ({ target }) => {
      if (target === this.#pad) lessons.post({ kind: 'text', text: this.#pad.value });
    }, { signal });
  }

  /** Gives the pad an event, which may be in the middle of what this answers; its own text is shown, too. */
  pad({ event }) {
    queueMicrotask(() => {
      if (event.kind === 'text') this.#pad.value = event.text;
      else this.#pad.send(event);
    });
  }
}

const pad = document.querySelector('earshot-braille-lessons earshot-braille-pad');
if (!('ready' in pad.dataset)) await new Promise((resolve) => { pad.addEventListener('ready', resolve, { once: true }); });
ability('earshot-braille-lessons', 'learning', { pad: Pad, files: Files });
