// SPDX-License-Identifier: Apache-2.0
// The charts that a person opened lately, in the browser's database: their data, how they were read, and the chart. Nothing of
// them is sent.

/** How many are kept; the oldest make room. */
const most = 12;

let database;

function opened() {
  database ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open('earshot-charts', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('charts', { keyPath: 'id', autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = opening.onblocked = () => reject(opening.error);
  });
  return database;
}

/** Does something with the charts, all of it or nothing. */
async function done(mode, act) {
  const change = (await opened()).transaction('charts', mode);
  const asked = act(change.objectStore('charts'));
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve(asked.result);
    change.onerror = change.onabort = () => reject(change.error);
  });
}

/** Keeps a chart, anew or in its place; brings its number. */
export async function keep(record) {
  const id = await done('readwrite', (charts) => charts.put(record));
  const ids = await done('readonly', (charts) => charts.getAllKeys());
  for (const old of ids.slice(0, -most)) await forget(old);
  return id;
}

export const kept = (id) => done('readonly', (charts) => charts.get(id));
export const forget = (id) => done('readwrite', (charts) => charts.delete(id));

/** All of them, the latest first. */
export const all = async () => (await done('readonly', (charts) => charts.getAll())).reverse();
