// SPDX-License-Identifier: Apache-2.0

import Braille
import Bridge
import Speaking

typealias Ability = LearningSession
let abilityName = "learning"
typealias Part = NoSession
let partName = "none"
typealias Speech = SpeechQueue
typealias Earcons = EarconPlayer
