// SPDX-License-Identifier: Apache-2.0
// Recordings of the braille pad: the events as they were sent, a line each, and their replay.

import { save } from './files.js';

/** The longest pause of a replay, in milliseconds: nobody wants to wait for somebody who thought. */
const longestPause = 1500;

export class Traces {
  #pad;
  #lines = [];
  #isRecording = false;
  #stop = null;
  /** The replay that is going on, until its text has gone. */
  #playing = null;

  constructor(pad) {
    this.#pad = pad;
  }

  /** Begins with the session as it was opened, or ends; never while what is written is hidden. */
  async toggle(button) {
    if (this.#isRecording) {
      this.#isRecording = false;
      this.#pad.button('save-trace').hidden = false;
      this.#pad.tell(button.dataset.off);
    } else {
      if (this.#pad.isPrivate) return this.#pad.tell(button.dataset.never);
      this.#pad.button('save-trace').hidden = true;
      this.#isRecording = true;
      this.#pad.reopen();
      this.#pad.tell(button.dataset.on);
    }
    return this.#pad.swapWords(button, this.#isRecording);
  }

  /** A session begins with this configuration. */
  opened(configuration) {
    if (this.#isRecording) this.#lines = [JSON.stringify({ session: 'braille', configuration })];
  }

  /** An event was sent. */
  sent(event) {
    if (this.#isRecording) this.#lines.push(JSON.stringify(event));
  }

  /** Forgets the recording, since what is written is to be hidden. */
  forget() {
    this.#lines = [];
    if (!this.#isRecording) return;
    this.#isRecording = false;
    this.#pad.swapWords(this.#pad.button('record'), false);
  }

  save() {
    save(`${this.#lines.join('\n')}\n`, 'earshot-braille-recording.jsonl');
  }

  /** Plays a recording in a session of its own, as fast as it was made; false when it is none. */
  async replay(text) {
    const lines = text.split('\n').filter((line) => line.trim());
    let first;
    let events;
    try {
      [first, ...events] = lines.map((line) => JSON.parse(line));
    } catch {
      return false;
    }
    if (first?.session !== 'braille') return false;
    while (this.#playing) {
      this.#stop?.();
      await this.#playing;
    }
    const input = this.#pad.fileInput('replay');
    if (!this.#pad.beginReplay(first.configuration ?? {})) return false;
    this.#pad.tell(input.dataset.on);
    this.#playing = this.#play(events).then(() => this.#ended(input.dataset.done));
    return undefined;
  }

  stopReplay() {
    this.#stop?.();
  }

  async #play(events) {
    const stop = this.#pad.button('stop-replay');
    stop.hidden = false;
    let isStopped = false;
    let last;
    for (const event of events) {
      const pause = Math.min(Math.max((event.t - (last ?? event.t)) * 1000, 0), longestPause);
      last = event.t;
      if (pause > 0) {
        await new Promise((resolve) => {
          const timer = setTimeout(resolve, pause);
          this.#stop = () => {
            isStopped = true;
            clearTimeout(timer);
            resolve();
          };
        });
      }
      if (isStopped) break;
      this.#pad.replayed(event);
    }
    this.#stop = null;
    stop.hidden = true;
  }

  #ended(words) {
    this.#playing = null;
    const { value, cells } = this.#pad.endReplay();
    if (this.#pad.life.aborted) return;
    this.#pad.part('replayed').hidden = false;
    this.#pad.part('replayed-letters').textContent = value;
    this.#pad.part('replayed-cells').textContent = cells;
    this.#pad.tell(words);
  }
}
