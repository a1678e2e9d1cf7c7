// SPDX-License-Identifier: Apache-2.0
// <earshot-chart>: gives what the person does to the chart session and performs what the session wants. Nothing about
// charts is decided here.

import { build } from './building.js';
import { forgetPlaces, keepPlaces, nameOf, placesOf } from './bookmarks.js';
import { readingChoices } from './columns.js';
import { addressEvent, chartAt, decimalOf, fileEvent, grown, ownEvent, takeDrops } from './data.js';
import { ChartFollowing } from './following.js';
import { openReader } from './reading.js';
import { scrub } from './scrubbing.js';
import { ChartSettings } from './settings.js';
import { ChartShowing, tellPoint } from './showing.js';
import { ChartSound } from './sound.js';
import { openSession } from '../runtime/earshot.js';
import { language as pageLanguage, perform, say, silence } from '../runtime/voice.js';

/** Keys that work on the buttons of a chart too, not only where the chart itself has the focus. */
const everywhere = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Escape']);
const fields = 'input, select, textarea, audio';

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
  /** What was brought last, to be read otherwise. */
  #loaded;
  /** The address that the page names, while the chart came from it. */
  #address;
  /** The chart that is open, as it is handed around. */
  #chart;
  /** Whether a key led from the chart to the field for a place. */
  #isAway = false;
  /** Which chart that is, for what the device keeps of it. */
  #name;
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
    if (event.kind === 'open') this.#loaded = this.#address = undefined;
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
      this.#address = this.dataset.source;
      this.#do({ kind: 'open', quiet: true, chart });
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
    await this.#send({ ...await this.#source(), decimal, quiet: false });
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
      const wanted = byServer ? await this.#source() : this.#chart;
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
    this.#send({ kind: 'bookmarks', places: [] });
    forgetPlaces();
    this.#tell(words);
  }

  #key(event) {
    const { key, code, shiftKey: shift, metaKey, target } = event;
    if (metaKey || event.isComposing) return;
    if (key === 'Escape' && this.#isAway && target === this.#part('go').elements.go) {
      this.#comeBack();
      return;
    }
    // AltGr writes characters, such as brackets on a Spanish keyboard; some browsers call it Control and Alt.
    const writes = event.getModifierState('AltGraph');
    const [ctrl, alt] = [event.ctrlKey && !writes, event.altKey && !writes];
    const isHere = target === this.#part('region');
    if (!isHere && (!everywhere.has(key) || (target.matches(fields) && key !== 'Escape'))) return;
    const effects = this.#session.send({ kind: 'key', key, code, shift, ctrl, alt });
    if (effects.some(({ kind }) => kind === 'taken')) event.preventDefault();
    this.#perform(effects);
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
      const effects = this.#do({ kind: 'go', [axis]: form.elements.go.value });
      if (this.#isAway && effects.some(({ kind }) => kind === 'position')) this.#comeBack();
    }
    if (form === this.#part('paste')) {
      event.preventDefault();
      this.#bring({ kind: 'load', text: form.elements.text.value });
    }
    if (form === this.#part('choices') && this.#chart) {
      event.preventDefault();
      this.#open({ ...await this.#source(), ...readingChoices((name) => this.#part(name), form.elements), quiet: false });
    }
  }

  /** Back from the field to which a key led, so that the keys of the chart work again. */
  #comeBack() {
    this.#isAway = false;
    this.#part('region').focus();
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

  /** What the chart was read from; a chart to try came ready. */
  async #source() {
    const address = this.dataset.source;
    return this.#loaded ?? { ...await addressEvent(address), address };
  }

  /** Gives an event to the session; what is to be read goes through the reader first. */
  #send(event, manner) {
    return event.kind === 'load' || event.kind === 'append' ? this.#read(event) : this.#do(event, manner);
  }

  async #read(event) {
    try {
      if (!this.#reader) {
        this.#reader = openReader(this.#language);
        this.#reader.catch(() => { this.#reader = undefined; });
      }
      const reader = await this.#reader;
      for (const read of this.#kept(event, reader)) this.#do(read);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** What the reader makes of an event, which is remembered as the reader remembers it. */
  #kept(event, reader) {
    let effects;
    try {
      effects = reader.send(event);
    } catch (error) {
      if (event.kind !== 'append') throw error;
      console.warn(error); // a row that is none is passed over, and the next ones go on
      return [];
    }
    if (effects.some(({ kind }) => kind === 'refuse')) return effects;
    if (event.kind === 'append') this.#loaded = grown(this.#loaded, event);
    else [this.#loaded, this.#address] = [event, event.address];
    return effects;
  }

  #do(event, { isQuiet = false } = {}) {
    if (event.chart) this.#chart = event.chart;
    const effects = this.#session?.send(event) ?? [];
    if (event.kind === 'open') {
      this.#part('kept').textContent = '';
      effects.push(...this.#marks());
    }
    const wanted = isQuiet ? effects.filter(({ kind }) => kind !== 'say' && kind !== 'sound') : effects;
    this.#perform(wanted, event.kind === 'open');
    return effects;
  }

  /** The bookmarks that the device kept of the chart that was opened; a sensor has none. */
  #marks() {
    const isKnown = !this.dataset.follows && (this.#loaded || this.#address);
    this.#name = isKnown ? nameOf(this.#loaded, this.#address) : undefined;
    const places = this.#name ? placesOf(this.#name) : [];
    return places.length ? this.#session.send({ kind: 'bookmarks', places }) : [];
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
        case 'focus':
          this.#isAway = effect.goal === 'go';
          this.#showing.perform(effect);
          break;
        case 'say': this.#say(effect, wait); break;
        case 'keep': if (this.#name) keepPlaces(this.#name, effect.bookmarks); break;
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
