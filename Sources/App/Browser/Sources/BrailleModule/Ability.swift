// SPDX-License-Identifier: Apache-2.0

import Braille
import Bridge
import Speaking

typealias Ability = PadSession
let abilityName = "pad"
typealias Part = NoSession
let partName = "none"
typealias Speech = SpeechQueue
typealias Earcons = EarconPlayer
