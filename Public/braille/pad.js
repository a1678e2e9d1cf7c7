// SPDX-License-Identifier: Apache-2.0
// The braille pad: an ability that others embed, with what it is told and tells for them. What a touch means, what is
// said, kept and drawn is decided by its session in the cores.

import { Clipboard } from '../devices/clipboard.js';
import { Files } from '../devices/files.js';
import { Ability } from '../runtime/ability.js';
import { language, say } from '../runtime/voice.js';
import { build } from './building.js';
import { Fingers } from './fingers.js';
import { Keys } from './keys.js';
import { Screen } from './screen.js';
import { Showing } from './showing.js';
import { Swipes } from './swipes.js';
import { TextField } from './text.js';

/** What an option says of its table. */
const described = (option) => ({ table: option.value, language: option.dataset.language, name: option.textContent.trim() });

class BraillePad extends Ability {
  static kind = 'pad';
  static devices = {
    text: TextField, screen: Screen, showing: Showing, fingers: Fingers, keys: Keys, swipes: Swipes, clipboard: Clipboard, files: Files,
  };
  static observedAttributes = ['table', 'offline', 'private'];

  #root;
  #isConfigured = false;
  /** Whether the event in hand was meant for the pad. */
  isTaken = false;

  attributeChangedCallback(name, before, after) {
    if (!this.#isConfigured || before === after) return;
    if (name === 'table' && after) this.send({ kind: 'table', ...this.#named(after) });
    if (name === 'offline') this.send({ kind: 'set', name, value: String(after !== null) });
    if (name === 'private') this.send({ kind: 'privacy', on: after !== null });
  }

  // For those who embed it

  /** What is written, as print. */
  get value() { return this.devices.text?.value ?? ''; }

  set value(text) { this.devices.text?.replace(text); }

  /** What is written, as braille characters. */
  get cells() { return this.devices.text?.cells ?? ''; }

  /** How the device is held: `hold` or `table`; whether tilting changes that; and how its screen is turned. */
  get mode() { return this.dataset.mode; }

  get lock() { return this.dataset.lock; }

  get orientation() { return globalThis.screen?.orientation?.type ?? ''; }

  /** Puts the focus where the fingers and keys go. */
  focus(options) {
    if (!this.#root) return;
    if (!options?.preventScroll) this.scrollIntoView({ block: 'nearest' });
    this.part('pad').focus({ ...options, preventScroll: true });
  }

  /** Sends an event of the session, now or when it is open; true when the event was meant for the pad. */
  send(event) {
    this.isTaken = false;
    try {
      this.post(event);
    } catch (error) {
      console.warn(error);
    }
    return this.isTaken;
  }

  // As an ability

  get scope() { return this.#root.querySelector('[data-part="inside"]'); }
  get language() { return this.#root?.querySelector('[data-part="inside"]').dataset.language ?? language; }
  get isFilled() { return this.scope.classList.contains('braille--filled'); }

  /** Says a sentence of the page. */
  tell(text) {
    if (text) say({ text, language: this.language });
  }

  async build() {
    this.#root = await build(this, this.getAttribute('language') ?? language);
  }

  get configuration() {
    this.#isConfigured = true;
    const options = [...this.part('table').options];
    const [own] = this.part('table').children;
    const usual = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    const table = this.getAttribute('table');
    const { words, counted } = this.scope.dataset;
    const number = (name) => (this.hasAttribute(name) ? Number(this.getAttribute(name)) : undefined);
    return {
      multiline: this.hasAttribute('multiline'), private: this.hasAttribute('private'),
      offline: this.hasAttribute('offline'), keeps: this.hasAttribute('keeps'),
      table: table ? this.#named(table) : undefined, usual: described(usual), tables: [...own.children].map(described),
      handheld: matchMedia('(pointer: coarse)').matches, names: options.map(({ value }) => value).join('\n'), words, counted,
      style: {
        middleFingerWidth: number('middle-finger-width'), fingerAngle: number('finger-angle'), swipeDistance: number('swipe-distance'),
        fingerBias: this.getAttribute('finger-bias')?.trim().split(/\s+/).map(Number),
      },
      savesData: navigator.connection?.saveData === true, epoch: performance.timeOrigin / 1000,
    };
  }

  begin() {
    this.part('without-scripts').hidden = true;
    if (this.hasAttribute('words')) this.part('how').textContent = this.getAttribute('words');
    this.part('table-place').append(this.part('table-field'));
    this.devices.screen.fit();
    this.post({ kind: 'open', text: this.value });
  }

  failed() {
    if (this.#root) this.tell(this.scope.dataset.failed);
    else this.dataset.failed = '';
  }

  #named(table) {
    const option = [...this.part('table').options].find(({ value }) => value === table);
    return option ? described(option) : { table };
  }
}

customElements.define('earshot-braille-pad', BraillePad);
