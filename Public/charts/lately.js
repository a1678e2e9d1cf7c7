// SPDX-License-Identifier: Apache-2.0
// <earshot-kept-charts>: the charts that a person opened lately, each with a button that takes it away and puts it back.

import { announce } from '../runtime/page.js';
import { all, forget, keep } from './kept.js';

class KeptCharts extends HTMLElement {
  async connectedCallback() {
    const records = await all().catch(() => undefined);
    for (const record of records ?? []) this.#add(record);
    const words = this.querySelector('[data-part="words"]');
    if (!records?.length) words.textContent = records ? this.dataset.none : this.dataset.unable;
    words.hidden = Boolean(records?.length);
    for (const part of this.querySelectorAll('[data-unscripted]')) part.hidden = true;
    this.dataset.ready = '';
  }

  #add(record) {
    const row = this.querySelector('template').content.firstElementChild.cloneNode(true);
    const [link, button] = row.children;
    link.textContent = record.title;
    link.href = `${this.dataset.opens}?kept=${record.id}`;
    button.setAttribute('aria-label', `${button.dataset.remove}: ${record.title}`);
    let isKept = true;
    button.addEventListener('click', async () => {
      const change = isKept ? forget(record.id) : keep(record);
      isKept = !isKept;
      button.textContent = isKept ? button.dataset.remove : button.dataset.back;
      button.setAttribute('aria-label', `${button.textContent}: ${record.title}`);
      await change;
      announce(`${isKept ? button.dataset.returned : button.dataset.removed}: ${record.title}`);
    });
    this.querySelector('[data-part="charts"]').append(row);
  }
}

customElements.define('earshot-kept-charts', KeptCharts);
