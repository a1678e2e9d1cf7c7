// SPDX-License-Identifier: Apache-2.0
// <earshot-chart>: gives what the person does to the chart session and performs what the session wants. Nothing about
// charts is decided here.

import { build } from './building.js';
import { readingChoices } from './columns.js';
import { addressEvent, chartAt, decimalOf, fileEvent, ownEvent, takeDrops } from './data.js';
import { ChartFollowing } from './following.js';
import { openReader } from './reading.js';
import { scrub } from './scrubbing.js';
import { ChartSettings } from './settings.js';
import { ChartShowing, tellPoint } from './showing.js';
import { ChartSound } from './sound.js';
import { recall, store } from '../runtime/ability.js';
import { openSession } from '../runtime/earshot.js';
import { language as pageLanguage, perform, say, silence } from '../runtime/voice.js';

/** What takes keys for itself. */
const fields = 'input, select, textarea, audio';
/** What goes to the reader. */
const toBeRead = new Set(['load', 'append', 'hold', 'reread', 'convert']);

class EarshotChart extends HTMLElement {
  #session;
  #inside;
  #showing;
  #settings;
  #sound;
  #following;
  /** Ends what the element listens to outside itself, when it is taken from the page. */
  #watch;
  #isOpening = false;
  /** A slider speaks for itself where a screen reader is the voice. */
  #sliderSpeaks = false;
  /** What reads the data that the person brings. */
  #reader;
  /** Whether the reader has what the chart was read from: one that came ready was read by the server. */
  #isHeld = false;
  /** The chart that is open, as it is handed around. */
  #chart;
  /** What is to be said once the tone before it was heard. */
  #waiting;

  async connectedCallback() {
    if (this.#isOpening) return;
    if (this.#session) {
      this.#attend();
      return;
    }
    this.#isOpening = true;
    try {
      this.#inside = await build(this, this.getAttribute('language') ?? pageLanguage);
      const language = this.#language;
      this.#sound = new ChartSound((report) => this.#hear(report));
      this.#showing = new ChartShowing((name) => this.#part(name));
      const session = openSession('chart', { language });
      this.#settings = new ChartSettings(
        this.#part('inside'), (event, manner) => this.#send(event, manner), (message) => this.#sound.keep(message),
      );
      this.#following = new ChartFollowing(this.#part('follow'), (event) => this.#send(event), (text) => this.#tell(text));
      this.#session = await session;
      beSlider(this.#part('region'));
      this.#listen();
      this.#settings.begin();
      this.#send({ kind: 'options', ...this.#settings.options(this.#part('inside')) }, { isQuiet: true });
      for (const part of this.#inside.querySelectorAll('[data-scripted]')) part.hidden = false;
      for (const part of this.#inside.querySelectorAll('[data-unscripted]')) part.hidden = true;
      await this.#openFirst();
      if (this.isConnected) this.#attend();
      else this.#following.pause();
      this.dataset.ready = '';
      this.dispatchEvent(new CustomEvent('ready'));
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isOpening = false;
    }
  }

  #fail(error) {
    const problem = this.#inside && this.#part('problem');
    if (problem) {
      problem.textContent = problem.dataset.broken;
      problem.hidden = false;
    }
    console.error(error);
  }

  disconnectedCallback() {
    this.#watch?.abort();
    clearTimeout(this.#waiting);
    this.#sound?.silence();
    this.#following?.pause();
  }

  /** What goes on only while the element is on a page, from its opening or after it was moved. */
  #attend() {
    this.#watch = new AbortController();
    addEventListener('pagehide', () => this.#send({ kind: 'stop' }), { signal: this.#watch.signal });
    this.#following.resume();
  }

  /** Gives an event to the session ("Sessions" in the documentation), as a program would. */
  send(event) {
    if (event.kind === 'open') this.#isHeld = false;
    this.#send(event);
  }

  /** Where it is: `stopped`, `playing`, `paused`, `empty`. */
  get state() {
    return this.#showing?.state ?? 'empty';
  }

  /** The language of its words: the server chooses it for a page of another site. */
  get #language() {
    return this.#part('inside').lang || pageLanguage;
  }

  #part(name) {
    return this.#inside.querySelector(`[data-part="${name}"]`);
  }

  async #openFirst() {
    const { title, text } = this.dataset;
    const own = text === undefined ? ownEvent(this) : { kind: 'load', quiet: true, title, text };
    const source = this.getAttribute('src');
    if (own) await this.#send(own);
    else if (this.dataset.chart) {
      const chart = await chartAt(this.dataset.chart);
      const name = 'follows' in this.dataset ? undefined : this.dataset.source;
      this.#do({ kind: 'open', quiet: true, chart, name });
    }
    else if (source) await this.#send({ ...await addressEvent(source), ...decimalOf(this) });
    else if (this.dataset.source) await this.#send(await this.#source());
    const live = this.getAttribute('live');
    if (live) this.#following.begin(live);
  }

