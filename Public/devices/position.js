// SPDX-License-Identifier: Apache-2.0
// Where the device is. Asked for only when the session turns it on, which follows a button of the person.

const options = { enableHighAccuracy: true, maximumAge: 2000, timeout: 20000 };
const failures = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

export class Position {
  #element;
  #watch;

  constructor(element, signal) {
    this.#element = element;
    signal.addEventListener('abort', () => this.turn(false));
  }

  turn(on) {
    const { geolocation } = navigator;
    geolocation?.clearWatch(this.#watch);
    if (!on) return;
    const fail = (reason) => this.#element.post({ kind: 'fix-failed', reason });
    if (!geolocation) return fail('unavailable');
    this.#watch = geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy, speed, heading } }) => {
        this.#element.post({ kind: 'fix', latitude, longitude, accuracy, speed, heading });
      },
      ({ code }) => fail(failures[code] ?? 'unavailable'),
      options,
    );
  }
}
