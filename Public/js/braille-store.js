// SPDX-License-Identifier: Apache-2.0
// What the braille pad keeps on the device: the settings, and the fit of the hands.

const keys = { settings: 'earshot-braille', hand: 'earshot-braille-hand' };
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

/** The settings as an object of names and values. */
export function settings() {
  const kept = read(keys.settings);
  return isObject(kept) ? kept : {};
}

/** Keeps one setting; undefined: forgets it. */
export function keep(name, value) {
  write(keys.settings, { ...settings(), [name]: value });
}

/** Forgets all settings. */
export function forgetSettings() {
  write(keys.settings, null);
}

/** The fit of the hands, as the session told it; null for none. */
export function hand() {
  return read(keys.hand);
}

/** Keeps the fit of the hands; null: forgets it. */
export function keepHand(value) {
  write(keys.hand, value);
}

/** Hands and settings as the text of a file. */
export function profileText() {
  return `${JSON.stringify({ kind: profile, settings: settings(), hand: hand() }, null, 1)}\n`;
}

/** Takes hands and settings from the text of a file; false when they are not in it. */
export function takeProfile(text) {
  try {
    const value = JSON.parse(text);
    if (value?.kind !== profile || !isObject(value.settings)) return false;
    write(keys.settings, value.settings);
    write(keys.hand, isObject(value.hand) ? value.hand : null);
    return true;
  } catch {
    return false;
  }
}
