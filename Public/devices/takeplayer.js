// SPDX-License-Identifier: Apache-2.0
// Lets a take sound that is on this device.

import { takes } from './takes.js';

export class TakePlayer {
  #element;
  #audio;

  constructor(element, signal) {
    this.#element = element;
    signal.addEventListener('abort', () => this.hush());
  }

  async listen({ take }) {
    this.hush();
    const audio = new Audio(URL.createObjectURL(await takes.sound(take)));
    this.#audio = audio;
    const ended = () => {
      if (this.#audio !== audio) return;
      this.hush();
      this.#element.post({ kind: 'heard' });
    };
    audio.onended = ended;
    audio.onerror = ended;
    audio.play().catch(ended);
  }

  hush() {
    if (!this.#audio) return;
    this.#audio.pause();
    URL.revokeObjectURL(this.#audio.src);
    this.#audio = undefined;
  }
}
