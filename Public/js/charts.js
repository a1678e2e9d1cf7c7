// SPDX-License-Identifier: Apache-2.0
// <earshot-chart>: gives what the person does to the chart session and performs what the session wants. Nothing about
// charts is decided here.

import { playSamples } from './audio.js';
import { openSession } from './earshot.js';
import { language, perform, silence } from './voice.js';

class EarshotChart extends HTMLElement {
  #session;
  #samples = new Float32Array();
  #playing;
  #state = 'empty';
  /** A slider speaks for itself where a screen reader is the voice. */
  #sliderSpeaks = false;

  async connectedCallback() {
    if (this.#session) return;
    try {
      this.#session = await openSession('chart', { language, ...this.#options() });
      this.#listen();
      for (const part of this.querySelectorAll('[data-scripted]')) part.hidden = false;
      for (const part of this.querySelectorAll('[data-unscripted]')) part.hidden = true;
      if (this.dataset.source) await this.#open(this.dataset.source);
      this.dataset.ready = '';
    } catch (error) {
      const problem = this.#part('problem');
      problem.textContent = problem.dataset.broken;
      problem.hidden = false;
      console.error(error);
    }
  }

  disconnectedCallback() {
    this.#playing?.stop();
  }

  #part(name) {
    return this.querySelector(`[data-part="${name}"]`);
  }

  #options() {
    const chosen = [...this.querySelectorAll('select[name]')].map(({ name, value }) => [name, value]);
    return Object.fromEntries(chosen);
  }

  #listen() {
    this.addEventListener('click', ({ target }) => this.#act(target.closest('[data-act]')?.dataset.act));
    this.addEventListener('keydown', (event) => this.#key(event));
    this.addEventListener('change', ({ target }) => {
      if (target.type === 'file') this.#openFile(target.files[0]);
      if (target.matches('select')) this.#changeOptions();
    });
    this.#part('point')?.addEventListener('input', ({ target }) => {
      this.#sliderSpeaks = document.documentElement.dataset.speaking !== 'self-voicing';
      this.#send({ kind: 'step', to: target.valueAsNumber });
      this.#sliderSpeaks = false;
    });
    addEventListener('pagehide', () => this.#send({ kind: 'stop' }));
  }

  #act(act) {
    switch (act) {
      case 'toggle': return this.#send({ kind: this.#state === 'playing' ? 'pause' : 'play' });
      case 'stop': return this.#send({ kind: 'stop' });
      case 'previous': return this.#send({ kind: 'step', by: -1 });
      case 'next': return this.#send({ kind: 'step', by: 1 });
      case 'lowest':
      case 'highest': return this.#send({ kind: 'step', to: act });
      case 'describe': return this.#send({ kind: 'describe' });
    }
  }

  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || this.#state === 'empty') return;
    if (event.key === 'Escape') return this.#send({ kind: 'stop' });
    if (event.target.matches('input, select, textarea, audio')) return;
    const step = { ArrowLeft: { by: -1 }, ArrowRight: { by: 1 }, Home: { to: 'first' }, End: { to: 'last' } }[event.key];
    if (!step) return;
    event.preventDefault();
    this.#send({ kind: 'step', ...step });
  }

  async #open(source) {
    const response = await fetch(source);
    if (!response.ok) throw new Error(`${response.status} ${source}`);
    this.#send({ kind: 'load', quiet: true, ...(await response.json()) });
  }

  async #openFile(file) {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    this.#send({ kind: 'load', title: file.name, csv: decode(bytes) });
    if (!this.#part('problem').hidden) return;
    this.#part('view').hidden = false;
    this.querySelector('[data-act=toggle]').focus();
  }

  #changeOptions() {
    this.#send({ kind: 'options', ...this.#options() });
    const save = this.#part('save');
    if (save) save.search = new URLSearchParams(this.#options());
  }

  #send(event) {
    for (const effect of this.#session.send(event)) this.#perform(effect);
  }

  #perform(effect) {
    switch (effect.kind) {
      case 'show': return this.#show(effect);
      case 'description': return this.#part('sentences').replaceChildren(...effect.sentences.map((text) => cell('li', text)));
      case 'picture': return this.#draw(effect);
      case 'table': return this.#fill(effect);
      case 'samples': this.#samples = this.#session.samples(); return;
      case 'play': return this.#play(effect.from);
      case 'silence': return this.#playing?.stop();
      case 'state': return this.#offer(effect.state);
      case 'position': return this.#mark(effect);
      case 'say': if (this.#sliderSpeaks) return;
    }
    perform(effect);
  }

  #show({ field, text }) {
    const part = this.#part(field);
    if (!part) return;
    part.textContent = text;
    if (field === 'problem') part.hidden = !text;
  }

  /** The markup holds paths and escaped texts only; the session wrote it. */
  #draw({ viewBox, markup }) {
    this.#part('picture').setAttribute('viewBox', viewBox);
    this.#part('drawing').innerHTML = markup;
  }

  #fill({ columns: [[x, y]], rows, total }) {
    const table = this.#part('table');
    table.tHead.rows[0].cells[0].textContent = x;
    table.tHead.rows[0].cells[1].textContent = y;
    table.tBodies[0].replaceChildren(...rows.map(([left, right]) => {
      const row = document.createElement('tr');
      row.append(cell('td', left), cell('td', right));
      return row;
    }));
    this.#part('point').max = total - 1;
    this.#part('point').value = 0;
    this.#part('point').removeAttribute('aria-valuetext');
    this.#part('point-words').textContent = '';
  }

  #play(from) {
    silence(); // what is still being said, so that no voice speaks over the chart
    this.#playing?.stop();
    const playing = playSamples(this.#samples, from);
    this.#playing = playing;
    playing.ended.then((isComplete) => {
      if (isComplete && this.#playing === playing) this.#send({ kind: 'ended' });
    });
    const tick = () => {
      if (this.#playing !== playing || this.#state !== 'playing') return;
      this.#send({ kind: 'tick' });
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  #offer(state) {
    this.#state = state;
    this.dataset.state = state;
    const button = this.querySelector('[data-act=toggle]');
    const word = { playing: 'pause', paused: 'resume' }[state] ?? 'play';
    this.#part('toggle-words').textContent = button.dataset[word];
    for (const sign of button.querySelectorAll('[data-sign]')) {
      sign.hidden = (sign.dataset.sign === 'pause') !== (state === 'playing');
    }
    if (state === 'stopped') this.#mark({ across: 0, index: 0 });
  }

  #mark({ across, up, index, text }) {
    const cursor = this.#part('cursor');
    const { width, height } = this.#part('picture').viewBox.baseVal;
    for (const end of ['x1', 'x2']) cursor.setAttribute(end, across * width);
    cursor.setAttribute('y2', height);
    const mark = this.#part('mark');
    mark.hidden = up === undefined;
    if (up !== undefined) {
      mark.style.setProperty('--across', across);
      mark.style.setProperty('--up', up);
    }
    // While it plays the slider keeps still, or a screen reader would speak over the sound.
    if (this.#state === 'playing') return;
    const slider = this.#part('point');
    slider.value = index;
    if (text) slider.setAttribute('aria-valuetext', text);
    else slider.removeAttribute('aria-valuetext');
    this.#part('point-words').textContent = text ?? '';
  }
}

function cell(name, text) {
  const element = document.createElement(name);
  element.dir = 'auto';
  element.textContent = text;
  return element;
}

/** The text of a file: UTF-8, or what older spreadsheets of the West write. */
function decode(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

customElements.define('earshot-chart', EarshotChart);
