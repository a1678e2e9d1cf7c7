// SPDX-License-Identifier: Apache-2.0
// What only a page with a chart shows. Texts come from data: they are only ever put in as text.

import { say } from '../runtime/voice.js';

/** A cell with a text of the data, whose direction is its own. */
function cell(name, text, scope) {
  const element = document.createElement(name);
  element.textContent = text;
  element.dir = 'auto';
  if (scope) element.scope = scope;
  return element;
}

function row(...cells) {
  const element = document.createElement('tr');
  element.append(...cells);
  return element;
}

export class Showing {
  #chart;

  constructor(chart) {
    this.#chart = chart;
  }

  state({ state }) { this.#chart.dataset.state = state; }

  /** The markup holds paths and escaped texts only; the session wrote it. */
  markup({ field, markup }) { this.#chart.part(field).innerHTML = markup; }

  table({ columns: [names], rows }) {
    const table = this.#chart.part('table');
    table.tHead.replaceChildren(row(...names.map((name) => cell('th', name, 'col'))));
    table.tBodies[0].replaceChildren(...rows.map(([first, ...rest]) => (
      row(cell('th', first, 'row'), ...rest.map((text) => cell('td', text)))
    )));
  }

  /** Words that a part has ready, perhaps with a name after them: into another part, aloud, or both. */
  words({ field, words, name, into, aloud }) {
    const ready = this.#chart.part(field)?.dataset[words];
    if (!ready) return;
    const text = name === undefined ? ready : `${ready}: ${name}`;
    if (into) this.#chart.part(into).textContent = text;
    if (aloud) say({ text, language: this.#chart.language, priority: 'normal', staysOnDevice: true });
  }

  /** Gives the focus to an act in a row of a list. */
  row({ field, key, act }) {
    this.#chart.part(field).querySelector(`:scope > [data-key="${key}"] [data-act="${act}"]`).focus();
  }
}
