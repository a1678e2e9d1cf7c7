// SPDX-License-Identifier: Apache-2.0
// What the device keeps: in the browser's storage, and where that is forbidden or full, until the page is left.

const kept = new Map();

/** What is kept under a key; null: nothing. */
export function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return kept.get(key) ?? null; // Storage is forbidden.
  }
}

/** Keeps a text; none forgets it. */
export function store({ key, value }) {
  kept.set(key, value);
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is forbidden or full: it is not kept, and nothing else is harmed.
  }
}
