// SPDX-License-Identifier: Apache-2.0

import { Dictation } from '../devices/dictation.js';
import { Files } from '../devices/files.js';
import { ability } from '../runtime/ability.js';

/** Tells where on the picture a finger or a pressed pointer is, in the units of the picture. */
class Finger {
  constructor(map, signal) {
    const picture = map.part('map');
    const tell = ({ clientX, clientY, buttons }) => {
      if (buttons !== 1) return;
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(picture.getScreenCTM().inverse());
      map.post({ kind: 'touch', x, y });
    };
    picture.addEventListener('pointerdown', tell, { signal });
    picture.addEventListener('pointermove', tell, { signal });
  }
}

ability('earshot-map', 'map', { dictation: Dictation, files: Files, finger: Finger });
