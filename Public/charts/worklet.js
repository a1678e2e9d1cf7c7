// SPDX-License-Identifier: Apache-2.0
// The renderer of charts in the thread that makes sound: 128 frames at a time, the first of them at once.

import { ChartPlayer } from './player.js';

class ChartProcessor extends AudioWorkletProcessor {
  #player;
  #isOver = false;

  constructor({ processorOptions: { bytes } }) {
    super();
    this.#player = new ChartPlayer(new WebAssembly.Module(bytes), sampleRate, (report) => this.port.postMessage(report));
    this.port.onmessage = ({ data }) => {
      if (data.act === 'close') this.#isOver = true;
      else this.#player.perform(data);
    };
  }

  process(_, [[left, right = left]]) {
    this.#player.render(left, right);
    return !this.#isOver;
  }
}

registerProcessor('earshot-chart', ChartProcessor);
