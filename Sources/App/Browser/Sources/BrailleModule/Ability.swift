// SPDX-License-Identifier: Apache-2.0

import Braille
import Speaking

typealias Ability = BrailleSession
let abilityName = "braille"
/// The recogniser alone, for traces of touches.
typealias Part = RecognizerSession
let partName = "recognizer"
typealias Speech = SpeechQueue
typealias Earcons = EarconPlayer
