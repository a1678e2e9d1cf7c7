// SPDX-License-Identifier: Apache-2.0

import { Microphone } from '../devices/microphone.js';
import { Sender } from '../devices/sender.js';
import { TakePlayer } from '../devices/takeplayer.js';
import { ability } from '../runtime/ability.js';

ability('earshot-recorder', 'recording', { microphone: Microphone, player: TakePlayer, sender: Sender });
