// SPDX-License-Identifier: Apache-2.0
// Sends takes as they grow, by tus 1.0: what has arrived is asked for and never sent again.

import { takes } from './takes.js';

const uploads = '/api/v1/uploads';
const version = { 'Tus-Resumable': '1.0.0' };
/** How much goes at once, in bytes: little enough that a lost connection costs seconds. */
const portion = 256 << 10;

export class Sender {
  #element;
  #isBusy = false;
  #isWanted = false;
  #reading;
  /** Of which takes it is known how much has arrived: none, on a new page and after a connection was lost. */
  #sure = new Set();

  constructor(element, signal) {
    this.#element = element;
    takes.addEventListener('more', () => this.transmit(), { signal });
    addEventListener('online', () => this.transmit(), { signal });
  }

  /** Tells what is still here of these takes; the others are forgotten. */
  async restore({ request, takes: wanted }) {
    takes.request = request;
    const found = [];
    for (const { take, seconds, isEnded } of await takes.all()) {
      if (!wanted.includes(take)) await this.discard({ take });
      else found.push({ take, seconds });
      if (!isEnded) await takes.end(take); // The page went in the middle of it.
    }
    this.#element.post({ kind: 'found', takes: found });
  }

  async discard({ take }) {
    const known = (await takes.all()).find((one) => one.take === take);
    await takes.forget(take);
    if (known?.upload) fetch(known.upload, { method: 'DELETE', headers: version }).catch(() => {}); // It expires by itself.
  }

  async forget() {
    for (const { take } of await takes.all()) await takes.forget(take);
  }

  /** Has takes joined as the reading, once all of them have arrived. */
  deliver(reading) {
    this.#reading = reading;
    this.transmit();
  }

  /** Sends what waits; one after another, however often it is asked for. */
  async transmit() {
    this.#isWanted = true;
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      while (this.#isWanted) {
        this.#isWanted = false;
        await this.#sendAll();
      }
    } catch {
      this.#sure.clear();
      this.#element.post({ kind: 'unsent' });
    }
    this.#isBusy = false;
  }

  async #sendAll() {
    for (const one of await takes.all()) if (!one.isSent) await this.#send(one);
    const all = await takes.all();
    this.#element.post({ kind: 'waiting', bytes: all.reduce((sum, { bytes, arrived = 0 }) => sum + bytes - arrived, 0) });
    if (this.#reading) await this.#finish(this.#reading, new Map(all.map((one) => [one.take, one])));
  }

  async #send({ take, upload, arrived: known, isEnded }) {
    const sound = await takes.sound(take);
    let address = upload;
    let arrived = upload && (this.#sure.has(take) ? known : await this.#ask(upload));
    if (arrived === undefined) { // It was never there, or is not any more.
      address = await this.#create(take);
      arrived = 0;
    }
    if (!address) return; // Forgotten meanwhile.
    this.#sure.add(take);
    while (arrived < sound.size || isEnded) {
      const end = Math.min(sound.size, arrived + portion);
      const headers = { ...version, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': `${arrived}` };
      const isLast = isEnded && end === sound.size;
      if (isLast) headers['Upload-Length'] = `${sound.size}`;
      const body = await sound.slice(arrived, end).arrayBuffer();
      const sum = await checksum(body);
      if (sum) headers['Upload-Checksum'] = sum;
      const answer = await fetch(address, { method: 'PATCH', headers, body });
      if (answer.status === 422) return takes.change(take, { isSent: true, trouble: await told(answer) });
      if (!answer.ok) throw new Error(`${answer.status}`);
      arrived = end;
      await takes.change(take, { arrived, isSent: isLast });
      if (isLast) return;
    }
  }

  async #create(take) {
    const words = { request: takes.request, purpose: 'take' };
    const metadata = Object.entries(words).map(([key, value]) => `${key} ${btoa(value)}`).join(',');
    const headers = { ...version, 'Upload-Defer-Length': '1', 'Upload-Metadata': metadata };
    const answer = await fetch(uploads, { method: 'POST', headers });
    if (!answer.ok) throw new Error(`${answer.status}`);
    const upload = answer.headers.get('Location');
    if (await takes.change(take, { upload, arrived: 0 })) return upload;
    await fetch(upload, { method: 'DELETE', headers: version });
    return undefined;
  }

  /** How far an upload has come; undefined where there is none. */
  async #ask(address) {
    const answer = await fetch(address, { method: 'HEAD', headers: version });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${answer.status}`);
    return Number(answer.headers.get('Upload-Offset'));
  }

  async #finish({ address, takes: wanted, chapters }, known) {
    const heads = wanted.map((take) => known.get(take));
    if (!heads.every((head) => head?.isSent)) return;
    const trouble = heads.find((head) => head.trouble)?.trouble;
    const body = JSON.stringify({ takes: heads.map(({ upload }) => upload.split('/').pop()), chapters });
    const answer = trouble ? undefined
      : await fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    if (answer?.status >= 500) throw new Error(`${answer.status}`);
    this.#reading = undefined;
    this.#element.post(answer?.ok ? { kind: 'delivered' } : { kind: 'refused', message: trouble ?? (await told(answer)) });
  }
}

/** The sentence of a refusal. */
async function told(answer) {
  const refusal = await answer.json().catch(() => undefined);
  return refusal?.detail;
}

/** The checksum as tus writes it; none where the browser makes none, as over plain HTTP. */
async function checksum(bytes) {
  const hash = await crypto.subtle?.digest('SHA-1', bytes);
  return hash && `sha1 ${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}
