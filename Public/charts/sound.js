// SPDX-License-Identifier: Apache-2.0
// The sound of one chart: hands scores and the transport to the renderer, in an audio worklet where there is one.

import { audioContext, programme } from '../devices/audio.js';
import { ChartPlayer } from './player.js';

/** Frames that are rendered at once where there is no worklet: 23 ms at 44.1 kHz. */
const portion = 1024;

let fetched;

/** The renderer's module, fetched once. */
export function moduleBytes() {
  fetched ??= fetch(new URL('../generated/sound.wasm', import.meta.url)).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    return answer.arrayBuffer();
  });
  return fetched;
}

export class ChartSound {
  #node;
  #tell;
  #queue = [];
  #opening;
  #latest = new Map();
  #report;

  /** `report` is given `{ position }`, in seconds of the score, and `{ ended: true }`. */
  constructor(report) {
    this.#report = report;
    moduleBytes().catch(() => { fetched = undefined; });
  }

  /** What the renderer must know whenever it begins: the score and the profile of the listener. */
  keep(message) {
    this.#latest.set(message.act, message);
    this.#tell?.(message);
  }

  /** What sounds now; must follow an act of the person, which browsers ask for. */
  async perform(message) {
    if (this.#tell) {
      audioContext();
      this.#tell(message);
      return;
    }
    this.#queue.push(message);
    this.#opening ??= this.#open();
    await this.#opening;
  }

  /** Ends what sounds, if anything ever did. */
  silence() {
    if (this.#tell) this.#tell({ act: 'silence' });
    else this.#queue = [];
  }

  close() {
    this.silence();
    this.#tell?.({ act: 'close' });
    this.#node?.disconnect();
    this.#tell = this.#opening = undefined;
  }

  async #open() {
    const audio = audioContext();
    try {
      const bytes = await moduleBytes();
      this.#tell = await (audio.audioWorklet ? this.#openWorklet(audio, bytes) : this.#openPortions(audio, bytes));
    } catch (error) {
      this.#opening = undefined;
      this.#queue = [];
      throw error;
    }
    this.#node.connect(programme());
    for (const message of [...this.#latest.values(), ...this.#queue]) this.#tell(message);
    this.#queue = [];
  }

  async #openWorklet(audio, bytes) {
    await audio.audioWorklet.addModule(new URL('worklet.js', import.meta.url));
    this.#node = new AudioWorkletNode(audio, 'earshot-chart', {
      numberOfInputs: 0, outputChannelCount: [2], processorOptions: { bytes },
    });
    this.#node.port.onmessage = ({ data }) => this.#report(data);
    return (message) => this.#node.port.postMessage(message);
  }

  /** Browsers have worklets on safe connections only. */
  async #openPortions(audio, bytes) {
    const player = new ChartPlayer(await WebAssembly.compile(bytes), audio.sampleRate, this.#report);
    this.#node = audio.createScriptProcessor(portion, 0, 2);
    this.#node.onaudioprocess = ({ outputBuffer }) => {
      player.render(outputBuffer.getChannelData(0), outputBuffer.getChannelData(1));
    };
    return (message) => player.perform(message);
  }
}
