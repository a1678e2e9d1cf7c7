// SPDX-License-Identifier: Apache-2.0
// Which way the device points.

import { Sensor } from './sensor.js';

/** A phone tells its heading up to sixty times a second; this many milliseconds apart is enough to be guided. */
const interval = 200;

export class Compass extends Sensor {
  constructor(element, signal) {
    super(element, signal, globalThis.DeviceOrientationEvent);
  }

  watch(signal) {
    // Where a browser has both, only the absolute one counts from north.
    let hasAbsolute = false;
    let last = -interval;
    const take = (event) => {
      if (event.alpha === null && event.webkitCompassHeading === undefined) return;
      hasAbsolute ||= event.type === 'deviceorientationabsolute';
      if (hasAbsolute && event.type === 'deviceorientation') return;
      if (event.timeStamp - last < interval) return;
      last = event.timeStamp;
      const moment = { screen: screen.orientation?.angle ?? 0, date: Date.now() / 1000 };
      this.element.post({ kind: 'heading', ...moment, ...reading(event) });
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
