// SPDX-License-Identifier: Apache-2.0

import { Compass } from '../devices/compass.js';
import { Position } from '../devices/position.js';
import { ability } from '../runtime/ability.js';

ability('earshot-guide', 'walk', { compass: Compass, position: Position });
