// SPDX-License-Identifier: Apache-2.0
// <earshot-kept>: what this device keeps, each with its size and a button that frees or keeps it.

import { announce } from '../runtime/page.js';
import { measured } from './keeping.js';

const mark = '/offline/whole';

class Kept extends HTMLElement {
  #sizes = new Map();

  async connectedCallback() {
    if (!navigator.serviceWorker || !globalThis.caches) {
      this.#show('said', this.dataset.unable);
      return;
    }
    this.addEventListener('click', ({ target }) => {
      const button = target.closest('button');
      const { what } = button?.closest('[data-what]')?.dataset ?? {};
      if (what) this.#sizes.has(what) ? this.#free([what]) : this.#keep([what]);
      else if (button) this.#all(button.dataset.act);
    });
    document.addEventListener('kept', ({ detail }) => this.#came(detail));
    await this.#look();
    this.dataset.ready = '';
  }

  get #rows() { return [...this.querySelectorAll('[data-what]')]; }

  async #all(act) {
    if (act === 'free') await this.#free();
    if (act === 'keep') await this.#keep(this.#rows.map(({ dataset }) => dataset.what).filter((what) => !this.#sizes.has(what)));
    if (act === 'persist') {
      const isAgreed = await navigator.storage.persist();
      await this.#look();
      this.#tell(isAgreed ? this.dataset.persisted : this.dataset.refused);
    }
  }

  async #keep(what) {
    const { active } = await navigator.serviceWorker.ready;
    this.#tell(this.dataset.keeping);
    active.postMessage({ kind: 'keep', what, face: document.documentElement.dataset.face, anew: true });
  }

  /** Frees these; all, also what the server has no more, where none are named. */
  async #free(words) {
    for (const name of await caches.keys()) {
      const [first, , , what] = name.split(' ');
      if (first === 'kept' && (words?.includes(what) ?? true)) await caches.delete(name);
    }
    await this.#look();
    this.#tell(this.dataset.freed);
  }

  async #came({ kind, isFull }) {
    await this.#look();
    if (kind === 'unkept') this.#tell(isFull ? this.dataset.full : this.dataset.failed);
    else if (this.querySelector('[data-part="said"]').textContent === this.dataset.keeping) this.#tell(this.dataset.kept);
  }

  async #look() {
    const { version } = document.documentElement.dataset;
    this.#sizes.clear();
    let total = 0;
    for (const name of await caches.keys()) {
      const [first, ofVersion, , what] = name.split(' ');
      const whole = first === 'kept' && await (await caches.open(name)).match(mark);
      if (!whole) continue;
      const { size } = await whole.json();
      total += size;
      if (ofVersion === version) this.#sizes.set(what, size);
    }
    for (const row of this.#rows) {
      const size = this.#sizes.get(row.dataset.what);
      row.hidden = size === undefined && 'keptOnly' in this.dataset;
      const state = row.querySelector('[data-state]');
      if (state) state.textContent = size === undefined ? this.dataset.absent : this.dataset.present.replace('{size}', measured(size));
      const act = row.querySelector('[data-act-words]');
      if (act) {
        act.textContent = size === undefined ? this.dataset.keep : this.dataset.free;
        act.setAttribute('aria-label', `${act.textContent}: ${act.dataset.name}`);
      }
    }
    this.#show('total', total ? this.dataset.total.replace('{size}', measured(total)) : this.dataset.nothing);
    const isPersisted = await navigator.storage?.persisted?.();
    this.#show('persistence', isPersisted ? this.dataset.persisted : this.dataset.mayGo);
    const ask = this.querySelector('[data-act="persist"]');
    if (ask) ask.hidden = isPersisted || !navigator.storage?.persist;
  }

  #tell(words) {
    this.#show('said', words);
    announce(words);
  }

  #show(name, words) {
    const part = this.querySelector(`[data-part="${name}"]`);
    if (part) part.textContent = words;
  }
}

customElements.define('earshot-kept', Kept);
