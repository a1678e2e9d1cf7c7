// SPDX-License-Identifier: Apache-2.0
// <earshot-settings>: saves each answer as it is given. What the server makes of it is taken from the page that it answers
// with: colours and the size of letters at once, while a language or a voice would take the page from under the person.

import { announce, parsePage } from '../runtime/page.js';

/** The settings that the page that is open shows at once. */
const shown = ['appearance', 'size'];

class Settings extends HTMLElement {
  /** Answers that are not sent yet, by name. */
  #answers = new Map();
  #sending = false;

  connectedCallback() {
    this.addEventListener('change', ({ target }) => {
      this.#answers.set(target.name, target.value);
      this.#save();
    });
    this.dataset.ready = '';
  }

  /** Sends what there is, one after the other, and tells once that all of it is saved. */
  async #save() {
    if (this.#sending) return;
    this.#sending = true;
    let words = this.dataset.saved;
    let answers;
    while (this.#answers.size) {
      answers = [...this.#answers];
      this.#answers.clear();
      if (answers.some(([name]) => !shown.includes(name))) words = this.dataset.next;
      if (!await this.#send(answers)) words = this.dataset.unsaved;
    }
    this.#sending = false;
    const [last] = answers.at(-1);
    for (const part of this.querySelectorAll('[data-told]')) part.textContent = part.dataset.told === last ? words : '';
    announce(words);
  }

  async #send(answers) {
    try {
      const { action } = this.querySelector('form');
      const answer = await fetch(action, { method: 'POST', body: new URLSearchParams(answers) });
      if (answer.ok) show(parsePage(await answer.text()));
      return answer.ok;
    } catch {
      return false;
    }
  }
}

/** Looks as another page does. */
function show(page) {
  const { appearance, textSize } = page.documentElement.dataset;
  Object.assign(document.documentElement.dataset, { appearance, textSize });
  const sheets = (of) => [...of.head.querySelectorAll('link[rel="stylesheet"], meta[name="theme-color"]')];
  const [before, after] = [sheets(document), sheets(page)];
  const isAmong = (list) => (part) => list.some((other) => other.outerHTML === part.outerHTML);
  document.head.append(...after.filter((part) => !isAmong(before)(part)));
  for (const part of before) if (!isAmong(after)(part)) part.remove();
}

customElements.define('earshot-settings', Settings);
