// SPDX-License-Identifier: Apache-2.0
// The braille pad: feeds touches, keys and buttons to the session in the cores and performs what it answers.
// What a touch means, what is said and what is drawn is decided there.

import { sessionsOf } from '../runtime/earshot.js';
import { language as pageLanguage, say, speakAloud } from '../runtime/voice.js';
import { build } from './building.js';
import { Acts } from './acts.js';
import { Device } from './device.js';
import { performed } from './effects.js';
import { Files } from './files.js';
import { Fingers } from './fingers.js';
import { Keeping } from './keeping.js';
import { Keys } from './keys.js';
import { Server } from './server.js';
import { Settings } from './settings.js';
import { Swipes } from './swipes.js';
import { TextField } from './text.js';
import { Traces } from './trace.js';

class BraillePad extends HTMLElement {
  #root;
  #session = null;
  #replay = null;
  #openSession;
  #last = 0;
  #waiting = [];
  #ending = new AbortController();
  #isHidden = false;
  #parts = {};

  static observedAttributes = ['table', 'offline', 'private'];

  connectedCallback() {
    if (this.#root !== undefined) return;
    this.#root = null;
    this.#open().catch((error) => {
      console.warn(error);
      if (this.inside) this.tell(this.inside.dataset.failed);
      else this.dataset.failed = '';
    });
  }

  disconnectedCallback() {
    // Moved within the page, it is there again at once.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#ending.abort();
      this.#parts.traces?.stopReplay();
      this.#parts.device?.fill(false);
      this.#session?.close();
      this.#session = null;
    });
  }

  attributeChangedCallback(name, before, after) {
    if (!this.#session || before === after) return;
    if (name === 'table' && after) this.send({ kind: 'table', table: after, ...this.#tableMembers(after) });
    if (name === 'offline') this.send({ kind: 'set', name, value: String(after !== null) });
    if (name === 'private') this.hide(after !== null);
  }

  // For those who embed it

  /** What is written, as print. */
  get value() { return this.#replay?.value ?? this.#parts.text?.value ?? ''; }

  set value(text) { this.#parts.text?.replace(text); }

  /** What is written, as braille characters. */
  get cells() { return this.#replay?.cells ?? (this.inside ? this.part('cells').textContent : ''); }

  /** Puts the focus where the fingers and keys go. */
  focus(options) {
    if (!this.inside) return;
    if (!options?.preventScroll) this.scrollIntoView({ block: 'nearest' });
    this.part('pad').focus({ ...options, preventScroll: true });
  }

  /** Sends an event of the session, now or when it is open; true when the event was meant for the pad. */
  send(event) {
    if (!this.#session) {
      this.#waiting.push(event);
      return false;
    }
    return this.#replay ? false : this.#give(this.#session, event);
  }

  // For the modules that it is made of

  get inside() { return this.#root?.querySelector('[data-part="inside"]') ?? null; }

  /** Ends when the element goes away. */
  get life() { return this.#ending.signal; }

  get isPrivate() { return this.hasAttribute('private') || this.#isHidden; }
  get isFilled() { return this.inside.classList.contains('braille--filled'); }
  get isReplaying() { return this.#replay !== null; }
  get settings() { return this.#parts.settings; }
  get letters() { return this.part('letters'); }

  part(name) { return this.#root.querySelector(`[data-part="${name}"]`); }
  button(act) { return this.inside.querySelector(`[data-act="${act}"]`); }
  fileInput(name) { return this.inside.querySelector(`[data-file="${name}"]`); }

  /** Says a sentence of the page. */
  tell(text) {
    if (text) say({ text, language: this.language });
  }

  get language() { return this.inside?.dataset.language ?? pageLanguage; }

  /** Hides what is written, for a password; shown again, it is forgotten. */
  hide(isHidden) {
    this.#isHidden = isHidden;
    this.#parts.traces.forget();
    const { value, cells } = this;
    this.#parts.text.hide(this.isPrivate);
    if (this.isPrivate) return this.reopen(value, cells);
    this.reopen('', '');
    return this.#parts.text.forget();
  }

  /** Begins anew with the settings of now and the same text, or another; the cells say more than the letters do. */
  reopen(value = this.value, cells = this.cells) {
    if (this.#replay) Object.assign(this.#replay, { value, cells });
    this.#session?.close();
    this.#session = this.#opened(cells || value);
    this.#parts.text.show(value);
    this.#begun(cells);
  }

  /** Plays a recording in the place of the person's own text; false when it does not open. */
  beginReplay(configuration) {
    const { value, cells } = this;
    try {
      this.#replay = { session: this.#openSession(configuration), value, cells };
    } catch (error) {
      console.warn(error);
      return false;
    }
    this.#parts.text.show('');
    return true;
  }

  replayed(event) { this.#give(this.#replay.session, event, true); }

  /** Brings the person's own text back, unless the pad is gone; returns what was written meanwhile. */
  endReplay() {
    const { session, value, cells } = this.#replay;
    this.#replay = null;
    const played = { value: this.value, cells: this.cells };
    session.close();
    if (!this.life.aborted) this.reopen(value, cells);
    return played;
  }

  // The session

  async #open() {
    this.#root = await build(this, this.getAttribute('language') ?? pageLanguage);
    this.#openSession = await sessionsOf('braille');
    this.#parts.text = new TextField(this);
    this.#parts.settings = new Settings(this);
    this.#parts.traces = new Traces(this);
    this.#parts.server = new Server(this);
    this.#parts.files = new Files(this, { replay: (text) => this.#parts.traces.replay(text) });
    this.#parts.fingers = new Fingers(this);
    this.#parts.keys = new Keys(this);
    this.#parts.swipes = new Swipes(this);
    this.#session = this.#opened(this.value);
    for (const part of ['frame', 'acts', 'more']) this.part(part).hidden = false;
    this.part('without-scripts').hidden = true;
    this.#parts.device = new Device(this);
    this.#parts.acts = new Acts(this, this.#parts);
    this.#begun();
    this.#parts.keeping = new Keeping(this);
    for (const event of this.#waiting.splice(0)) this.send(event);
    this.dataset.ready = '';
    this.dispatchEvent(new Event('ready', { bubbles: true, composed: true }));
  }

  /** What no attempt to open leaves out: above all what protects the person who writes. */
  #safe(text) {
    const offline = this.hasAttribute('offline') || this.settings.isOn('offline');
    return { language: this.language, text, multiline: this.hasAttribute('multiline'), offline, private: this.isPrivate };
  }

  #tableMembers(table, language = 'language', name = 'name') {
    const option = [...this.part('table').options].find(({ value }) => value === table);
    return option ? { [language]: option.dataset.language, [name]: option.textContent.trim() } : {};
  }

  /** Opens the session; settings from another version that it does not understand are left out. */
  #opened(text) {
    const safe = this.#safe(text);
    const table = this.getAttribute('table') || this.part('table').value;
    const named = table ? { table, ...this.#tableMembers(table, 'tableLanguage', 'tableName') } : {};
    const attempts = [() => ({ ...this.settings.configuration, ...named, ...safe }), () => ({ ...named, ...safe }), () => safe];
    for (const attempt of attempts) {
      try {
        const configuration = attempt();
        const session = this.#openSession(configuration);
        this.#parts.traces.opened(configuration);
        return session;
      } catch (error) {
        console.warn(error);
      }
    }
    throw new Error('The braille session does not open.');
  }

  #begun(cells = '') {
    this.#parts.device.fit();
    this.#parts.server.forget();
    this.#parts.server.bringWords();
    this.#parts.server.bringFrequencies();
    this.settings.begin();
    this.#parts.swipes.show();
    this.#parts.text.begin(cells);
  }

  /** Sends one event and performs the effects; true when it was meant for the pad. */
  #give(session, event, isRecorded = false) {
    // Events of the browser may have happened before the one that was handled last.
    const t = isRecorded ? event.t : Math.max(event.t ?? performance.now() / 1000, this.#last);
    const timed = { ...event, t };
    if (!isRecorded) {
      this.#last = t;
      if (!this.isPrivate) this.#parts.traces.sent(timed);
    }
    let taken = false;
    try {
      for (const effect of session.send(timed)) {
        taken = performed(effect, this, this.#parts, isRecorded) || taken;
      }
    } catch (error) {
      console.warn(error);
    }
    return taken;
  }

  /** Earshot's own voice speaks while the pad is open, where the person chose that. */
  speakWhileOpen(isOpen) { speakAloud(isOpen && this.settings.isOn('selfVoicing')); }

  /** Changes the words of a button that begins and ends something. */
  swapWords(button, isRunning, other = 'running') {
    const words = button.querySelector('span') ?? button;
    button.dataset.resting ??= words.textContent;
    words.textContent = isRunning ? button.dataset[other] : button.dataset.resting;
  }
}

customElements.define('earshot-braille-pad', BraillePad);
