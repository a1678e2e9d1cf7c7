// SPDX-License-Identifier: Apache-2.0
// Keeps the screen on: behind a dark one a page is told no position. A browser lets go of it when the page goes out of
// sight, so it is asked for again when the page comes back.

export class Awake {
  #element;
  #isWanted = false;
  #lock;

  constructor(element, signal) {
    this.#element = element;
    document.addEventListener('visibilitychange', () => this.#take(), { signal });
    signal.addEventListener('abort', () => this.turn(false));
  }

  turn(on) {
    this.#isWanted = on;
    if (on) return this.#take();
    this.#giveBack();
  }

  async #take() {
    if (!this.#isWanted || document.visibilityState !== 'visible') return;
    try {
      const lock = await navigator.wakeLock.request('screen');
      this.#giveBack();
      this.#lock = lock;
      if (!this.#isWanted) this.#giveBack();
    } catch {
      if (this.#isWanted) this.#element.post({ kind: 'awake-failed' });
    }
  }

  #giveBack() {
    this.#lock?.release().catch(() => {});
    this.#lock = undefined;
  }
}
