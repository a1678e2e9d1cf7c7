// SPDX-License-Identifier: Apache-2.0
// What a listener chose for all charts: kept on the device, shown in the panel, told to the session and the renderer.

const key = 'earshot-charts';
/** Settings that the session takes by `set`. */
const told = ['sounds', 'speech', 'keys', 'monitor', 'verbosity', 'braille'];
/** Those of the hearing profile, with what they are for two good ears. */
const hearing = { mono: false, lowest: 20, highest: 20000, left: 0, right: 0, volume: 100 };
/** Where the browser keeps nothing, it is kept until the page is left. */
let fallback = {};

const isSound = (value) => ['boolean', 'string'].includes(typeof value) || Number.isFinite(value);

function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, value]) => isSound(value)));
  } catch {
    return fallback;
  }
}

function keep(name, value) {
  fallback = { ...read(), [name]: value };
  try {
    localStorage.setItem(key, JSON.stringify(fallback));
  } catch {
    // A private window keeps nothing.
  }
}

const valueOf = (field) => (field.type === 'checkbox' ? field.checked : field.type === 'number' ? field.valueAsNumber : field.value);

function put(field, value) {
  if (field.type === 'checkbox') field.checked = value === true;
  else field.value = value;
}

/** The profile in the terms of the cores. */
function profile(kept) {
  const { mono, lowest, highest, left, right, volume } = { ...hearing, ...kept };
  return { mono: mono === true, lowest, highest, left, right, volume: volume / 100 };
}

export class ChartSettings {
  #fields;
  #send;
  #tell;

  /** `send` gives an event to the session, `tell` a message to the renderer. */
  constructor(inside, send, tell) {
    this.#fields = [...inside.querySelectorAll('[data-set]')];
    this.#send = send;
    this.#tell = tell;
    inside.addEventListener('change', ({ target }) => {
      if (target.dataset?.set) this.#change(target);
      if (target.dataset?.option) this.#choose(target, inside);
    });
    for (const field of inside.querySelectorAll('[data-option]')) {
      const kept = read()[`option-${field.dataset.option}`];
      if (kept !== undefined) put(field, kept);
    }
  }

  /** The options as the session takes them. */
  options(inside) {
    const chosen = [...inside.querySelectorAll('[data-option]')].map((field) => [field.dataset.option, valueOf(field)]);
    return Object.fromEntries(chosen.filter(([, value]) => !Number.isNaN(value)));
  }

  /** Whether the listener wants speech. */
  get speaks() {
    return read().speech !== false;
  }

  /** What the listener hears well, as the cores have it. */
  get hearing() {
    return profile(read());
  }

  /** Brings what was kept to the panel, the session and the renderer; quietly. */
  begin() {
    const kept = read();
    for (const field of this.#fields) {
      const value = kept[field.dataset.set];
      if (value === undefined) continue;
      put(field, value);
      if (told.includes(field.dataset.set)) this.#send({ kind: 'set', name: field.dataset.set, value }, { isQuiet: true });
    }
    this.#hear(kept, true);
  }

  /** What the session says of its settings: a key may have changed them. */
  show(effect) {
    for (const field of this.#fields) {
      const { set } = field.dataset;
      if (!told.includes(set) || valueOf(field) === effect[set]) continue;
      put(field, effect[set]);
      keep(set, effect[set]);
    }
  }

  #change(field) {
    const { set } = field.dataset;
    const value = valueOf(field);
    if (Number.isNaN(value)) return;
    keep(set, value);
    if (told.includes(set)) this.#send({ kind: 'set', name: set, value });
    else this.#hear(read(), false);
  }

  #choose(field, inside) {
    if (Number.isNaN(valueOf(field))) return;
    keep(`option-${field.dataset.option}`, valueOf(field));
    this.#send({ kind: 'options', ...this.options(inside) });
  }

  #hear(kept, isQuiet) {
    const heard = profile(kept);
    this.#tell({ act: 'profile', profile: heard });
    if (isQuiet && !Object.keys(hearing).some((name) => name in kept)) return;
    this.#send({ kind: 'hearing', ...heard }, { isQuiet });
  }
}
