// SPDX-License-Identifier: Apache-2.0
// What the braille pad asks of the device: a timer, the tilt, a screen that stays on, and nothing around it.

/** Live regions must stay alive while the rest of the page rests. */
const alive = '#announcements, #announcements-urgent, [data-earshot-announcements], script, style, link';

export class Device {
  #pad;
  #timer;
  #lock;
  #resting = [];
  #viewport;

  constructor(pad) {
    this.#pad = pad;
    addEventListener('deviceorientation', (event) => this.#tilted(event), { signal: pad.life });
    new ResizeObserver(() => this.#fit()).observe(pad.part('pad'));
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.#isOpen) this.#stayAwake();
    }, { signal: pad.life });
    pad.life.addEventListener('abort', () => this.#letSleep());
    if (this.#isOpen) this.#stayAwake();
  }

  /** The session wants a `tick` after so many seconds; the latest wish counts. */
  wake(seconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#pad.send({ kind: 'tick' }), seconds * 1000);
  }

  /** Forgets the timer of a session that is no more. */
  forgetTimer() {
    clearTimeout(this.#timer);
  }

  /** iPhones ask the person whether a page may know the tilt, and only after an act of theirs. */
  static async askForTilt() {
    await globalThis.DeviceOrientationEvent?.requestPermission?.().catch(() => {});
  }

  /** Tells the session the size of the pad. */
  fit() {
    this.#fit();
  }

  /** Lets the page around the pad rest, and the screen stay on; or ends both. */
  fill(on) {
    for (const node of this.#resting) node.inert = false;
    this.#resting = on ? [...this.#surroundings()] : [];
    for (const node of this.#resting) node.inert = true;
    document.documentElement.classList.toggle('is-filled', on);
    this.#cover(on);
    if (on) this.#stayAwake();
    else this.#letSleep();
  }

  /** Whether the pad has the whole window: its own, or that of a form. */
  get #isOpen() { return this.#resting.length > 0 || this.#pad.closest('dialog') !== null; }

  /** Beside the camera and in the round corners is glass too, which phones keep from pages that do not ask for it. */
  #cover(on) {
    const viewport = document.querySelector('meta[name="viewport"]');
    if (!viewport) return;
    if (on) {
      this.#viewport ??= viewport.content;
      viewport.content = `${this.#viewport}, viewport-fit=cover`;
    } else {
      viewport.content = this.#viewport ?? viewport.content;
      this.#viewport = undefined;
    }
  }

  * #surroundings() {
    for (let node = this.#pad; node && node !== document.body; node = node.parentElement) {
      for (const sibling of node.parentElement?.children ?? []) {
        if (sibling !== node && !sibling.inert && !sibling.matches(alive)) yield sibling;
      }
    }
  }

  async #stayAwake() {
    try {
      this.#lock = await navigator.wakeLock?.request('screen');
    } catch {
      // A device that saves its battery refuses.
    }
  }

  #letSleep() {
    this.#lock?.release().catch(() => {});
    this.#lock = undefined;
  }

  #tilted({ beta, gamma, timeStamp }) {
    if (beta !== null && gamma !== null) this.#pad.send({ t: timeStamp / 1000, kind: 'tilt', beta, gamma });
  }

  #fit() {
    const { clientWidth: width, clientHeight: height } = this.#pad.part('pad');
    if (width && height) this.#pad.send({ kind: 'size', width, height });
  }
}
