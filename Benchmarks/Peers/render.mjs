// SPDX-License-Identifier: Apache-2.0
// node render.mjs MODULE < SCORE: how many times faster than real time the browser's module plays a score of 60 s.
import { readFileSync } from 'node:fs';

const [path] = process.argv.slice(2);
const seconds = 60;
const rate = 48000;
const frames = 128;
const score = readFileSync(0);
const { instance } = await WebAssembly.instantiate(readFileSync(path), {});
const { exports } = instance;
exports._initialize?.();
exports.sound_begin(rate);
let best = Infinity;
for (let run = 0; run < 11; run += 1) {
  const place = exports.sound_input(score.length);
  new Uint8Array(exports.memory.buffer).set(score, place);
  if (!exports.sound_load()) throw new Error('The module does not take the score.');
  exports.sound_play(0, -1, 1, 0);
  // Time of this process alone, so that what else the machine does counts less.
  const began = process.cpuUsage().user;
  for (let done = 0; done < seconds * rate; done += frames) exports.sound_render(frames);
  best = Math.min(best, process.cpuUsage().user - began);
}
console.log((seconds * 1e6) / best);
