// SPDX-License-Identifier: Apache-2.0
// The JavaScript side of the border: sessions written in Swift take events and return effects, as JSON in the
// module's memory. Nothing is decided here.

import { instantiated } from './rest.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A module could not go on, and is asked no more: what it left half done would make its next answers wrong. */
export class Broken extends Error {}

/** The cores in WebAssembly, once instantiated. */
export class Core {
  #exports;
  #broken;
  /** Comes once all of the module is there; what it is asked before may hold the page. */
  whole;

  constructor({ instance, whole }) {
    this.#exports = instance.exports;
    this.whole = whole;
  }

  /** Compiles and starts the module from its bytes or from a response that brings them, and from the rest of it. */
  static async start(source, rest) {
    const module = source instanceof Response ? WebAssembly.compileStreaming(source) : WebAssembly.compile(source);
    return new Core(await instantiated(await module, rest));
  }

  /** Opens the session of this kind; throws with a sentence when its configuration makes no sense. */
  open(kind, configuration = {}) {
    return new Session(this, this.openHandle(kind, configuration));
  }

  /** The same, but returns the bare handle. */
  openHandle(kind, configuration = {}) {
    this.#write(JSON.stringify({ session: kind, configuration }));
    return this.#checked(this.#call('earshot_open'));
  }

  /** Gives one event, as JSON text, to a session and returns its effects as JSON Lines. */
  handle(handle, event) {
    this.#write(event);
    const length = this.#checked(this.#call('earshot_handle', handle));
    return this.#read(length);
  }

  samples(handle) {
    const count = this.#call('earshot_samples', handle);
    const start = this.#call('earshot_samples_start');
    return new Float32Array(this.#exports.memory.buffer, start, count).slice();
  }

  close(handle) {
    this.#call('earshot_close', handle);
  }

  #call(name, ...values) {
    if (this.#broken) throw this.#broken;
    try {
      return this.#exports[name](...values);
    } catch (error) {
      this.#broken = new Broken(error.message, { cause: error });
      throw this.#broken;
    }
  }

  #write(text) {
    const bytes = encoder.encode(text);
    const start = this.#call('earshot_input', bytes.length);
    // A new view each time: the memory may have grown, which detaches the old one.
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
  }

  #read(length) {
    const start = this.#exports.earshot_output();
    return decoder.decode(new Uint8Array(this.#exports.memory.buffer, start, length));
  }

  #checked(result) {
    if (result < 0) throw new Error(this.#read(-result));
    return result;
  }
}

/** A session at work. */
export class Session {
  #core;
  #handle;

  constructor(core, handle) {
    this.#core = core;
    this.#handle = handle;
  }

  /** Sends one event (an object with `kind`; `t` is added when it lacks one) and returns the effects. */
  send(event) {
    const timed = 't' in event ? event : { t: performance.now() / 1000, ...event };
    const lines = this.#core.handle(this.#handle, JSON.stringify(timed));
    return lines.split('\n').filter(Boolean).map((line) => JSON.parse(line));
  }

  /** The samples (mono Float32Array) that the session wants played. */
  samples() {
    return this.#core.samples(this.#handle);
  }

  /** Forgets the session. */
  close() {
    this.#core.close(this.#handle);
  }
}
