// SPDX-License-Identifier: Apache-2.0

import Playback

typealias Ability = PlaybackSession
let abilityName = "playback"
