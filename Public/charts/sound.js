// SPDX-License-Identifier: Apache-2.0
// The sound of one chart: hands scores and the transport to the renderer, in an audio worklet where there is one.

import { audioContext, programme } from '../devices/audio.js';
import { silence } from '../runtime/voice.js';
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
  fetched.catch(() => { fetched = undefined; });
  return fetched;
}

/** The bytes of a score, which effects carry as Base64. */
export function bytesOf({ bytes }) {
  return Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
}

export class Sound {
  #chart;
  #node;
  #tell;
  #queue = [];
  #opening;
  /** What the renderer must know whenever it begins: the score and the profile of the listener. */
  #latest = new Map();

  constructor(chart, signal) {
    this.#chart = chart;
    signal.addEventListener('abort', () => {
      this.silence();
      this.#tell?.({ act: 'close' });
      this.#node?.disconnect();
    });
    addEventListener('pagehide', () => chart.post({ kind: 'stop' }), { signal });
    moduleBytes().catch(() => {}); // It is asked for again when something is to sound.
  }

  score(effect) { this.#keep({ act: 'load', bytes: bytesOf(effect) }); }

  profile({ profile }) { this.#keep({ act: 'profile', profile }); }

  cue(effect) { this.#perform({ act: 'cue', bytes: bytesOf(effect) }); }

  play(effect) {
    silence(); // what is still being said, so that no voice speaks over the chart
    this.#perform({ act: 'play', ...effect });
  }

  pace(effect) { this.#perform({ act: 'pace', ...effect }); }

  hush() { this.#perform({ act: 'hush' }); }

  /** Ends what sounds, if anything ever did. */
  silence() {
    if (this.#tell) this.#tell({ act: 'silence' });
    else this.#queue = [];
  }

  #keep(message) {
    this.#latest.set(message.act, message);
    this.#tell?.(message);
  }

  /** What sounds now; must follow an act of the person, which browsers ask for. */
  async #perform(message) {
    if (this.#tell) {
      audioContext();
      this.#tell(message);
      return;
    }
    this.#queue.push(message);
    this.#opening ??= this.#open();
    await this.#opening;
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
    this.#node.port.onmessage = ({ data }) => this.#chart.post(data);
    return (message) => this.#node.port.postMessage(message);
  }

  /** Browsers have worklets on safe connections only. */
  async #openPortions(audio, bytes) {
    const player = new ChartPlayer(await WebAssembly.compile(bytes), audio.sampleRate, (report) => this.#chart.post(report));
    this.#node = audio.createScriptProcessor(portion, 0, 2);
    this.#node.onaudioprocess = ({ outputBuffer }) => {
      player.render(outputBuffer.getChannelData(0), outputBuffer.getChannelData(1));
    };
    return (message) => player.perform(message);
  }
}
