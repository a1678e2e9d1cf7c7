// SPDX-License-Identifier: Apache-2.0
// The renderer of charts: the module sound.wasm, in whichever thread makes sound. Used by the audio worklet and, where a
// browser has none, by the page. What it can be told stands in `perform`.

/** Seconds between two reports of where the sound is. */
const reportEvery = 0.05;

export class ChartPlayer {
  #exports;
  #report;
  #isPlaying = false;
  #frames = 0;
  #sampleRate;

  /** `module` is compiled WebAssembly; `report` is given the events `position` and `ended` of a chart session. */
  constructor(module, sampleRate, report) {
    this.#exports = new WebAssembly.Instance(module, {}).exports;
    this.#exports._initialize?.();
    this.#exports.sound_begin(sampleRate);
    this.#sampleRate = sampleRate;
    this.#report = report;
  }

  perform({ act, bytes, from, to, rate, loop, profile }) {
    const sound = this.#exports;
    switch (act) {
      case 'load': this.#write(bytes); sound.sound_load(); return;
      case 'cue': this.#write(bytes); sound.sound_cue(); return;
      case 'play':
        sound.sound_play(from, to ?? -1, rate, loop ? 1 : 0);
        this.#isPlaying = true;
        this.#frames = 0;
        return;
      case 'pace': sound.sound_pace(rate, loop ? 1 : 0); return;
      case 'silence':
        this.#isPlaying = false;
        sound.sound_pause();
        sound.sound_silence_cues();
        return;
      case 'hush': sound.sound_silence_cues(); return;
      case 'profile': {
        const { mono, lowest, highest, left, right, volume } = profile;
        sound.sound_profile(mono ? 1 : 0, lowest, highest, left, right, volume);
      }
    }
  }

  /** The score as a WAV file whose samples have so many octets. */
  file(octets) {
    const length = this.#exports.sound_file(octets);
    return new Uint8Array(this.#exports.memory.buffer, this.#exports.sound_file_start(), length);
  }

  /** Fills two channels; false when there was nothing to hear. */
  render(left, right) {
    const sound = this.#exports;
    const count = left.length;
    const start = sound.sound_render(count);
    // A new view each time: the memory may have grown, which detaches the old one.
    left.set(new Float32Array(sound.memory.buffer, start, count));
    right.set(new Float32Array(sound.memory.buffer, start + 4 * count, count));
    this.#tell(count);
  }

  #tell(count) {
    if (!this.#isPlaying) return;
    const position = this.#exports.sound_position();
    if (position < 0) {
      this.#isPlaying = false;
      this.#report({ kind: 'ended' });
      return;
    }
    this.#frames += count;
    if (this.#frames < reportEvery * this.#sampleRate) return;
    this.#frames = 0;
    this.#report({ kind: 'position', seconds: position });
  }

  #write(bytes) {
    const start = this.#exports.sound_input(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
  }
}
