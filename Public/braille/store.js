// SPDX-License-Identifier: Apache-2.0
// What the braille pad keeps on the device: the settings, and the fit of the hands.

const keys = { settings: 'earshot-braille', hands: 'earshot-braille-hands', text: 'earshot-braille-text' };
/** The word in a saved profile by which it is known again. */
const profile = 'earshot-braille-profile';
/** Where the browser keeps nothing, it is kept until the page is left. */
const fallback = new Map();

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return fallback.get(key) ?? null;
  }
}

function write(key, value) {
  fallback.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window keeps nothing.
  }
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value) => typeof value === 'string';
const isTruth = (value) => typeof value === 'boolean';
const isListOf = (isOne) => (value) => Array.isArray(value) && value.every(isOne);

/** What the settings have to be that are neither a word nor a number. */
const kinds = {
  recent: isListOf((one) => isObject(one) && isText(one.table)),
  swipes: isListOf(isObject),
  understood: isListOf(isText),
  offline: isTruth,
  vibration: isTruth,
  selfVoicing: isTruth,
  keepText: isTruth,
  brf: isTruth,
};
const isUsual = (value) => isText(value) || Number.isFinite(value);

/** Those of the settings that can be what they are called; a file or another version may bring anything. */
function sound(kept) {
  if (!isObject(kept)) return {};
  const isSound = ([name, value]) => (Object.hasOwn(kinds, name) ? kinds[name] : isUsual)(value);
  return Object.fromEntries(Object.entries(kept).filter(isSound));
}

/** The settings as an object of names and values. */
export function settings() {
  return sound(read(keys.settings));
}

/** Keeps one setting; undefined: forgets it. */
export function keep(name, value) {
  write(keys.settings, { ...settings(), [name]: value });
}

/** Forgets all settings. */
export function forgetSettings() {
  write(keys.settings, null);
}

const soundHands = (kept) => (Array.isArray(kept) ? kept.filter(isObject) : []);

/** The fit of the hands, as the session told it: one for each way of holding the device. */
export function hands() {
  return soundHands(read(keys.hands));
}

/** Keeps the fit of the hands for one way of holding. */
export function keepHand(hand) {
  write(keys.hands, [hand, ...hands().filter(({ mode }) => mode !== hand.mode)]);
}

/** Forgets the fit of the hands. */
export function forgetHands() {
  write(keys.hands, null);
}

/** What was written, with its cells and the time in milliseconds; nothing where none is kept. */
export function text() {
  const kept = read(keys.text);
  return isObject(kept) && isText(kept.letters) && isText(kept.cells) && Number.isFinite(kept.at) ? kept : undefined;
}

/** Keeps what is written, or nothing; whether it is kept now: no device has room for everything. */
export function keepText(value) {
  write(keys.text, null);
  if (value) write(keys.text, value);
  return text() !== undefined;
}

/** Hands and settings as the text of a file. */
export function profileText() {
  return `${JSON.stringify({ kind: profile, settings: settings(), hands: hands() }, null, 1)}\n`;
}

/** Takes hands and settings from the text of a file; false when they are not in it. */
export function takeProfile(text) {
  try {
    const value = JSON.parse(text);
    if (value?.kind !== profile || !isObject(value.settings)) return false;
    write(keys.settings, sound(value.settings));
    write(keys.hands, soundHands(value.hands));
    return true;
  } catch {
    return false;
  }
}
