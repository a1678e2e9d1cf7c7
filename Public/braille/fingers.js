// SPDX-License-Identifier: Apache-2.0
// Fingers on the braille pad: touches and a mouse as events of the session, and a spot under each.

import { shape } from './drawing.js';

const touchPhases = { touchstart: 'began', touchmove: 'moved', touchend: 'ended', touchcancel: 'cancelled' };
const mousePhases = { pointerdown: 'began', pointermove: 'moved', pointerup: 'ended', pointercancel: 'cancelled' };
/** What browsers would do with fingers besides: menus, zoom, dragging. */
const habits = ['contextmenu', 'gesturestart', 'gesturechange', 'dragstart', 'drop', 'dblclick', 'selectstart'];
/** The radius of the spot under a finger, in points: an adult's fingertip with a rim that shows around it. */
const spotRadius = 36;
/** Touches are numbered up to here, and then anew. */
const mostTouches = 2 ** 30;

export class Fingers {
  #pad;
  #surface;
  #down = new Map();
  #touches = 0;
  /** Whether a touch or a press came before the pad was activated. */
  #felt = false;
  #glass;

  constructor(pad) {
    this.#pad = pad;
    this.#surface = pad.part('pad');
    // Touch events tell of all fingers in one list and of a cancellation once; `passive` would let the page scroll.
    for (const [type, phase] of Object.entries(touchPhases)) {
      this.#surface.addEventListener(type, (event) => this.#touched(event, phase), { passive: false });
    }
    // A mouse or a pen is one finger.
    for (const [type, phase] of Object.entries(mousePhases)) {
      this.#surface.addEventListener(type, (event) => this.#pointed(event, phase));
    }
    for (const type of habits) this.#surface.addEventListener(type, (event) => event.preventDefault());
    this.#surface.addEventListener('click', () => this.#activated());
  }

  /** While the pad fills the screen every touch is a finger on it, whatever lies under that finger. */
  takeAll(on) {
    this.#glass?.abort();
    this.#glass = on ? new AbortController() : undefined;
    if (!on) return;
    for (const [type, phase] of Object.entries(touchPhases)) {
      this.#pad.scope.addEventListener(type, (event) => {
        if (!this.#surface.contains(event.target)) this.#touched(event, phase);
      }, { passive: false, signal: this.#glass.signal });
    }
  }

  #touched(event, phase) {
    if (event.cancelable) event.preventDefault();
    this.#felt = true;
    if (phase === 'began') this.#surface.focus({ preventScroll: true });
    for (const touch of event.changedTouches) this.#finger(phase, `t${touch.identifier}`, touch, event);
  }

  #pointed(event, phase) {
    const id = `p${event.pointerId}`;
    this.#felt = true;
    if (event.pointerType === 'touch' || (phase !== 'began' && !this.#down.has(id))) return;
    this.#finger(phase, id, event, event);
  }

  /** A screen reader that keeps the touches for itself activates the pad without one. */
  #activated() {
    if (!this.#felt) this.#pad.post({ kind: 'activated', touched: false });
    this.#felt = false;
  }

  #finger(phase, id, { clientX, clientY }, { timeStamp }) {
    const finger = this.#numbered(id);
    const box = this.#surface.getBoundingClientRect();
    const x = clientX - box.left - this.#surface.clientLeft;
    const y = clientY - box.top - this.#surface.clientTop;
    if (phase === 'began') this.#pad.part('drawing').append(finger.spot);
    finger.spot.setAttribute('cx', x);
    finger.spot.setAttribute('cy', y);
    if (phase === 'ended' || phase === 'cancelled') {
      finger.spot.remove();
      this.#down.delete(id);
    }
    this.#pad.post({ t: timeStamp / 1000, phase, touch: finger.number, x, y });
  }

  /** Browsers number touches as they like; sessions want whole numbers of 32 bits, a new one for each touch. */
  #numbered(id) {
    if (!this.#down.has(id)) {
      this.#touches = (this.#touches + 1) % mostTouches;
      this.#down.set(id, { number: this.#touches, spot: shape('circle', { class: 'spot', r: spotRadius }) });
    }
    return this.#down.get(id);
  }
}
