// SPDX-License-Identifier: Apache-2.0
// Reads what a person or a page brings, on the device, by a module of its own: a page whose chart comes ready does not
// fetch it. What it reads are events of the chart.

import { module, whole } from '../runtime/earshot.js';
import { addressEvent, decimalOf, fileEvent, ownEvent } from './data.js';
import { keep, kept } from './kept.js';

const events = new Set(['load', 'append', 'hold', 'reread', 'convert']);

export class Reading {
  #chart;
  #opening;
  /** What the device keeps of the chart that is open. */
  #record;
  /** What is to be read goes in its order. */
  #last = Promise.resolve();

  constructor(chart, signal) {
    this.#chart = chart;
    chart.scope.addEventListener('change', ({ target }) => {
      if (target.type === 'file' && target.files[0]) this.bring(() => fileEvent(target.files[0]));
    }, { signal });
    chart.scope.addEventListener('submit', (event) => {
      if (event.target !== chart.part('paste')) return;
      event.preventDefault();
      const text = event.target.elements.text.value;
      this.bring(() => ({ kind: 'load', text }));
    }, { signal });
  }

  /** Whether an event is one of what reads. */
  takes({ kind }) { return events.has(kind); }

  /** Opens the chart that the page has for its element. */
  async first() {
    const chart = this.#chart;
    if (chart.dataset.kept !== undefined) return this.#kept();
    const { title, text, source, follows } = chart.dataset;
    const own = text === undefined ? ownEvent(chart) : { kind: 'load', quiet: true, title, text };
    const address = chart.getAttribute('src');
    if (own) return this.read({ event: own });
    if (chart.ready) chart.post({ kind: 'open', shown: true, chart: await chart.ready, name: follows === undefined ? source : undefined });
    else if (address) await this.read({ event: { ...await addressEvent(address), ...decimalOf(chart) } });
    else if (source) await this.read({ event: await this.#source() });
  }

  /** Opens the chart that the page's address names. Who comes back to it is not told again. */
  async #kept() {
    const chart = this.#chart;
    this.#record = await kept(Number(new URLSearchParams(location.search).get('kept'))).catch(() => undefined);
    if (!this.#record) return chart.post({ kind: 'missing' });
    const quiet = performance.getEntriesByType('navigation')[0]?.type !== 'navigate';
    await whole(chart.constructor.kind).catch(console.warn);
    chart.post({ ...this.#record.open, quiet });
    this.#record.title = chart.part('title').textContent;
    document.title = `${this.#record.title} – ${document.title}`;
    // Before, nothing on it can have the focus.
    chart.addEventListener('ready', () => chart.post({ kind: 'brought', quiet }), { once: true });
    keep(this.#record).catch(console.warn);
  }

  /** Keeps what was read on the device; what the person brought gets a page of its own. False where it stays on this one. */
  async #keeps(event, open, leads) {
    const address = this.#chart.dataset.opens;
    const isNew = leads && event.kind === 'load';
    if (!address || open?.kind !== 'open' || !(isNew || this.#record)) return false;
    const source = { ...(isNew ? undefined : this.#record.source), ...event, kind: 'hold' };
    for (const [name, value] of Object.entries(source)) if (value === '') delete source[name]; // It is left to the reader.
    const { t, ...chart } = open;
    try {
      const id = await keep({ ...(isNew ? { title: '' } : this.#record), source, open: chart });
      if (isNew) location.assign(`${address}?kept=${id}`);
      return isNew;
    } catch (error) {
      console.warn(error); // It opens where the person is, and is not kept.
      return false;
    }
  }

  /** Opens data of the person's own, to which no values of the page's come. */
  async bring(event) {
    this.#chart.post({ kind: 'bring' });
    try {
      await this.read({ event: await event(), leads: true });
    } catch (error) {
      console.warn(error); // The file went away, or may not be read.
      this.#chart.post({ kind: 'broken' });
    }
  }

  /** Has an event read, after those that came before. */
  read({ event, leads }) {
    this.#last = this.#last.then(() => this.#read(event, leads)).then((isAway) => leads && !isAway && this.#chart.post({ kind: 'brought' }));
    return this.#last;
  }

  /** Gives the reader what the chart was read from, where it came ready. */
  hold() {
    const held = this.#last.then(() => this.#source()).then((source) => this.#read({ ...source, kind: 'hold' }));
    this.#last = held.catch(console.warn); // What comes next is read all the same.
  }

  /** True where what was read opens on a page of its own. */
  async #read(event, leads = false) {
    try {
      this.#opening ??= module('chartreading').then((core) => core.open('chart-reading', { language: this.#chart.language }));
      this.#opening.catch(() => { this.#opening = undefined; });
      const effects = (await this.#opening).send(event);
      await whole(this.#chart.constructor.kind).catch(console.warn);
      if (event.kind === 'convert') await this.#chart.devices.saving.upload(effects[0]);
      else if (await this.#keeps(event, effects[0], leads)) return true;
      else for (const read of effects) this.#chart.post({ ...read, read: true });
    } catch (error) {
      console.warn(error);
      const isFile = event.kind === 'convert';
      this.#chart.post(isFile ? { kind: 'unsaved', unreachable: true } : { kind: 'broken', live: event.kind === 'append' });
    }
    return false;
  }

  /** What an address of the page's brings. */
  async #source() {
    if (this.#record) return this.#record.source;
    const { source, follows } = this.#chart.dataset;
    return { ...await addressEvent(source), address: source, live: follows !== undefined };
  }
}
