// SPDX-License-Identifier: Apache-2.0
// The braille lessons: brings what is typed on the pad to the session in the cores, and performs what it answers.

import { sessionsOf } from '../runtime/earshot.js';
import { save } from './files.js';
import { perform, say } from '../runtime/voice.js';

/** What is kept on the device, for each table its own. */
const kept = (table) => `earshot-braille-lessons:${table}`;

function read(table) {
  try {
    return JSON.parse(localStorage.getItem(kept(table)) ?? 'null');
  } catch {
    return null;
  }
}

function keep(table, profile) {
  try {
    if (profile === null) localStorage.removeItem(kept(table));
    else localStorage.setItem(kept(table), JSON.stringify(profile));
  } catch {
    // A private window keeps nothing.
  }
}

class BrailleLessons extends HTMLElement {
  #openSession = null;
  #session = null;
  #table = '';

  connectedCallback() {
    if (this.#openSession !== null) return;
    this.#openSession = false;
    this.#open().catch((error) => {
      console.warn(error);
      say({ text: this.dataset.failed });
    });
  }

  async #open() {
    await this.#padReady();
    this.#openSession = await sessionsOf('learning');
    this.#listen();
    for (const part of ['choice', 'results']) this.#part(part).hidden = false;
    await this.#learn(this.#select.value);
    this.dataset.ready = '';
  }

  async #padReady() {
    await customElements.whenDefined('earshot-braille-pad');
    if ('ready' in this.#pad.dataset) return;
    await new Promise((resolve) => { this.#pad.addEventListener('ready', resolve, { once: true }); });
  }

  get #pad() { return this.querySelector('earshot-braille-pad'); }

  get #select() { return this.#part('lessons-table'); }

  #part(name) { return this.querySelector(`[data-lesson-part="${name}"]`); }

  // The session

  /** Begins with a table: what is kept of it, its lessons, and its contractions when the server has them. */
  async #learn(table) {
    this.#session?.close();
    this.#table = table;
    const { language: tableLanguage } = [...this.#select.options].find(({ value }) => value === table)?.dataset ?? {};
    const configuration = { language: this.dataset.language, table, tableLanguage };
    try {
      this.#session = this.#openSession({ ...configuration, profile: read(table) ?? undefined });
    } catch (error) {
      console.warn(error);
      this.#session = this.#openSession(configuration);
    }
    this.#pad.setAttribute('table', table);
    this.#send({ kind: 'open' });
    const answer = await fetch(`/api/v1/braille/signs?${new URLSearchParams({ table })}`).catch(() => null);
    if (!answer?.ok || table !== this.#table) return;
    const { signs } = await answer.json();
    this.#send({ kind: 'signs', signs });
  }

  #send(event) {
    for (const effect of this.#session.send(event)) this.#perform(effect);
  }

  #perform(effect) {
    if (perform(effect)) return;
    switch (effect.kind) {
      case 'show': this.#show(effect); break;
      case 'lessons': this.#list(effect.lessons); break;
      case 'spots': this.#pad.send({ kind: 'guide-spots', cell: effect.cell }); break;
      case 'pad':
        // The pad may be in the middle of what this answers.
        queueMicrotask(() => effect.events.forEach((event) => this.#give(event)));
        break;
      case 'keep': keep(this.#table, effect.profile); break;
      case 'export': save(effect.text, effect.name); break;
      case 'results': this.#results(effect); break;
    }
  }

  /** Gives the pad an event; what its text becomes is shown, too. */
  #give(event) {
    if (event.kind === 'text') this.#pad.value = event.text;
    else this.#pad.send(event);
  }

  // What the person does

  #listen() {
    this.#pad.addEventListener('cell', ({ detail }) => this.#send(detail));
    this.#pad.addEventListener('swipe', ({ detail }) => this.#send(detail));
    this.#pad.addEventListener('input', ({ target }) => {
      if (target === this.#pad) this.#send({ kind: 'text', text: this.#pad.value });
    });
    this.#select.addEventListener('change', () => this.#learn(this.#select.value));
    this.addEventListener('click', ({ target }) => {
      const { lesson, lessonAction: action } = target.closest('button')?.dataset ?? {};
      if (lesson) this.#begin(lesson);
      if (action) this.#send({ kind: 'action', action });
    });
  }

  #begin(lesson) {
    this.#send({ kind: 'lesson', lesson });
    this.#pad.scrollIntoView({ block: 'nearest' });
    this.#pad.focus({ preventScroll: true });
  }

  // What is shown

  #show({ field, text }) {
    if (field !== 'state') {
      this.#part(field).textContent = text;
      return;
    }
    const wasRunning = this.dataset.state && this.dataset.state !== 'none';
    this.dataset.state = text;
    const isFocusInside = this.#part('now').contains(document.activeElement);
    this.#part('now').hidden = text === 'none';
    for (const [action, state] of [['hint', 'lesson'], ['skip', 'lesson'], ['done', 'practice']]) {
      this.querySelector(`[data-lesson-action="${action}"]`).hidden = text !== state;
    }
    // The button that stopped is gone now.
    if (wasRunning && text === 'none' && isFocusInside) this.querySelector('[data-lesson]')?.focus();
  }

  #list(lessons) {
    const list = this.#part('lessons');
    const buttons = new Map([...list.querySelectorAll('button')].map((button) => [button.dataset.lesson, button]));
    for (const { id, title, progress } of lessons) {
      const button = buttons.get(id) ?? this.#button(list, id);
      buttons.delete(id);
      button.firstElementChild.textContent = title;
      button.lastElementChild.textContent = progress;
    }
    for (const button of buttons.values()) button.parentElement.remove();
  }

  #button(list, id) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button';
    button.dataset.lesson = id;
    const title = document.createElement('span');
    const progress = document.createElement('span');
    progress.className = 'quiet';
    button.append(title, ' ', progress);
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
    return button;
  }

  #results({ dots, ...measures }) {
    for (const cell of this.querySelectorAll('[data-measure]')) {
      const value = measures[cell.dataset.measure];
      cell.textContent = value ?? '–';
    }
    this.#part('dots').hidden = dots.length === 0;
    this.#part('dot-rows').replaceChildren(...dots.map(({ dot, asked, missed, extra, across, down }) => {
      const row = document.createElement('tr');
      const head = document.createElement('th');
      head.scope = 'row';
      head.textContent = dot;
      row.append(head, ...[asked, missed, extra, across ?? '–', down ?? '–'].map((value) => {
        const cell = document.createElement('td');
        cell.textContent = value;
        return cell;
      }));
      return row;
    }));
  }
}

customElements.define('earshot-braille-lessons', BrailleLessons);
