// SPDX-License-Identifier: Apache-2.0

import Bridge
import Playback

typealias Ability = PlaybackSession
let abilityName = "playback"
typealias Part = NoPart
let partName = "none"
