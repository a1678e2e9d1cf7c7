// SPDX-License-Identifier: Apache-2.0
// Which way the device points. Some phones ask the person first, and only after a button.

/** A phone tells its heading up to sixty times a second; this many milliseconds apart is enough to be guided. */
const interval = 200;

export class Compass {
  #element;
  #watching;

  constructor(element, signal) {
    this.#element = element;
    signal.addEventListener('abort', () => this.turn(false));
  }

  async turn(on) {
    this.#watching?.abort();
    if (!on) return;
    const { signal } = (this.#watching = new AbortController());
    const answer = await globalThis.DeviceOrientationEvent?.requestPermission?.().catch(() => 'denied');
    if (answer === 'denied' || signal.aborted) return;
    // Where a browser has both, only the absolute one counts from north.
    let hasAbsolute = false;
    let last = -interval;
    const take = (event) => {
      if (event.alpha === null && event.webkitCompassHeading === undefined) return;
      hasAbsolute ||= event.type === 'deviceorientationabsolute';
      if (hasAbsolute && event.type === 'deviceorientation') return;
      if (event.timeStamp - last < interval) return;
      last = event.timeStamp;
      this.#element.post({ kind: 'heading', screen: screen.orientation?.angle ?? 0, ...reading(event) });
    };
    addEventListener('deviceorientationabsolute', take, { signal });
    addEventListener('deviceorientation', take, { signal });
  }
}

/** What the event says, as sessions read it. */
function reading({ webkitCompassHeading, webkitCompassAccuracy, alpha, beta, gamma, absolute }) {
  return webkitCompassHeading === undefined
    ? { alpha, beta, gamma, absolute }
    : { degrees: webkitCompassHeading, accuracy: webkitCompassAccuracy };
}
