// SPDX-License-Identifier: Apache-2.0

import Bridge
import Speaking
import Wayfinding

typealias Ability = WalkSession
let abilityName = "walk"
typealias Part = NoSession
let partName = "none"
typealias Speech = SpeechQueue
typealias Earcons = EarconPlayer
