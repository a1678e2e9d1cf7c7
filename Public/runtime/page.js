// SPDX-License-Identifier: Apache-2.0
// What several elements need from the page they stand on.

import { hasOwnVoice, language, say, write } from './voice.js';

/** Says a sentence of the page politely; for a screen reader alone no session is loaded. */
export function announce(text) {
  if (hasOwnVoice) say({ text, language });
  else write({ text, language });
}

/** The page at this address as a document; null without a connection. An error page is a page too. */
export async function fetchPage(address) {
  try {
    return parsePage(await (await fetch(address)).text());
  } catch {
    return null;
  }
}

/** HTML text as a document that is not shown. */
export function parsePage(text) {
  return new DOMParser().parseFromString(text, 'text/html');
}
