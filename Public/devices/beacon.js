// SPDX-License-Identifier: Apache-2.0
// A sound again and again from a direction. Which one, whence, how often and how loud the session says; what it says
// counts from the next beat on, so that no sound is cut.

import { samplesOf } from '../runtime/voice.js';
import { audioContext, programme, soundingBuffer } from './audio.js';

/** A beat is put on the audio clock so many seconds before it sounds: the page's own clock may be late by that. */
const ahead = 0.1;

export class Beacon {
  #sound;
  #isBeating = false;

  constructor(element, signal) {
    signal.addEventListener('abort', () => this.beacon({}));
  }

  beacon(sound) {
    this.#sound = sound.earcon && sound;
    if (this.#sound && !this.#isBeating) this.#beat();
  }

  async #beat() {
    this.#isBeating = true;
    const audio = audioContext();
    let next = audio.currentTime + ahead;
    while (this.#sound) {
      const sound = this.#sound;
      const samples = await samplesOf(sound.earcon);
      next = Math.max(next, audio.currentTime);
      if (audio.state === 'running') place(audio, programme(), soundingBuffer(audio, samples), sound, next);
      next += sound.interval;
      const wait = Math.max(next - audio.currentTime - ahead, 0);
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    }
    this.#isBeating = false;
  }
}

/** Lets a sound come from its direction; without one it comes from none. */
export function place(audio, output, buffer, { angle, level }, at) {
  const source = new AudioBufferSourceNode(audio, { buffer });
  const gain = new GainNode(audio, { gain: level });
  source.connect(gain);
  let last = gain;
  if (angle !== undefined) {
    const turn = (angle * Math.PI) / 180;
    // Behind is towards the listener's back: before them is down the z axis.
    last = new PannerNode(audio, {
      panningModel: 'HRTF', rolloffFactor: 0, positionX: Math.sin(turn), positionZ: -Math.cos(turn),
    });
    gain.connect(last);
  }
  last.connect(output);
  source.onended = () => last.disconnect();
  source.start(at);
}
