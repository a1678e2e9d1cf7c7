// SPDX-License-Identifier: Apache-2.0
// The service worker: answers from the network, and without one from what is kept. It decides nothing: the server writes `site`
// above these lines, and a plan for each thing that can be kept (Sources/App/Web/Offline). What is kept whole stands in a
// cache of its own, named by version, settings and word, and bears a mark, so that no page ever meets the files of another version.

const { version, plans, data, patience, again, unkept, telling, emptied } = site;
const mark = '/offline/whole';
const loosely = { ignoreVary: true };
const now = new Map(); // What is being kept now.

addEventListener('install', (event) => event.waitUntil(renew()));
addEventListener('activate', (event) => event.waitUntil(tidy().then(() => clients.claim())));
addEventListener('message', (event) => {
  const { data: message, source } = event;
  if (message.kind === 'keep') event.waitUntil(Promise.all(message.what.map((what) => keep(what, message, source))));
  else if (!message.version || message.version === version) skipWaiting();
  else source.postMessage({ kind: 'new' });
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('Range')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (request.mode === 'navigate') event.respondWith(answer(request, unkept));
  else if (data.some((beginning) => pathname.startsWith(beginning))) event.respondWith(answer(request));
});

/** A file bears its version in its address: one of another version is an error, never a stand-in. */
async function file(request) {
  return await caches.match(request, loosely) ?? fetch(request.url, { redirect: 'error', credentials: 'same-origin' });
}

async function answer(request, other) {
  const network = fetch(request);
  network.catch(() => {});
  const kept = await find(request.url);
  const late = () => new Promise((done) => setTimeout(done, patience * 1000, kept));
  try {
    return await Promise.race(kept && !saysMore(request.url) ? [network, late()] : [network]);
  } catch {
    return kept ?? (other && await find(other)) ?? Response.error();
  }
}

/** The name under which a page is kept: of its query only what tells one page from another. */
function name(address) {
  const { pathname, searchParams } = new URL(address, location.origin);
  const query = [...telling, ...emptied].filter((key) => searchParams.has(key))
    .map((key) => `${key}=${emptied.includes(key) ? '' : encodeURIComponent(searchParams.get(key))}`);
  return pathname + (query.length ? `?${query.join('&')}` : '');
}

/** Whether an address asks for more than the page, such as what an act did: that is waited for, however long it takes. */
function saysMore(address) {
  return [...new URL(address).searchParams.keys()].some((key) => !telling.includes(key) && !emptied.includes(key));
}

/** What is kept under an address by this version; of several settings, with those of the last page. */
async function find(address) {
  for (const shelf of (await shelves()).reverse()) {
    if (shelf.version !== version) continue;
    const cache = await caches.open(shelf.name);
    const found = await cache.match(mark) && await cache.match(name(address), loosely);
    if (found) return found;
  }
  return undefined;
}

async function shelves() {
  const named = (await caches.keys()).map((name) => [name, name.split(' ')]).filter(([, [first]]) => first === 'kept');
  return named.map(([name, [, version, face, what]]) => ({ name, version, face, what }));
}

/** What an earlier version has kept, this one keeps before it begins. */
async function renew() {
  for (const what of new Set((await shelves()).map((shelf) => shelf.what))) {
    await gather(what).catch((error) => { if (error.status !== 404) throw error; });
  }
}

/** The version before stays, since pages of it may be open. */
async function tidy() {
  const old = (await shelves()).filter((shelf) => shelf.version !== version);
  for (const shelf of old) if (shelf.version !== old.at(-1).version) await caches.delete(shelf.name);
}

/** Keeps it where it is not, or not with these settings, or not lately; then so with all else that is kept. */
async function keep(what, { face, anew }, source) {
  const before = (await shelves()).filter((shelf) => shelf.version === version);
  const whole = anew ? undefined : await known(before.find((shelf) => shelf.what === what && shelf.face === face));
  try {
    if (!now.has(what) && !whole) now.set(what, gather(what).finally(() => now.delete(what)));
    const size = whole?.size ?? await now.get(what);
    source?.postMessage({ kind: 'kept', what, size, isNew: !before.some((shelf) => shelf.what === what) });
  } catch (error) {
    source?.postMessage({ kind: 'unkept', what, isFull: error.name === 'QuotaExceededError' });
  }
}

/** The mark of a whole shelf that is not too old. */
async function known(shelf) {
  const found = shelf && await (await caches.open(shelf.name)).match(mark);
  const told = await found?.json();
  return told?.since + again * 1000 > Date.now() ? told : undefined;
}

async function gather(what) {
  const { face, pages, files } = await (await ask(plans + encodeURIComponent(what))).json();
  const shelf = `kept ${version} ${face} ${what}`;
  const cache = await caches.open(shelf);
  const isWhole = await cache.match(mark);
  let size = 0;
  const put = async (key, response) => {
    size += (await response.clone().blob()).size;
    await cache.put(key, response);
  };
  try {
    for (const address of files) await put(address, await caches.match(address, loosely) ?? await ask(address));
    for (const address of pages) await put(name(address), await ask(address));
    await cache.put(mark, Response.json({ size, since: Date.now() }));
  } catch (error) {
    if (!isWhole) await caches.delete(shelf);
    throw error;
  }
  for (const other of await shelves()) {
    if (other.what === what && other.version === version && other.face !== face) await caches.delete(other.name);
  }
  return size;
}

/** As nobody: the server leaves out who is signed in. Only what this version sent, and what may be kept, is taken. */
async function ask(address) {
  const isFile = address.startsWith('/assets/');
  const response = await fetch(address, { redirect: 'error', cache: isFile ? 'default' : 'no-store', headers: isFile ? {} : { 'Earshot-Keep': '1' } });
  const mayBeKept = !/no-store|private/.test(response.headers.get('Cache-Control') ?? '');
  const isOurs = isFile || response.headers.get('Earshot-Version') === version;
  if (response.ok && mayBeKept && isOurs) return response;
  throw Object.assign(new Error(`${response.status} ${address}`), { status: response.status });
}
