// SPDX-License-Identifier: Apache-2.0
// Files of a chart, made on the device: by what explores it, by what plays it, and for fingers by a module of their own.

import { module } from '../runtime/earshot.js';
import { ChartPlayer } from './player.js';
import { moduleBytes } from './sound.js';

/**
 * Makes a file of a chart, or by the server of what it was read from, and says how it went in the words of the page.
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

/** What the server calls what the session has other names for. */
const choices = { 'x-column': 'x', 'y-columns': 'y', 'series-column': 'series', chart: 'type', decimal: 'decimal', format: 'from', title: 'title' };
const sounds = { 'lowest-pitch': 'low', 'highest-pitch': 'high' };
const ears = { lowest: 'hear-low', highest: 'hear-high', left: 'left-level', right: 'right-level' };

/** Has the server make the file, for which the data are sent to it, and offers it. */
async function convert(load, form, language, { hearing, ...options }) {
  const body = new FormData();
  const put = (name, value) => {
    if (typeof value === 'boolean') body.append(name, value ? 'on' : 'off');
    else if (value !== undefined && value !== '') body.append(name, value);
  };
  put('form', form);
  put('language', language);
  for (const [own, name] of Object.entries(choices)) for (const value of [load[own]].flat()) put(name, value);
  for (const [own, value] of Object.entries(options)) put(sounds[own] ?? own, value);
  const { volume, ...heard } = hearing;
  for (const [own, value] of Object.entries(heard)) put(ears[own] ?? own, value);
  put('volume', volume);
  const name = (load.title || 'chart').replaceAll(/[\\/:*?"<>|]/g, '-');
  body.append('file', new Blob([load.text ?? textOf(load)]), name);
  const answer = await fetch(new URL('/api/v1/charts/convert', import.meta.url), { method: 'POST', body, credentials: 'omit' });
  if (!answer.ok) return { problem: (await answer.json()).error.message };
  offer(await answer.blob(), `${name}.${form}`);
  return { name: `${name}.${form}` };
}

/** Points that a program gave, as a text. */
function textOf({ csv, points = [], x = 'x', y = 'y' }) {
  return csv ?? JSON.stringify(points.map(([first, second]) => ({ [x]: first, [y]: second })));
}

function offer(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
