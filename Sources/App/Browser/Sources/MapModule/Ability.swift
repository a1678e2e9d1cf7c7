// SPDX-License-Identifier: Apache-2.0

import Bridge
import Speaking
import Wayfinding

typealias Ability = MapSession
let abilityName = "map"
typealias Part = NoSession
let partName = "none"
typealias Speech = SpeechQueue
typealias Earcons = EarconPlayer
