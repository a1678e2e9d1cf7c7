// SPDX-License-Identifier: Apache-2.0
// A sensor of the device that is watched while it is on. Some phones ask the person first, and only after a button.

export class Sensor {
  #kind;
  #watching;

  /** `kind` is the browser's class of events: what asks the person stands there. */
  constructor(element, signal, kind) {
    this.element = element;
    this.#kind = kind;
    signal.addEventListener('abort', () => this.turn(false));
  }

  async turn(on) {
    this.#watching?.abort();
    if (!on) return;
    const { signal } = (this.#watching = new AbortController());
    const answer = await this.#kind?.requestPermission?.().catch(() => 'denied');
    if (answer !== 'denied' && !signal.aborted) this.watch(signal);
  }
}
