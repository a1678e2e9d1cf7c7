// SPDX-License-Identifier: Apache-2.0
// <earshot-chart>: an ability that others embed. What is shown, said, kept and followed is decided by its session in the
// cores.

import { Ability } from '../runtime/ability.js';
import { valueOf } from '../runtime/parts.js';
import { language, say } from '../runtime/voice.js';
import { build } from './building.js';
import { Drops, fetched } from './data.js';
import { Keys } from './keys.js';
import { Reading } from './reading.js';
import { Saving } from './saving.js';
import { Scrubbing } from './scrubbing.js';
import { Showing } from './showing.js';
import { Sound } from './sound.js';
import { Stream } from './stream.js';

class EarshotChart extends Ability {
  static kind = 'chart-page';
  static returns = true;
  static devices = {
    showing: Showing, sound: Sound, keys: Keys, reading: Reading, saving: Saving, scrubbing: Scrubbing, drops: Drops, stream: Stream,
  };

  #inside;
  /** The chart that is open, as it is handed around. */
  chart;
  /** The chart of the page, which comes ready. */
  ready;

  // For those who embed it

  /** Gives an event to the session (“Sessions” in the documentation), as a program would. */
  send(event) {
    if (this.devices.reading?.takes(event)) this.devices.reading.read({ event });
    else this.post(event);
  }

  /** Where it is: `stopped`, `playing`, `paused`, `empty`. */
  get state() { return this.dataset.state ?? 'empty'; }

  // As an ability

  get scope() { return this.#inside; }

  /** The server chooses it for a page of another site. */
  get language() { return this.#inside.lang || language; }

  get configuration() { return {}; }

  async build() {
    // It comes beside the core, and is taken once that is there.
    if (this.dataset.chart) this.ready = fetched(this.dataset.chart).then((answer) => answer.json());
    this.ready?.catch(() => {});
    const root = await build(this, this.getAttribute('language') ?? language);
    this.#inside = root.querySelector('[data-part="inside"]');
  }

  async begin() {
    const options = [...this.scope.querySelectorAll('[data-option]')].map((field) => [field.dataset.option, valueOf(field)]);
    const voice = document.documentElement.dataset.speaking === 'self-voicing';
    this.post({ kind: 'begin', options: Object.fromEntries(options), voice });
    for (const part of this.scope.querySelectorAll('[data-unscripted]')) part.hidden = true;
    await this.devices.reading.first().catch((error) => this.#broken(error));
    if (this.hasAttribute('live')) this.post({ kind: 'stream' });
  }

  post(event) {
    if (event.chart) this.chart = event.chart;
    super.post(event);
  }

  failed() {
    const problem = this.#inside && this.part('problem');
    if (!problem) return;
    problem.textContent = problem.dataset.broken;
    problem.hidden = false;
    say({ text: problem.textContent });
  }

  #broken(error) {
    console.warn(error);
    this.post({ kind: 'broken' });
  }
}

customElements.define('earshot-chart', EarshotChart);
