// SPDX-License-Identifier: Apache-2.0
// An element that is an ability at work: posts to its session what the person and the devices do, and performs on its
// parts what the session wants. Nothing is decided here.

import { Broken, openSession } from './earshot.js';
import { recall, store } from './kept.js';
import { change, held } from './parts.js';
import { language, perform, say } from './voice.js';

/** What takes letters itself. */
const fields = 'input, select, textarea, [contenteditable]';
const jsonHeaders = { 'Content-Type': 'application/json' };

/**
 * Defines an element whose session is of this kind. Each device is a class: made with the element, it may `post` events
 * to it, and has a method for each effect that is its own.
 */
export function ability(name, kind, devices = {}) {
  customElements.define(name, class extends Ability {
    static kind = kind;
    static devices = devices;
  });
}

export class Ability extends HTMLElement {
  /** Whether it begins anew where it is taken from the page and put back. */
  static returns = false;
  #session;
  #waiting = [];
  #isBegun = false;
  #ending = new AbortController();
  #timer;
  devices = {};

  async connectedCallback() {
    if (this.#isBegun) return; // Moved within the page, it goes on.
    this.#isBegun = true;
    let begin;
    try {
      await this.build();
      const opening = openSession(this.constructor.kind, { language: this.language, ...this.configuration });
      [this.#session, begin] = await Promise.all([opening, this.#first()]);
    } catch (error) {
      this.#broken(error);
      return;
    }
    const { signal } = this.#ending;
    for (const [name, Device] of Object.entries(this.constructor.devices)) this.devices[name] = new Device(this, signal);
    const on = (kind, listener) => this.scope.addEventListener(kind, listener, { signal });
    // On the document: what listens to presses itself is told as “clickable”, with every text in it.
    document.addEventListener('click', (event) => this.#sent(event, 'act'), { signal });
    on('change', (event) => this.#sent(event, 'choose'));
    on('input', (event) => this.#sent(event, 'input'));
    on('submit', (event) => this.#sent(event, 'submit'));
    on('focusin', (event) => this.#sent(event, 'focused'));
    on('focusout', (event) => this.#sent(event, 'left'));
    on('keydown', (event) => this.#pressed(event));
    await this.begin(begin);
    for (const event of this.#waiting.splice(0)) this.post(event);
    this.dataset.ready = '';
    this.#layMenusAnew();
    this.dispatchEvent(new Event('ready', { bubbles: true, composed: true }));
  }

  /** Chromium tells a screen reader nothing of a menu that was invisible at first, until it is laid out anew. */
  #layMenusAnew() {
    const menus = [...this.scope.querySelectorAll('[data-scripted] select')].filter(({ hidden }) => !hidden);
    for (const menu of menus) menu.hidden = true;
    this.getBoundingClientRect();
    for (const menu of menus) menu.hidden = false;
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#ending.abort();
      this.#session?.close();
      this.#session = undefined;
      if (!this.constructor.returns) return;
      this.#ending = new AbortController();
      this.#isBegun = false;
    });
  }

  /** Tells the session of an event, now or when it is open, and performs what it wants. */
  post(event) {
    if (!this.#session) this.#waiting.push(event);
    else for (const effect of this.#answer(event)) this.#perform(effect);
  }

  /** What the session wants; where its module could not go on, the person is told, since nothing is answered any more. */
  #answer(event) {
    try {
      return this.#session.send(event);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      this.#session = undefined;
      this.#broken(error);
      return [];
    }
  }

  #broken(error) {
    console.warn(error);
    this.failed();
    this.dataset.broken = ''; // The page works as it does without a script.
  }

  /** The first element of a part. */
  part(name) {
    return this.#parts(name)[0];
  }

  // What an ability may have otherwise

  /** What holds the parts. */
  get scope() { return this; }

  get language() { return language; }

  get configuration() { return JSON.parse(this.dataset.configuration ?? '{}'); }

  /** Brings what is not on the page yet. */
  async build() {}

  /** Sends the first event, when all is there. */
  begin(event) {
    if (event) this.post(event);
  }

  failed() {
    if (this.dataset.failed) say({ text: this.dataset.failed });
  }

  /** The first event; what it brings may be a file of JSON at an address, under the name of its kind. */
  async #first() {
    const { begin, from } = this.dataset;
    if (!begin) return undefined;
    const event = JSON.parse(begin);
    if (from) {
      const answer = await fetch(from);
      if (!answer.ok) throw new Error(`${answer.status} ${from}`);
      event[event.kind] = await answer.json();
    }
    return event;
  }

  #parts(name) {
    const named = `[data-part="${name}"], [data-field="${name}"]`;
    return this.scope.matches(named) ? [this.scope] : this.scope.querySelectorAll(named);
  }

  /**
   * An element with `data-act`, `data-choose`, `data-input`, `data-submit`, `data-focused` or `data-left` sends the event of
   * that name, with its other data, what it holds, and the key of its row; what lies in an ability within this one is
   * that one's.
   */
  #sent(event, way) {
    const source = event.composedPath()[0].closest?.(`[data-${way}]`);
    const owner = source?.closest('[data-ready]') ?? source?.getRootNode().host;
    if (owner !== this) return;
    if (way === 'submit') event.preventDefault();
    this.post({ ...source.dataset, ...held(source, way, event), kind: source.dataset[way] });
  }

  /** Only where the focus is in the element, so that no letter does anything elsewhere (WCAG 2.1.4). */
  #pressed(event) {
    const key = event.key.toLowerCase();
    if (!this.keys?.includes(key) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.(fields)) return;
    event.preventDefault();
    this.post({ kind: 'key', key });
  }

  /** The latest wish counts. */
  #wake({ after }) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#session && this.post({ kind: 'tick' }), after * 1000);
  }

  /** What the server answers comes as an event, JSON, a text or bytes; null where it answers nothing of use, or too late. */
  async #fetch({ address, answer: kind, id, json, patience }) {
    const asking = json && { method: 'POST', headers: jsonHeaders, body: json };
    const signal = patience && AbortSignal.timeout(patience * 1000);
    let answer = null;
    try {
      const response = await fetch(new URL(address, import.meta.url), { credentials: 'omit', signal, ...asking });
      if (response.ok) answer = await content(response);
    } catch {
      // The event says so.
    }
    if (!this.#ending.signal.aborted) this.post({ kind, id, answer });
  }

  #perform(effect) {
    if (perform(effect)) return;
    for (const device of Object.values(this.devices)) {
      if (typeof device[effect.kind] === 'function') return device[effect.kind](effect);
    }
    switch (effect.kind) {
      case 'keys': this.keys = effect.keys; return;
      case 'device': this.devices[effect.name]?.turn(effect.on); return;
      case 'recall': this.post({ kind: 'recalled', key: effect.key, value: recall(effect.key) }); return;
      case 'store': store(effect); return;
      case 'send': send(effect); return;
      case 'fetch': this.#fetch(effect); return;
      case 'wake': this.#wake(effect); return;
      default: for (const part of this.#parts(effect.field)) change(part, effect);
    }
  }
}

/** By its type: bytes as characters, each from 0x80 on as U+F780 and on. */
async function content(response) {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.includes('json')) return response.json();
  if (type.startsWith('text/')) return response.text();
  return new TextDecoder('x-user-defined').decode(await response.arrayBuffer());
}

function send({ address, json }) {
  fetch(address, { method: 'PUT', headers: jsonHeaders, body: json, keepalive: true }).catch(() => {}); // The next one comes soon.
}
