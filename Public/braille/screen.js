// SPDX-License-Identifier: Apache-2.0
// What the braille pad asks of the screen: its size and its tilt, that it stays on, and that nothing is around the pad.

/** Live regions must stay alive while the rest of the page rests. */
const alive = '#announcements, #announcements-urgent, [data-earshot-announcements], script, style, link';

export class Screen {
  #pad;
  #lock;
  #resting = [];
  #viewport;

  constructor(pad, signal) {
    this.#pad = pad;
    addEventListener('deviceorientation', (event) => this.#tilted(event), { signal });
    new ResizeObserver(() => this.fit()).observe(pad.part('pad'));
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.#isOpen) this.#stayAwake();
    }, { signal });
    signal.addEventListener('abort', () => this.fill(false));
    if (this.#isOpen) this.#stayAwake();
  }

  /** iPhones ask the person whether a page may know the tilt, and only after an act of theirs. */
  async askForTilt() {
    await globalThis.DeviceOrientationEvent?.requestPermission?.().catch(() => {});
  }

  /** Tells the session the size of the pad, and how wide the screen is as it is held. */
  fit() {
    const { clientWidth: width, clientHeight: height } = this.#pad.part('pad');
    if (width && height) this.#pad.post({ kind: 'size', width, height, screen: screen.width });
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
    if (beta !== null && gamma !== null) this.#pad.post({ t: timeStamp / 1000, kind: 'tilt', beta, gamma });
  }
}
