// SPDX-License-Identifier: Apache-2.0
// Loads the cores once for a page.

import { Core } from './core.js';

let starting;

/** The cores; loaded at the first call. */
export function core() {
  starting ??= fetch(new URL('../generated/earshot.wasm', import.meta.url)).then((response) => {
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    return Core.start(response);
  });
  return starting;
}

/** Opens a session: `{ send(event) → effects, samples(), close() }`. */
export async function openSession(kind, configuration = {}) {
  return (await core()).open(kind, configuration);
}
