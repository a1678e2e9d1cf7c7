// SPDX-License-Identifier: Apache-2.0

import Bridge
import Recording
import Speaking

typealias Ability = RecordingSession
let abilityName = "recording"
typealias Part = NoSession
let partName = "none"
typealias Speech = SpeechQueue
typealias Earcons = EarconPlayer
