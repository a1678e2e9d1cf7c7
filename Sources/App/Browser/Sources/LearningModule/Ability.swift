// SPDX-License-Identifier: Apache-2.0

import Braille
import Bridge

typealias Ability = LearningSession
let abilityName = "learning"
typealias Part = NoPart
let partName = "none"
