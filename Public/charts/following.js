// SPDX-License-Identifier: Apache-2.0
// Values that come while the page is open: at once where a page has a stream, or between two presses of a button.

import { follow } from './data.js';

export class ChartFollowing {
  #button;
  #send;
  #tell;
  #address;
  #end;
  /** Whether the stream's own chart is open: it comes again with each connection, but what came stays. */
  #isOpen = false;

  /** `send` gives an event to the session, `tell` says a sentence; `button` may be missing. */
  constructor(button, send, tell) {
    this.#button = button;
    this.#send = send;
    this.#tell = tell;
  }

  begin(address) {
    this.#address = address;
    this.#end = follow(new URL(address, document.baseURI), {
      open: (event) => {
        if (!this.#isOpen) this.#send(event);
        this.#isOpen = true;
      },
      send: this.#send,
      failed: () => this.#leave('unreachable'),
    });
  }

  /** Begins to follow, or ends it: nothing comes before somebody asks. */
  toggle(address) {
    if (this.#end) {
      this.#leave('followed');
      return;
    }
    this.begin(address);
    this.#button.setAttribute('aria-pressed', true);
    this.#tell(this.#button.dataset.following);
  }

  /** Ends it for other data; whoever follows again gets the chart of the stream. */
  end() {
    this.#stop();
    this.#isOpen = false;
  }

  /** Rests while the element is on no page. */
  pause() {
    this.#end?.();
    this.#end = undefined;
  }

  /** Goes on with what rested. */
  resume() {
    if (this.#address && !this.#end) this.begin(this.#address);
  }

  #stop() {
    this.pause();
    this.#address = undefined;
    this.#button?.setAttribute('aria-pressed', false);
  }

  #leave(how) {
    this.#stop();
    if (this.#button) this.#tell(this.#button.dataset[how]);
  }
}
