// SPDX-License-Identifier: Apache-2.0

import Bridge
import Sonification

typealias Ability = ChartSession
let abilityName = "chart"
typealias Part = NoPart
let partName = "none"
