// SPDX-License-Identifier: Apache-2.0

import { Leaving } from '../devices/leaving.js';
import { Media } from '../devices/media.js';
import { ability } from '../runtime/ability.js';

ability('earshot-player', 'playback', { leaving: Leaving, media: Media });
