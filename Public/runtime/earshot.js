// SPDX-License-Identifier: Apache-2.0
// Loads the cores: a WebAssembly module for each ability, once for a page.

import { Broken, Core } from './core.js';
import { Rest } from './rest.js';

export { Broken };

const modules = new Map();
/** Every module has these besides its ability. */
const everywhere = new Set(['speech', 'earcon']);
/** Sessions in a module of another name. */
const elsewhere = new Map([
  ['chart-page', 'chart'], ['pad', 'braille'], ['own-voice', 'ownvoice'], ['voice-choice', 'ownvoice'],
]);
/** Modules that leave speech and earcons to the one beside which they stand. */
const beside = new Set(['learning']);
let ability = 'speech';

/** The cores that know this kind of session; loaded at the first call. */
function core(kind) {
  const name = everywhere.has(kind) ? ability : elsewhere.get(kind) ?? kind;
  if (!beside.has(name)) ability = name;
  return module(name);
}

/** The cores of one module; loaded at the first call that succeeds. */
export function module(name) {
  if (!modules.has(name)) {
    const loading = load(name);
    modules.set(name, loading);
    loading.catch(() => modules.delete(name)); // so that the next call tries again
  }
  return modules.get(name);
}

async function load(name) {
  const address = (file) => new URL(`../generated/${file}.wasm`, import.meta.url);
  const response = await fetch(address(name));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return Core.start(response, new Rest(address(`${name}-rest`)));
}

/** Comes once all of the module of this kind of session is there, so that nothing it is given holds the page. */
export async function whole(kind) {
  await (await core(kind)).whole();
}

/** Opens a session: `{ send(event) → effects, samples(), close() }`. */
export async function openSession(kind, configuration = {}) {
  try {
    return (await core(kind)).open(kind, configuration);
  } catch (error) {
    const isInTheWay = error instanceof Broken && everywhere.has(kind) && ability !== 'speech';
    if (!isInTheWay) throw error;
    ability = 'speech'; // Whoever is told that a module broke is told by another.
    return openSession(kind, configuration);
  }
}
