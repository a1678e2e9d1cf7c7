// SPDX-License-Identifier: Apache-2.0

import Bridge
import Speaking

typealias Ability = SpeechQueue
let abilityName = "speech"
typealias Part = NoSession
let partName = "none"
typealias Speech = SpeechQueue
typealias Earcons = EarconPlayer
