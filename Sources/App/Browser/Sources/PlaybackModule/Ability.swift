// SPDX-License-Identifier: Apache-2.0

import Bridge
import Playback
import Speaking

typealias Ability = PlaybackSession
let abilityName = "playback"
typealias Part = NoSession
let partName = "none"
typealias Speech = SpeechQueue
typealias Earcons = EarconPlayer
