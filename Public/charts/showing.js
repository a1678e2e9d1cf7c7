// SPDX-License-Identifier: Apache-2.0
// What a page shows of a chart, as the session tells it. Texts come from data: they are only ever put in as text.

import { showColumns } from './columns.js';

/** An element with a sentence, which runs as its language does, whatever name it begins with. */
function told(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** An element with a text of the data, whose direction is its own. */
function spoken(name, text) {
  const element = told(name, text);
  element.dir = 'auto';
  return element;
}

function button(text, data, label) {
  const element = told('button', text);
  element.type = 'button';
  element.className = 'button';
  Object.assign(element.dataset, data);
  if (label) element.setAttribute('aria-label', label);
  return element;
}

/** Whether the person is in there: what changes waits then, so that the focus is not lost. */
function holdsFocus(part) {
  return part.contains(part.getRootNode().activeElement);
}

/** Lets the slider that the chart is tell the point. */
export function tellPoint(region) {
  region.ariaValueText = region.textContent.trim();
}

/** A sentence, with a button that plays what it speaks of. It describes the button, so that it is not read twice. */
function sentence(text, index, play) {
  const item = document.createElement('li');
  const words = told('span', text);
  words.id = `chart-sentence-${index}`;
  item.append(words);
  if (play) {
    const player = button(play, { sentence: index });
    player.setAttribute('aria-describedby', words.id);
    item.append(player);
  }
  return item;
}

/** Shows the effects of a session in the parts of a chart; `part(name)` finds them. */
export class ChartShowing {
  #part;
  #state = 'empty';
  /** What waits until the person leaves a part. */
  #held = new Map();

  constructor(part) {
    this.#part = part;
    for (const name of ['sentences', 'statistics']) {
      part(name).addEventListener('focusout', ({ currentTarget, relatedTarget }) => {
        const effect = this.#held.get(name);
        if (effect && !currentTarget.contains(relatedTarget)) this.perform(effect);
      });
    }
  }

  get state() {
    return this.#state;
  }

  /** `isNew`: a chart was opened, and nothing of the one before may stay. */
  perform(effect, isNew = false) {
    switch (effect.kind) {
      case 'show': return this.#show(effect);
      case 'description': return this.#sentences(effect, isNew);
      case 'picture': return this.#draw(effect);
      case 'highlight': return this.#mark('highlight', effect.markup);
      case 'table': return this.#table(effect);
      case 'list': return this.#list(effect, isNew);
      case 'columns': return showColumns(this.#part, effect.columns, effect['open-number']);
      case 'position': return this.#position(effect);
      case 'braille': return this.#braille(effect);
      case 'help': return this.#help(effect.rows);
      case 'settings': return this.#settings(effect);
      case 'state': return this.#offer(effect.state);
      case 'focus': return this.#focus(effect.goal);
    }
  }

  #show({ field, text }) {
    const part = this.#part(field === 'point' ? 'point-words' : field);
    if (!part) return;
    part.textContent = text;
    if (field === 'problem') part.hidden = !text;
    const region = this.#part('region');
    if (field === 'point' && !holdsFocus(region)) tellPoint(region);
  }

  /** Whether an effect is kept until the person leaves the part that it changes. */
  #waits(name, effect, isNew) {
    this.#held.delete(name);
    if (isNew || !holdsFocus(this.#part(name))) return false;
    this.#held.set(name, effect);
    return true;
  }

  #sentences(effect, isNew) {
    if (this.#waits('sentences', effect, isNew)) return;
    const part = this.#part('sentences');
    const { play, headings, notes } = part.dataset;
    const passages = [];
    let last;
    for (const [index, { text, from, level }] of effect.sentences.entries()) {
      if (level !== last) {
        const heading = document.createElement('h3');
        heading.textContent = level === 1 && last ? notes : headings.split('|')[level - 1];
        const list = document.createElement('ul');
        list.className = 'chart__sentences';
        passages.push(heading, list);
        last = level;
      }
      passages.at(-1).append(sentence(text, index, from === undefined ? undefined : play));
    }
    part.replaceChildren(...passages);
  }

  /** The markup holds paths and escaped texts only; the session wrote it. */
  #draw({ viewBox, markup }) {
    this.#part('picture').setAttribute('viewBox', viewBox);
    this.#mark('drawing', markup);
    this.#mark('cursor', '');
    this.#mark('highlight', '');
  }

  #mark(part, markup) {
    this.#part(part).innerHTML = markup;
  }

  #table({ columns, rows, total }) {
    const table = this.#part('table');
    const head = document.createElement('tr');
    head.append(...columns[0].map((name) => {
      const cell = spoken('th', name);
      cell.scope = 'col';
      return cell;
    }));
    table.tHead.replaceChildren(head);
    table.tBodies[0].replaceChildren(...rows.map((cells) => {
      const row = document.createElement('tr');
      row.append(...cells.map((text, column) => {
        const cell = spoken(column ? 'td' : 'th', text);
        if (!column) cell.scope = 'row';
        return cell;
      }));
      return row;
    }));
    const slider = this.#part('point');
    slider.max = Math.max(0, total - 1);
  }

  #list(effect, isNew) {
    const { list, texts, chosen } = effect;
    switch (list) {
      case 'series': {
        const chooser = this.#part('series');
        chooser.replaceChildren(...texts.map((text, index) => new Option(text, index, false, index === chosen)));
        this.#part('series-field').hidden = texts.length < 2;
        return;
      }
      case 'statistics':
        if (this.#waits('statistics', effect, isNew)) return;
        this.#part('statistics').replaceChildren(...texts.map((text, index) => {
          const item = document.createElement('li');
          item.append(button(text, { statistic: index }));
          return item;
        }));
        return;
      case 'bookmarks': {
        const part = this.#part('bookmarks');
        part.replaceChildren(...texts.map((text, index) => {
          const item = document.createElement('li');
          item.append(
            button(text, { bookmark: index }),
            button(part.dataset.remove, { forget: index }, `${part.dataset.remove}: ${text}`),
          );
          return item;
        }));
      }
    }
  }

  #position({ index, count, cursor, text }) {
    this.#mark('cursor', cursor);
    // While it plays the slider keeps still, or a screen reader would speak over the sound.
    if (this.#state === 'playing') return;
    const slider = this.#part('point');
    slider.max = count - 1;
    slider.value = index;
    // Where there are no words for it yet, the place is told without any: no voice tells a point by a bare number.
    slider.setAttribute('aria-valuetext', text ?? `${index + 1} / ${count}`);
  }

  #braille({ text }) {
    this.#part('braille').value = text;
  }

  #help(rows) {
    const list = this.#part('help');
    list.replaceChildren(...rows.flatMap(({ key, words }) => {
      const term = document.createElement('dt');
      term.append(spoken('kbd', key));
      return [term, spoken('dd', words)];
    }));
  }

  #settings({ loop }) {
    for (const toggle of this.#part('inside').querySelectorAll('[data-act=loop]')) toggle.setAttribute('aria-pressed', loop);
  }

  #offer(state) {
    this.#state = state;
    const toggle = this.#part('toggle');
    const word = { playing: 'pause', paused: 'resume' }[state] ?? 'play';
    this.#part('toggle-words').textContent = toggle.dataset[word];
    for (const sign of toggle.querySelectorAll('[data-sign]')) {
      sign.hidden = (sign.dataset.sign === 'pause') !== (state === 'playing');
    }
    if (state !== 'stopped') return;
    this.#mark('cursor', '');
    this.#mark('highlight', '');
    const slider = this.#part('point');
    slider.value = 0;
    slider.setAttribute('aria-valuetext', `1 / ${Number(slider.max) + 1}`);
  }

  #focus(goal) {
    const target = { chart: this.#part('region'), go: this.#part('go').elements.go, table: this.#part('table') }[goal];
    for (let part = target; part; part = part.parentElement) if (part.tagName === 'DETAILS') part.open = true;
    target.focus();
  }
}
