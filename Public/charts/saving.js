// SPDX-License-Identifier: Apache-2.0
// Files of a chart, made on the device: by what explores it, by what plays it, and for fingers by a module of their own.

import { module } from '../runtime/earshot.js';
import { ChartPlayer } from './player.js';
import { moduleBytes } from './sound.js';

/**
 * Makes a file of a chart, or by the server of what it is sent, and says how it went in the words of the page.
 * Returns what the cores say where they cannot make it.
 */
export async function keepChart(chart, { form, byServer, language, options }, { saved, making }, tell) {
  if (byServer) tell(making);
  const { name, problem, said } = await (byServer ? convert : make)(chart, form, language, options);
  if (!said) tell(problem ?? `${saved}: ${name}`);
  return said;
}

/** Makes the file and offers it. */
async function make(chart, form, language, options) {
  const session = (await module(form === 'tactile' ? 'chartexport' : 'chart')).open('chart-export', { language, ...options });
  try {
    const [effect] = session.send({ kind: 'export', form, chart });
    if (effect?.kind !== 'file') return { said: effect };
    const bytes = effect.bytes && Uint8Array.from(atob(effect.bytes), (one) => one.charCodeAt(0));
    const content = effect.octets ? await sounded(bytes, effect.octets, options.hearing) : bytes ?? effect.text;
    offer(new Blob([content], { type: effect.type }), effect.name);
    return { name: effect.name };
  } finally {
    session.close();
  }
}

/** A score as a file, for the ears of who listens. */
async function sounded(bytes, octets, profile) {
  const player = new ChartPlayer(await WebAssembly.compile(await moduleBytes()), 48_000);
  player.perform({ act: 'load', bytes });
  player.perform({ act: 'profile', profile });
  return player.file(octets);
}

/** Has the server make the file, for which the data are sent to it, and offers it. */
async function convert({ fields, text, name, file }) {
  const body = new FormData();
  for (const [field, value] of fields) body.append(field, value);
  body.append('file', new Blob([text]), name);
  const answer = await fetch(new URL('/api/v1/charts/convert', import.meta.url), { method: 'POST', body, credentials: 'omit' });
  if (!answer.ok) return { problem: (await answer.json()).error.message };
  offer(await answer.blob(), file);
  return { name: file };
}

function offer(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
