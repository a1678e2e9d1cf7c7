// SPDX-License-Identifier: Apache-2.0
// The clipboard and files of the braille pad: nothing of it leaves the device.

import * as store from './braille-store.js';

/** The longest file that is opened, in bytes. */
const greatestFile = 1 << 20;
const endings = { letters: 'txt', cells: 'txt', brf: 'brf' };
const types = { brf: 'application/x-brf', json: 'application/json', jsonl: 'application/jsonl' };

/** Offers a text as a file to be saved. */
export function save(text, name) {
  const link = document.createElement('a');
  const type = types[name.split('.').pop()] ?? 'text/plain;charset=utf-8';
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The download has begun by then; until it has, the address must hold.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The text of the file that was chosen; null when there is none that could be read. */
export async function chosenText(input) {
  const [file] = input.files;
  if (!file || file.size > greatestFile) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  } finally {
    input.value = ''; // the same file can be chosen again
  }
}

export class Files {
  #pad;
  #takers;

  /** `takers` holds, for each file input by its name, what to do with the text; false: it was refused. */
  constructor(pad, takers) {
    this.#pad = pad;
    this.#takers = { import: (text) => this.#import(text), profile: (text) => this.#profile(text), ...takers };
    pad.inside.addEventListener('change', ({ target }) => {
      if (target.dataset.file) this.#open(target);
    });
  }

  /** Performs the effects `copy` and `export`. */
  async copy(text, done = this.#pad.inside.dataset.copied) {
    try {
      await navigator.clipboard.writeText(text);
      this.#pad.tell(done);
    } catch {
      this.#pad.tell(this.#pad.inside.dataset.notCopied);
    }
  }

  /** Performs the effect `paste`. */
  async paste() {
    try {
      this.#pad.send({ kind: 'pasted', text: await navigator.clipboard.readText() });
    } catch {
      this.#pad.tell(this.#pad.inside.dataset.notPasted);
    }
  }

  /** What is written, in the form that the session was asked for. */
  exported({ form, text }) {
    save(text, `earshot-braille.${endings[form] ?? 'txt'}`);
  }

  saveProfile() {
    save(store.profileText(), 'earshot-braille-settings.json');
  }

  async #open(input) {
    const { done, failed } = input.dataset;
    const text = await chosenText(input);
    const taken = text !== null && await this.#takers[input.dataset.file](text);
    if (!taken) this.#pad.tell(failed);
    else if (taken === true) this.#pad.tell(done);
  }

  #import(text) {
    this.#pad.send({ kind: 'import', text });
    return true;
  }

  #profile(text) {
    if (!store.takeProfile(text)) return false;
    this.#pad.settings.reload();
    return true;
  }
}
