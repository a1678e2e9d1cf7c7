// SPDX-License-Identifier: Apache-2.0
// A module may be cut in two: what its pages run to open, and the rest, which comes behind. Whoever calls into the rest
// before it is there waits for it, so that the two do what the whole would.

/** The rest of a module, at its address. */
export class Rest {
  #address;
  #fetched;
  #module;

  constructor(address) {
    this.#address = address;
  }

  /** Comes when the page has all that it asked for before, so as not to keep it waiting. */
  async behind() {
    if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
    return this.soon();
  }

  soon() {
    this.#fetched ??= this.#fetch();
    this.#fetched.catch(() => { this.#fetched = undefined; });
    return this.#fetched;
  }

  async #fetch() {
    const response = await fetch(this.#address);
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    return this.#module = await WebAssembly.compileStreaming(response);
  }

  /** Holds the page until it is there. */
  now() {
    if (this.#module) return this.#module;
    const request = new XMLHttpRequest();
    request.open('GET', this.#address, false);
    request.overrideMimeType('text/plain; charset=x-user-defined'); // A request that holds the page brings bytes as text only.
    request.send();
    if (request.status !== 200) throw new Error(`${request.status} ${this.#address}`);
    return new WebAssembly.Module(Uint8Array.from(request.responseText, (character) => character.charCodeAt(0) & 0xff));
  }
}

/** Whether a module of some size can be compiled while the page is held: not in Chrome before 115. */
function compilesAtOnce() {
  const size = 5000; // What is refused there is more than 4096 bytes.
  const bytes = new Uint8Array(8 + 3 + size);
  bytes.set([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, 0x80 | (size & 0x7f), size >> 7]); // A section that means nothing.
  try {
    return Boolean(new WebAssembly.Instance(new WebAssembly.Module(bytes)));
  } catch {
    return false;
  }
}

/** Instantiates a module; `whole` comes once the rest of it is there, too. */
export async function instantiated(module, rest) {
  const missing = WebAssembly.Module.imports(module);
  let instance;
  let isWhole = missing.length === 0;
  // What stands in the table for each function of the rest, until that puts its own there.
  const placeholder = {};
  for (const { name } of missing) {
    placeholder[name] = (...values) => {
      if (!isWhole) new WebAssembly.Instance(rest.now(), { primary: instance.exports });
      isWhole = true;
      return instance.exports['%table'].get(Number(name))(...values);
    };
  }
  instance = await WebAssembly.instantiate(module, { placeholder });
  instance.exports._initialize?.();
  const join = async (second) => {
    if (!isWhole) await WebAssembly.instantiate(second, { primary: instance.exports });
    isWhole = true;
  };
  if (!isWhole && !compilesAtOnce()) await rest.soon().then(join);
  // What is kept may be all that there is, and WebKit asks no service worker where a request holds the page.
  const mayBeKept = globalThis.navigator?.serviceWorker?.controller || globalThis.document?.documentElement.dataset.kept !== undefined;
  if (!isWhole && mayBeKept) await rest.soon().then(join).catch(console.warn);
  if (!isWhole) rest.behind?.().then(join).catch(console.warn); // Where it did not come, the first call into it asks again.
  return { instance, whole: async () => isWhole || join(await rest.soon()) };
}
