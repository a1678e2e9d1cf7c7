// SPDX-License-Identifier: Apache-2.0

import { Awake } from '../devices/awake.js';
import { Beacon } from '../devices/beacon.js';
import { Compass } from '../devices/compass.js';
import { Files } from '../devices/files.js';
import { Motion } from '../devices/motion.js';
import { Position } from '../devices/position.js';
import { ability } from '../runtime/ability.js';

/** Which way the device points, and how it is moved: both are used while somebody is guided. */
class Movement {
  #devices;

  constructor(...given) {
    this.#devices = [new Compass(...given), new Motion(...given)];
  }

  turn(on) {
    return Promise.all(this.#devices.map((device) => device.turn(on)));
  }
}

ability('earshot-route', 'route', {
  awake: Awake, beacon: Beacon, compass: Movement, files: Files, position: Position,
});