  #listen() {
    const inside = this.#part('inside');
    inside.addEventListener('click', (event) => this.#press(event));
    inside.addEventListener('keydown', (event) => this.#key(event));
    inside.addEventListener('change', ({ target }) => this.#change(target));
    inside.addEventListener('submit', (event) => this.#submit(event));
    this.#part('point').addEventListener('input', ({ target }) => {
      this.#sliderSpeaks = document.documentElement.dataset.speaking !== 'self-voicing';
      this.#send({ kind: 'step', to: target.valueAsNumber });
      this.#sliderSpeaks = false;
    });
    scrub(this.#part('stage'), this.#part('picture'), (event) => this.#send(event));
    takeDrops(this, (event) => this.#bring(event));
  }

  #press({ target }) {
    const pressed = target.closest('button');
    if (!pressed || pressed.type === 'submit') return;
    const { act, sentence, statistic, bookmark, forget, test, save, part, decimal } = pressed.dataset;
    if (decimal) this.#readSo(decimal);
    else if (save) this.#save(save, 'server' in pressed.dataset);
    else if (part === 'follow') {
      this.#sound.perform({ act: 'hush' }); // browsers let sound begin by such an act only
      this.#following.toggle(this.dataset.follows);
    }
    else if (part === 'forget') this.#forget(pressed.dataset.done);
    else if (act) this.#send({ kind: 'action', action: act });
    else if (sentence) this.#send({ kind: 'sentence', to: Number(sentence), play: true });
    else if (statistic) this.#send({ kind: 'statistic', to: Number(statistic) });
    else if (bookmark) this.#send({ kind: 'bookmark', to: Number(bookmark) });
    else if (forget) this.#remove(Number(forget));
    else if (test) this.#send({ kind: 'test', tone: test });
  }

  /** Reads the same data with another mark before fractions; the focus stays where it was asked for. */
  async #readSo(decimal) {
    await this.#hold();
    await this.#send({ kind: 'reread', decimal });
  }

  /** Makes a file, on the device or by the server; what makes it is fetched at the first time. */
  async #save(form, byServer) {
    if (!this.#chart) return;
    const tell = (text) => {
      this.#part('kept').textContent = text;
      this.#tell(text);
    };
    const words = this.#part('saving').dataset;
    try {
      const { keepChart } = await import('./saving.js');
      const options = { ...this.#settings.options(this.#part('inside')), hearing: this.#settings.hearing };
      const wanted = byServer ? await this.#upload(form, options) : this.#chart;
      const said = await keepChart(wanted, { form, byServer, language: this.#language, options }, words, tell);
      if (said) this.#perform([said]);
    } catch (error) {
      tell(byServer ? words.unreachable : words.unmade);
      console.warn(error);
    }
  }

  /** Says something of the page's own, where the listener wants speech. */
  #tell(text) {
    if (this.#settings.speaks) say({ text, language: this.#language, priority: 'normal', staysOnDevice: true });
  }

  /** Takes a bookmark away; the focus goes to the next one, or to where bookmarks are set. */
  #remove(index) {
    this.#send({ kind: 'bookmark', to: index, remove: true });
    const others = this.#part('bookmarks').querySelectorAll('[data-forget]');
    (others[Math.min(index, others.length - 1)] ?? this.#part('places').querySelector('[data-act=bookmark]')).focus();
  }

  #forget(words) {
    this.#send({ kind: 'forget-bookmarks' });
    this.#tell(words);
  }

  #key(event) {
    const { key, code, shiftKey: shift, ctrlKey: ctrl, altKey: alt, metaKey, target } = event;
    if (metaKey || event.isComposing) return;
    const writes = event.getModifierState('AltGraph');
    const effects = this.#session.send({ kind: 'key', key, code, shift, ctrl, alt, writes, at: this.#place(target) });
    if (effects.some(({ kind }) => kind === 'taken')) event.preventDefault();
    this.#perform(effects);
  }

  /** What a key was pressed on. */
  #place(target) {
    if (target === this.#part('region')) return 'chart';
    if (target === this.#part('go').elements.go) return 'goal';
    return target.matches(fields) ? 'field' : 'page';
  }

  async #change(target) {
    if (target.type === 'file' && target.files[0]) this.#bring(await fileEvent(target.files[0]));
    if (target === this.#part('series')) this.#send({ kind: 'series', to: Number(target.value) });
  }

  async #submit(event) {
    const form = event.target;
    if (form === this.#part('go')) {
      event.preventDefault();
      const axis = event.submitter?.value === 'y' ? 'y' : 'x';
      this.#send({ kind: 'go', [axis]: form.elements.go.value });
    }
    if (form === this.#part('paste')) {
      event.preventDefault();
      this.#bring({ kind: 'load', text: form.elements.text.value });
    }
    if (form === this.#part('choices') && this.#chart) {
      event.preventDefault();
      await this.#hold();
      this.#open({ kind: 'reread', ...readingChoices((name) => this.#part(name), form.elements) });
    }
  }

  /** Opens data of the person's own, to which no values of the page's come. */
  #bring(event) {
    this.#following.end();
    return this.#open(event);
  }

  /** Opens what the person brought, and leads them to it. */
  async #open(event) {
    await this.#send(event);
    if (!this.#part('problem').hidden) return;
    const view = this.#part('view');
    if (view) view.hidden = false;
    this.#part('toggle').focus();
  }

  #hear({ position, ended }) {
    this.#send(ended ? { kind: 'ended' } : { kind: 'position', seconds: position });
  }

