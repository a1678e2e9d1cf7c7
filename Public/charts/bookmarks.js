// SPDX-License-Identifier: Apache-2.0
// Bookmarks that stay on the device: for each chart the places of its points, found again by the chart's address or by a
// fingerprint of its data. The data themselves are not kept.

const key = 'earshot-chart-bookmarks';
/** Charts whose bookmarks are kept; the one that was used longest ago makes room. */
const most = 50;

function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry?.chart === 'string' && Array.isArray(entry.places)) : [];
  } catch {
    return [];
  }
}

function write(entries) {
  try {
    if (entries.length) localStorage.setItem(key, JSON.stringify(entries.slice(0, most)));
    else localStorage.removeItem(key);
  } catch {
    // A private window keeps nothing.
  }
}

/** Two halves of 32 bits by multiplication and mixing (cyrb53), enough to tell one person's charts apart. */
function fingerprint(text) {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 2654435761);
    two = Math.imul(two ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}

/** What a chart is called here: by its address where it has one; else by its data, and how they were read. */
export function nameOf(load = {}, address) {
  const choices = [load['x-column'], load['y-columns'], load['series-column'], load.chart, load.decimal].filter((choice) => choice?.length);
  const from = address ?? fingerprint(load.text ?? load.csv ?? JSON.stringify(load.points ?? ''));
  return choices.length ? `${from} ${fingerprint(JSON.stringify(choices))}` : from;
}

/** The places kept of a chart: pairs of a series and a point. */
export function placesOf(chart) {
  return read().find((entry) => entry.chart === chart)?.places ?? [];
}

/** Keeps the places of a chart. */
export function keepPlaces(chart, places) {
  const others = read().filter((entry) => entry.chart !== chart);
  write(places.length ? [{ chart, places }, ...others] : others);
}

/** Forgets those of all charts. */
export function forgetPlaces() {
  write([]);
}
