// SPDX-License-Identifier: Apache-2.0

import Bridge
import Wayfinding

typealias Ability = WalkSession
let abilityName = "walk"
typealias Part = NoPart
let partName = "none"
