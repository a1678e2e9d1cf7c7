// SPDX-License-Identifier: Apache-2.0
// How long the module of a way takes in WebAssembly: node Benchmarks/Pages/route.mjs [PACK [FOLDER]]
// In the time of the processor, which other work on the machine does not lengthen: a way with its instructions from one place of the map to another, and each fix of a walk along it.

import { readFileSync } from 'node:fs';

const { Core } = await import(new URL('../../Public/runtime/core.js', import.meta.url));
const [pack = 'Examples/maps/monaco.walkmap', folder = 'Public/generated'] = process.argv.slice(2);
const bytes = (name) => readFileSync(`${folder}/${name}.wasm`);
const core = await Core.start(bytes('route'), { now: () => new WebAssembly.Module(bytes('route-rest')) });
const session = core.openHandle('route', { language: 'en', map: '/map' });
let clock = 0;
const send = (event) => {
  const text = JSON.stringify({ t: (clock += 1), ...event });
  const begun = process.cpuUsage();
  const effects = core.handle(session, text);
  const { user, system } = process.cpuUsage(begun);
  return { time: (user + system) / 1000, effects: effects.split('\n').filter(Boolean).map((line) => JSON.parse(line)) };
};
const told = (name, times, wanted) => {
  times.sort((one, other) => one - other);
  if (!times.length) throw new Error(`${name}: nothing was measured`);
  const [median, high] = [times[times.length >> 1], times[Math.floor(times.length * 0.99)]];
  console.log(`${name}: ${times.length} times, median ${median.toFixed(3)} ms, 99 % ${high.toFixed(3)} ms, wanted ${wanted}`);
  return median <= wanted;
};

send({ kind: 'open' });
// Bytes that are no ASCII are carried in the private use area, as the runtime of a page does it.
const carried = [...readFileSync(pack)].map((byte) => String.fromCharCode(byte < 0x80 ? byte : 0xf700 + byte)).join('');
console.log(`loading the map: ${send({ kind: 'map', answer: carried }).time.toFixed(0)} ms`);
const places = Number(process.env.PLACES ?? 100);
const starts = [[43.7396, 7.4271], [43.7312, 7.4197], [43.7457, 7.4333], [43.7345, 7.4212]];
const routes = [];
const fixes = [];
for (let place = 0; place < places; place += 1) {
  const [latitude, longitude] = starts[place % starts.length];
  const wish = { kind: 'submit', place: `${place}`, profile: 'blind', style: 'sides', units: 'metres', step: '70', words: '60' };
  const planned = send({ ...wish, position: `${latitude}, ${longitude}` });
  if (planned.effects.some(({ kind, field, rows }) => kind === 'list' && field === 'steps' && rows.length)) routes.push(planned.time);
  if (place % 10) continue;
  send({ ...wish, position: '' });
  for (let second = 0; second < 60; second += 1) {
    const walked = { latitude: latitude + second * 9e-6, longitude, accuracy: 8, speed: 1.3, heading: 0 };
    const { time } = send({ kind: 'fix', ...walked });
    // The first one plans.
    if (second > 0) fixes.push(time);
  }
}
const met = [told('a way with its instructions', routes, 5), told('a fix', fixes, 2)];
process.exit(met.every(Boolean) ? 0 : 1);
