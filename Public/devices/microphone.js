// SPDX-License-Identifier: Apache-2.0
// The microphone: records takes into the store as the browser hands their sound out, and measures how loud it is.

import { takes } from './takes.js';

/** What browsers record, the best first. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** How often sound is handed out, in milliseconds: a crash loses no more than what came since. */
const slice = 1000;
/** Speech at this rate (bits a second) cannot be told from what was said. */
const rate = 64_000;
/** How often the level is measured, in milliseconds, and of how many samples. */
const pace = 100;
const span = 4096;
/** Nothing is changed by the device: what is measured is what is sent. */
const untouched = { echoCancellation: false, noiseSuppression: false, autoGainControl: false, channelCount: 1 };
const reasons = { NotAllowedError: 'not-allowed', SecurityError: 'not-allowed', NotFoundError: 'no-microphone', NotReadableError: 'lost' };

export class Microphone {
  #element;
  #wanted;
  #stream;
  #recorder;
  #meter;

  constructor(element, signal) {
    this.#element = element;
    addEventListener('pagehide', () => element.post({ kind: 'hide' }), { signal });
    signal.addEventListener('abort', () => this.#close());
  }

  async capture({ take }) {
    this.#wanted = take;
    const type = types.find((type) => globalThis.MediaRecorder?.isTypeSupported(type));
    if (!type || !navigator.mediaDevices) return this.#fail('unsupported');
    try {
      this.#stream ??= await this.#open();
    } catch (error) {
      if (this.#wanted === take) this.#fail(reasons[error.name] ?? 'lost');
      return;
    }
    if (this.#wanted !== take) return this.#wanted === undefined && this.#close();
    this.#record(take, type);
  }

  hold() {
    if (this.#recorder?.state === 'recording') this.#recorder.pause();
  }

  resume() {
    if (this.#recorder?.state === 'paused') this.#recorder.resume();
  }

  finish({ keeps }) {
    this.#wanted = undefined;
    const recorder = this.#recorder;
    this.#recorder = undefined;
    if (recorder && recorder.state !== 'inactive') recorder.stop();
    if (!keeps) this.#close();
  }

  async #open() {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: untouched });
    for (const track of stream.getTracks()) track.onended = () => this.#stream === stream && this.#fail('lost');
    this.#measure(stream);
    return stream;
  }

  #record(take, type) {
    const recorder = new MediaRecorder(this.#stream, { mimeType: type, audioBitsPerSecond: rate });
    this.#recorder = recorder;
    recorder.onstart = () => this.#recorder === recorder && this.#element.post({ kind: 'started' });
    recorder.ondataavailable = ({ data }) => {
      if (data.size) takes.add(take, type, data, slice / 1000).catch(() => this.#fail('full'));
    };
    recorder.onstop = () => takes.end(take);
    recorder.onerror = () => this.#fail('lost');
    recorder.start(slice);
  }

  #measure(stream) {
    const context = new AudioContext();
    context.resume().catch(() => {}); // Some begin asleep.
    const analyser = new AnalyserNode(context, { fftSize: span });
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(span);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      let sum = 0;
      let peak = 0;
      for (const sample of samples) {
        sum += sample * sample;
        peak = Math.max(peak, Math.abs(sample));
      }
      this.#element.post({ kind: 'measured', mean: decibels(Math.sqrt(sum / span)), peak: decibels(peak) });
    }, pace);
    this.#meter = { context, timer };
  }

  #fail(reason) {
    this.#element.post({ kind: 'failed', reason });
  }

  #close() {
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    clearInterval(this.#meter?.timer);
    this.#meter?.context.close();
    this.#stream = this.#meter = undefined;
  }
}

/** Decibels of full scale, at least -120. */
function decibels(value) {
  return Math.max(-120, 20 * Math.log10(value || 1e-6));
}
