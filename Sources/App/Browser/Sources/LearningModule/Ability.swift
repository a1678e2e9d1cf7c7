// SPDX-License-Identifier: Apache-2.0

import Braille
import Bridge

typealias Ability = LearningSession
let abilityName = "learning"
typealias Part = NoSession
let partName = "none"
// The module of the pad speaks on every page that has this one.
typealias Speech = NoSession
typealias Earcons = NoSession
