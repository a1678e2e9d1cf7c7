// SPDX-License-Identifier: Apache-2.0
// Files of a chart, made on the device: by what explores it, by what plays it, and for fingers by a module of their own; or
// by the server, for which the data are sent to it.

import { module } from '../runtime/earshot.js';
import { perform } from '../runtime/voice.js';
import { ChartPlayer } from './player.js';
import { bytesOf, moduleBytes } from './sound.js';

export class Saving {
  #chart;

  constructor(chart) {
    this.#chart = chart;
  }

  /** Makes a file and offers it; what makes it is fetched at the first time. */
  async make({ form, module: name, options }) {
    try {
      const { chart, language } = this.#chart;
      const session = (await module(name)).open('chart-export', { language, ...options });
      const [effect] = session.send({ kind: 'export', form, chart });
      session.close();
      if (effect.kind !== 'file') return perform(effect);
      const bytes = effect.bytes && bytesOf(effect);
      const content = effect.octets ? await sounded(bytes, effect.octets, options.hearing) : bytes ?? effect.text;
      this.#offer(new Blob([content], { type: effect.type }), effect.name);
    } catch (error) {
      console.warn(error);
      this.#chart.post({ kind: 'unsaved' });
    }
  }

  /** Has the server make the file, and offers it. */
  async upload({ fields, text, name, file }) {
    try {
      const body = new FormData();
      for (const [field, value] of fields) body.append(field, value);
      body.append('file', new Blob([text]), name);
      const answer = await fetch(new URL('/api/v1/charts/convert', import.meta.url), { method: 'POST', body, credentials: 'omit' });
      if (answer.ok) this.#offer(await answer.blob(), file);
      else this.#chart.post({ kind: 'unsaved', text: (await answer.json()).detail });
    } catch (error) {
      console.warn(error);
      this.#chart.post({ kind: 'unsaved', unreachable: true });
    }
  }

  #offer(blob, name) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    this.#chart.post({ kind: 'saved', name });
  }
}

/** A score as a file, for the ears of who listens. */
async function sounded(bytes, octets, profile) {
  const player = new ChartPlayer(await WebAssembly.compile(await moduleBytes()), 48_000);
  player.perform({ act: 'load', bytes });
  player.perform({ act: 'profile', profile });
  return player.file(octets);
}
