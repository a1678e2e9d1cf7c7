// SPDX-License-Identifier: Apache-2.0
// How strongly the device is moved, by which steps are counted.

import { Sensor } from './sensor.js';

/** So many seconds of samples are told in one event. */
const batch = 1;

export class Motion extends Sensor {
  constructor(element, signal) {
    super(element, signal, globalThis.DeviceMotionEvent);
  }

  watch(signal) {
    let samples = [];
    let begun;
    addEventListener('devicemotion', ({ accelerationIncludingGravity: moved, timeStamp }) => {
      if (moved?.x === null || moved?.x === undefined) return;
      begun ??= timeStamp;
      samples.push(Math.round(Math.hypot(moved.x, moved.y, moved.z) * 100) / 100);
      const seconds = (timeStamp - begun) / 1000;
      if (seconds < batch || samples.length < 2) return;
      // What a browser calls the interval is in milliseconds in some and in seconds in others: it is measured.
      this.element.post({ kind: 'motion', interval: seconds / (samples.length - 1), samples });
      samples = [];
      begun = undefined;
    }, { signal });
  }
}
