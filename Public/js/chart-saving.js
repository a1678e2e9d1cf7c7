// SPDX-License-Identifier: Apache-2.0
// Files of a chart, made on the device by a module of their own, which is fetched when the first is wanted.

import { module } from './earshot.js';

/** Makes the file and offers it; returns what is to be said when it cannot be made. */
export async function saveChart(chart, form, language, options) {
  const session = (await module('chartexport')).open('chart-export', { language, ...options });
  try {
    for (const effect of session.send({ kind: 'export', form, chart })) {
      if (effect.kind !== 'file') return effect;
      const content = effect.bytes === undefined ? effect.text : Uint8Array.from(atob(effect.bytes), (one) => one.charCodeAt(0));
      offer(new Blob([content], { type: effect.type }), effect.name);
    }
  } finally {
    session.close();
  }
  return undefined;
}

function offer(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
