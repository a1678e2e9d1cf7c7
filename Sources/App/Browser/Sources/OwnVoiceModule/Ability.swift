// SPDX-License-Identifier: Apache-2.0

import Bridge
import OwnVoice
import Speaking

typealias Ability = OwnVoiceSession
let abilityName = "own-voice"
typealias Part = VoiceChoiceSession
let partName = "voice-choice"
typealias Speech = SpeechQueue
typealias Earcons = EarconPlayer
