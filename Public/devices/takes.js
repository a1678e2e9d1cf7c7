// SPDX-License-Identifier: Apache-2.0
// Keeps the sound of takes on the device as it comes, so that it outlives the page: in the browser's database, and where
// there is none, until the page is left.

const name = 'earshot-recording';
const [pieces, heads] = ['pieces', 'heads'];
/** Takes of requests that nobody came back to go after this time, in milliseconds: fifteen days. */
const stays = 15 * 86_400_000;

class Takes extends EventTarget {
  /** The request whose takes these are. */
  request = '';
  #opening;
  #last = Promise.resolve();
  #gone = new Set();
  #memory = new Map();

  /** Adds a piece of sound, so many seconds long; what was forgotten meanwhile stays so. */
  add(take, type, blob, seconds) {
    return this.#inTurn(async () => {
      if (this.#gone.has(take)) return;
      const bytes = await blob.arrayBuffer();
      const head = (await this.#get(heads, take)) ?? { type, pieces: 0, bytes: 0, seconds: 0, isEnded: false, at: Date.now() };
      await this.#put(pieces, `${take} ${head.pieces}`, bytes);
      await this.#put(heads, take, { ...head, pieces: head.pieces + 1, bytes: head.bytes + bytes.byteLength, seconds: head.seconds + seconds });
      this.dispatchEvent(new Event('more'));
    });
  }

  /** No more will come. */
  end(take) {
    return this.change(take, { isEnded: true }).then(() => this.dispatchEvent(new Event('more')));
  }

  /** Notes something of a take; false where there is none. */
  change(take, values) {
    return this.#inTurn(async () => {
      const head = await this.#get(heads, take);
      if (head) await this.#put(heads, take, { ...head, ...values });
      return Boolean(head);
    });
  }

  /** What is known of every take, in the order of their numbers. */
  all() {
    return this.#inTurn(async () => {
      const found = await this.#entries(heads);
      return found.map(([take, head]) => ({ take, ...head })).sort((a, b) => a.take - b.take);
    });
  }

  /** The sound of a take. */
  sound(take) {
    return this.#inTurn(async () => {
      const head = await this.#get(heads, take);
      const parts = [];
      for (let index = 0; index < (head?.pieces ?? 0); index += 1) parts.push(await this.#get(pieces, `${take} ${index}`));
      return new Blob(parts.filter(Boolean), { type: head?.type });
    });
  }

  forget(take) {
    this.#gone.add(take);
    return this.#inTurn(async () => {
      const head = await this.#get(heads, take);
      for (let index = 0; index < (head?.pieces ?? 0); index += 1) await this.#put(pieces, `${take} ${index}`);
      await this.#put(heads, take);
    });
  }

  /** One after another, so that pieces stay in order. */
  #inTurn(work) {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  async #database() {
    this.#opening ??= new Promise((resolve) => {
      let asking;
      try {
        asking = indexedDB.open(name, 1);
      } catch {
        return resolve(null); // Storage is forbidden.
      }
      asking.onupgradeneeded = () => [pieces, heads].forEach((store) => asking.result.createObjectStore(store));
      asking.onsuccess = () => resolve(asking.result);
      asking.onerror = () => resolve(null);
    }).then(async (database) => {
      if (database) await clean(database);
      return database;
    });
    return this.#opening;
  }

  async #get(store, key) {
    const database = await this.#database();
    const own = `${this.request} ${key}`;
    return database ? done(database.transaction(store).objectStore(store).get(own)) : this.#memory.get(store + own);
  }

  /** No value takes the entry away. */
  async #put(store, key, value) {
    const database = await this.#database();
    const own = `${this.request} ${key}`;
    if (!database) return value === undefined ? this.#memory.delete(store + own) : this.#memory.set(store + own, value);
    const place = database.transaction(store, 'readwrite').objectStore(store);
    return done(value === undefined ? place.delete(own) : place.put(value, own));
  }

  async #entries(store) {
    const database = await this.#database();
    const start = `${this.request} `;
    if (!database) {
      const found = [...this.#memory].filter(([key]) => key.startsWith(store + start));
      return found.map(([key, value]) => [key.slice(store.length + start.length), value]);
    }
    const place = database.transaction(store).objectStore(store);
    const range = IDBKeyRange.bound(start, `${start}\uffff`);
    const [keys, values] = await Promise.all([done(place.getAllKeys(range)), done(place.getAll(range))]);
    return keys.map((key, index) => [key.slice(start.length), values[index]]);
  }
}

/** Removes the takes that nobody came back to. */
async function clean(database) {
  const place = database.transaction([heads, pieces], 'readwrite');
  const [keys, values] = await Promise.all([
    done(place.objectStore(heads).getAllKeys()), done(place.objectStore(heads).getAll()),
  ]);
  keys.forEach((key, index) => {
    if (Date.now() - values[index].at < stays) return;
    place.objectStore(heads).delete(key);
    for (let piece = 0; piece < values[index].pieces; piece += 1) place.objectStore(pieces).delete(`${key} ${piece}`);
  });
}

function done(asking) {
  return new Promise((resolve, reject) => {
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => reject(asking.error);
  });
}

export const takes = new Takes();
