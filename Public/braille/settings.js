// SPDX-License-Identifier: Apache-2.0
// The settings of the braille pad: their controls, what is kept of them, and how the session hears of them.

import { Device } from './device.js';
import * as store from './store.js';

/** Settings that the session knows, by the names of its configuration. */
const ofSession = ['mode', 'echo', 'dots', 'hands', 'chording', 'keys', 'recognizer', 'offline'];
/** How many tables of the server that were used are gone through by the act "next table". */
const recentTables = 6;
/** Points in a millimetre of any screen that there is: widths beyond were mistyped. */
const isDensity = (value) => value >= 1 && value <= 60;

/** What a control shows where nothing was chosen. */
function usual(control) {
  if (control.type === 'checkbox') return control.defaultChecked;
  if (!control.options) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

export class Settings {
  #pad;

  constructor(pad) {
    this.#pad = pad;
    this.#pad.part('table-place').append(pad.part('table-field'));
    this.#showKept();
    pad.inside.addEventListener('change', ({ target }) => this.#changed(target));
  }

  /** What is kept, as members of the session's configuration. */
  get configuration() {
    const kept = store.settings();
    const members = Object.fromEntries(ofSession.filter((name) => name in kept).map((name) => [name, kept[name]]));
    if ('dots' in members) members.dots = Number(members.dots);
    const [hand] = store.hands();
    if (hand) members.hand = hand;
    if (kept.swipes) members.swipes = kept.swipes;
    if (isDensity(kept.density)) members.density = kept.density;
    return { ...members, ...this.#tableMembers(), tables: this.#tables() };
  }

  /** Tells a session that was opened what its configuration has no room for. */
  begin() {
    for (const hand of store.hands().slice(1)) this.#pad.send({ kind: 'hand', hand });
    if (this.isOn('brf')) this.#pad.send({ kind: 'set', name: 'brf', value: 'true' });
  }

  /** Whether something that only the page does is on. */
  isOn(name) {
    return this.#control(name)?.checked ?? false;
  }

  /** Turns something on, as the person would. */
  turnOn(name) {
    const control = this.#control(name);
    control.checked = true;
    this.#changed(control);
  }

  /** Whether the mode follows the tilt. */
  get followsTilt() { return this.#control('mode').value === 'auto'; }

  /** Shows what the session says a setting is. */
  show(name, text) {
    const control = this.#control(name === 'choice' ? 'mode' : name);
    if (!control) return;
    if (control.type === 'checkbox') control.checked = text === 'true';
    else if (control.value !== text) control.value = text;
  }

  /** Shows the table that the session changed to. */
  showTable(table) {
    const select = this.#pad.part('table');
    if ([...select.options].some(({ value }) => value === table)) select.value = table;
    this.#pad.letters.lang = this.#chosen?.dataset.language ?? '';
    if (!this.#pad.hasAttribute('table')) store.keep('table', table);
  }

  /** Begins anew with what is kept now, after a file brought other settings or all were forgotten. */
  reload() {
    this.#showKept();
    this.#pad.reopen();
  }

  get #chosen() { return this.#pad.part('table').selectedOptions[0]; }

  #control(name) { return this.#pad.inside.querySelector(`[data-setting="${name}"]`); }

  #showKept() {
    const kept = store.settings();
    for (const control of this.#pad.inside.querySelectorAll('[data-setting]')) {
      const { setting } = control.dataset;
      if (setting === 'private') continue; // never kept
      const value = kept[setting] ?? usual(control);
      if (control.type === 'checkbox') control.checked = value;
      else control.value = value;
    }
    const select = this.#pad.part('table');
    const table = this.#pad.getAttribute('table') ?? kept.table ?? usual(select);
    if ([...select.options].some((option) => option.value === table)) select.value = table;
    this.#pad.letters.lang = this.#chosen?.dataset.language ?? '';
    this.#drawing();
  }

  #changed(control) {
    if (control === this.#pad.part('table')) return this.#changeTable();
    const { setting } = control.dataset;
    if (!setting) return undefined;
    const value = control.type === 'checkbox' ? control.checked : control.value;
    if (setting !== 'private') store.keep(setting, value === '' ? undefined : value);
    switch (setting) {
      case 'private': return this.#pad.hide(value);
      case 'guide': return this.#drawing();
      case 'screenWidth':
        // Points in a millimetre; the width is that of the screen as the device is held now.
        return this.#keepDensity(screen.width / Number(value));
      case 'vibration':
      case 'keepText':
      case 'selfVoicing': return this.#pad.tell(value ? control.dataset.on : control.dataset.off);
      default:
        if (value === 'auto') Device.askForTilt();
        return this.#pad.send({ kind: 'set', name: setting, value: String(value) });
    }
  }

  #keepDensity(density) { store.keep('density', isDensity(density) ? density : undefined); }

  #changeTable() {
    const option = this.#chosen;
    const { table, language, name } = this.#described(option);
    this.#pad.letters.lang = language;
    if (!this.#pad.hasAttribute('table')) store.keep('table', table);
    if (!this.#isOwn(option)) this.#remember({ table, language, name });
    this.#pad.send({ kind: 'table', table, language, name });
  }

  #remember(table) {
    const others = (store.settings().recent ?? []).filter((one) => one.table !== table.table);
    store.keep('recent', [table, ...others].slice(0, recentTables));
  }

  /** Whether the device itself knows the table: those of the first group. */
  #isOwn(option) {
    return option.closest('optgroup') === this.#pad.part('table').querySelector('optgroup');
  }

  #described(option) {
    return { table: option.value, language: option.dataset.language, name: option.textContent.trim() };
  }

  #tableMembers() {
    if (!this.#chosen) return {};
    const { table, language, name } = this.#described(this.#chosen);
    return { table, tableLanguage: language, tableName: name };
  }

  /** The tables of this device, then those of the server that were used. */
  #tables() {
    const own = [...this.#pad.part('table').options].filter((option) => this.#isOwn(option));
    return [...own.map((option) => this.#described(option)), ...(store.settings().recent ?? [])];
  }

  #drawing() {
    this.#pad.inside.dataset.guide = this.#control('guide').value;
  }
}
