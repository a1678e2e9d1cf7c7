// SPDX-License-Identifier: Apache-2.0

import Braille

typealias Ability = BrailleSession
let abilityName = "braille"
/// The recogniser alone, for traces of touches.
typealias Part = RecognizerSession
let partName = "recognizer"