  /** What an address of the page's brings. */
  async #source() {
    const address = this.dataset.source;
    return { ...await addressEvent(address), address, live: 'follows' in this.dataset };
  }

  /** Gives the reader what the chart was read from, where it came ready. */
  async #hold() {
    if (!this.#isHeld) await this.#send({ ...await this.#source(), kind: 'hold' });
  }

  /** What the server is sent so that it makes a file. */
  async #upload(form, { hearing, ...options }) {
    await this.#hold();
    const [upload] = (await this.#reader).send({ kind: 'convert', form, language: this.#language, options, hearing });
    return upload;
  }

  /** Gives an event to the session; what is to be read goes through the reader first. */
  #send(event, manner) {
    return toBeRead.has(event.kind) ? this.#read(event) : this.#do(event, manner);
  }

  async #read(event) {
    try {
      if (!this.#reader) {
        this.#reader = openReader(this.#language);
        this.#reader.catch(() => { this.#reader = undefined; });
      }
      const effects = (await this.#reader).send(event);
      this.#isHeld ||= !effects.some(({ kind }) => kind === 'refuse');
      for (const read of effects) this.#do(read);
    } catch (error) {
      if (event.kind === 'append' && this.#isHeld) console.warn(error); // a row that is none is passed over
      else this.#fail(error);
    }
  }

  #do(event, { isQuiet = false } = {}) {
    if (event.chart) this.#chart = event.chart;
    const effects = this.#session?.send(event) ?? [];
    if (event.kind === 'open') this.#part('kept').textContent = '';
    const wanted = isQuiet ? effects.filter(({ kind }) => kind !== 'say' && kind !== 'sound') : effects;
    this.#perform(wanted, event.kind === 'open');
  }

  /** Performs effects in their order; what is said waits for the tone before it, and gives way to the next act. */
  #perform(effects, isNew = false) {
    let wait = 0;
    for (const effect of effects) {
      switch (effect.kind) {
        case 'score': this.#sound.keep({ act: 'load', bytes: bytesOf(effect) }); break;
        case 'cue':
          wait = effect.seconds;
          this.#sound.perform({ act: 'cue', bytes: bytesOf(effect) });
          break;
        case 'play':
          silence(); // what is still being said, so that no voice speaks over the chart
          clearTimeout(this.#waiting);
          this.#sound.perform({ act: 'play', ...effect });
          break;
        case 'pace': this.#sound.perform({ act: 'pace', ...effect }); break;
        case 'silence': this.#sound.silence(); break;
        case 'say': this.#say(effect, wait); break;
        case 'recall': this.#send({ kind: 'recalled', key: effect.key, value: recall(effect.key) }); break;
        case 'store': store(effect); break;
        case 'settings': this.#settings.show(effect); this.#showing.perform(effect); break;
        default: if (!perform(effect)) this.#showing.perform(effect, isNew);
      }
    }
    this.dataset.state = this.state;
  }

  #say(effect, wait) {
    if (this.#sliderSpeaks) return;
    clearTimeout(this.#waiting);
    if (!wait) perform(effect);
    else this.#waiting = setTimeout(() => perform(effect), wait * 1000);
  }
}

/** A slider gets its keys from every screen reader (Orca keeps those of an application); each key is answered in words. */
function beSlider(region) {
  region.role = 'slider';
  region.ariaValueMin = region.ariaValueNow = region.ariaValueMax = '0';
  tellPoint(region);
  region.addEventListener('blur', () => tellPoint(region)); // not while it has the focus, or each step would be said twice
}

/** The bytes of a score, which effects carry as Base64. */
function bytesOf({ bytes }) {
  return Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
}

customElements.define('earshot-chart', EarshotChart);
