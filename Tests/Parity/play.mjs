// SPDX-License-Identifier: Apache-2.0
// Plays a trace in the WebAssembly module of its session and prints the effects: node play.mjs FOLDER TRACE.jsonl
// Prints what `earshot trace TRACE.jsonl` prints natively, byte for byte.

import { readFileSync, writeSync } from 'node:fs';

const { Core } = await import(new URL('../../Public/runtime/core.js', import.meta.url));
const [folder, tracePath] = process.argv.slice(2);
const lines = readFileSync(tracePath, 'utf8').split('\n').filter((line) => line.trim());
const { session, configuration } = JSON.parse(lines[0]);
// Where a session holds another, its module has the name of the one inside; where two share one, that of the first.
const module = { pad: 'braille', 'chart-page': 'chart', 'voice-choice': 'ownvoice' }[session] ?? session.replaceAll('-', '');
const bytes = (name) => readFileSync(`${folder}/${name}.wasm`);
const core = await Core.start(bytes(module), { now: () => new WebAssembly.Module(bytes(`${module}-rest`)) });
const handle = core.openHandle(session, configuration);
for (const line of lines.slice(1)) writeSync(1, core.handle(handle, line));
