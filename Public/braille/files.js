// SPDX-License-Identifier: Apache-2.0
// The clipboard and files of the braille pad: nothing of it leaves the device.

import { Files as Offers } from '../devices/files.js';
import * as store from './store.js';

/** The longest file that is opened, in bytes. */
const greatestFile = 1 << 20;
const endings = { letters: 'txt', cells: 'txt', brf: 'brf' };

/** Offers a text as a file to be saved. */
export const save = (text, name) => new Offers().offer({ name, text });

/** The text of a file; null when it could not be read. */
async function textOf(file) {
  if (!file || file.size > greatestFile) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

export class Files {
  #pad;
  #takers;

  /** `takers` holds, for each file input by its name, what to do with the text; false: it was refused. */
  constructor(pad, takers) {
    this.#pad = pad;
    this.#takers = {
      import: (text, name) => this.#import(text, name),
      profile: (text) => this.#profile(text),
      ...takers,
    };
    pad.inside.addEventListener('change', ({ target }) => {
      if (target.dataset.file) this.#open(target);
    });
  }

  /** Puts a text on the clipboard, and says that it is done in the words given. */
  async copy(text, done) {
    try {
      await navigator.clipboard.writeText(text);
      this.#pad.tell(done);
    } catch {
      this.#pad.tell(this.#pad.inside.dataset.notCopied);
    }
  }

  /** Fetches the clipboard; null where the browser does not hand it out. */
  async paste() {
    const text = await navigator.clipboard?.readText().catch(() => null);
    this.#pad.send({ kind: 'pasted', text: text ?? null });
  }

  /** What is written, in the form that the session was asked for. */
  exported({ form, text }) {
    save(text, `earshot-braille.${endings[form] ?? 'txt'}`);
  }

  saveProfile() {
    save(store.profileText(), 'earshot-braille-settings.json');
  }

  /** Hands the file on; a taker says true for done, false for refused, and nothing when it speaks for itself. */
  async #open(input) {
    const { done, failed } = input.dataset;
    const [file] = input.files;
    const text = await textOf(file);
    input.value = ''; // the same file can be chosen again
    const taken = text !== null && await this.#takers[input.dataset.file](text, file.name.toLowerCase());
    if (taken === false) this.#pad.tell(failed);
    else if (taken) this.#pad.tell(done);
  }

  #import(text, name) {
    const before = this.#pad.cells;
    this.#pad.send({ kind: 'import', text, format: name.endsWith('.brf') ? 'brf' : 'text' });
    return this.#pad.cells === before ? undefined : true;
  }

  #profile(text) {
    if (!store.takeProfile(text)) return false;
    this.#pad.settings.reload();
    return true;
  }
}
