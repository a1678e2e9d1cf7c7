// SPDX-License-Identifier: Apache-2.0
// Loads the cores: a WebAssembly module for each ability, once for a page.

import { Core } from './core.js';

const modules = new Map();
/** Every module has these besides its ability. */
const everywhere = new Set(['speech', 'earcon']);
/** A part of an ability that can be opened alone, and the module that has it. */
const parts = new Map([['recognizer', 'braille']]);
let ability = 'speech';

/** The cores that know this kind of session; loaded at the first call. */
function core(kind) {
  const name = everywhere.has(kind) ? ability : parts.get(kind) ?? kind;
  ability = name;
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
  const response = await fetch(new URL(`../generated/${name}.wasm`, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return Core.start(response);
}

/** Opens a session: `{ send(event) → effects, samples(), close() }`. */
export async function openSession(kind, configuration = {}) {
  return (await core(kind)).open(kind, configuration);
}

/** Once the cores are loaded, what opens such sessions at once: `(configuration) → session`. */
export async function sessionsOf(kind) {
  const cores = await core(kind);
  return (configuration) => cores.open(kind, configuration);
}
