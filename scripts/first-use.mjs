// SPDX-License-Identifier: Apache-2.0
// Plays recordings in a module that watches which of its functions are called, in each language, and keeps what it saw
// for wasm-split: node first-use.mjs MODULE PROFILE FOLDER
// A recording is what a page's session gets while the page opens, as JSON Lines; the first line opens the session. Every
// "en" in it stands for the language of the page, every time 0 for one of a page's clock.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { Core } from '../Public/runtime/core.js';

const languages = ["en", "es", "ar", "fr"];
/** Numbers of other lengths are read and written by other functions. */
const times = ['0', '0.3', '2.39', '1.5174', '12.345', '0.42069999999832365', '3.1000000000298023'];
const [module, profile, folder] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(module));
const { memory, earshot_input: room, __write_profile: write } = instance.exports;
const core = new Core({ instance });

for (const name of readdirSync(folder)) {
  const recording = readFileSync(`${folder}/${name}`, 'utf8').trim();
  for (const [index, language] of Array(times.length).fill(languages).flat().entries()) {
    const [first, ...events] = recording.replaceAll('"en"', JSON.stringify(language)).split('\n');
    const { session, configuration } = JSON.parse(first);
    const handle = core.openHandle(session, configuration);
    for (const event of events) core.handle(handle, event.replace('"t":0', `"t":${times[index % times.length]}`));
    core.close(handle);
  }
}

const length = write(0, 0);
const start = room(length);
write(start, length);
writeFileSync(profile, new Uint8Array(memory.buffer, start, length));
