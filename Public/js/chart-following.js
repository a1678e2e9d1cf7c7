// SPDX-License-Identifier: Apache-2.0
// Values that come while the page is open: at once where a page has a stream, or between two presses of a button.

import { follow } from './chart-data.js';

export class ChartFollowing {
  #button;
  #send;
  #tell;
  #end;

  /** `send` gives an event to the session, `tell` says a sentence; `button` may be missing. */
  constructor(button, send, tell) {
    this.#button = button;
    this.#send = send;
    this.#tell = tell;
  }

  begin(address) {
    this.#end = follow(new URL(address, document.baseURI), this.#send, () => this.#leave('unreachable'));
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

  end() {
    this.#end?.();
    this.#end = undefined;
  }

  #leave(how) {
    this.end();
    if (!this.#button) return;
    this.#button.setAttribute('aria-pressed', false);
    this.#tell(this.#button.dataset[how]);
  }
}
