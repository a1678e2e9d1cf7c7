// SPDX-License-Identifier: Apache-2.0

import { Position } from '../devices/position.js';
import { ability } from '../runtime/ability.js';

ability('earshot-route', 'route', { position: Position });
