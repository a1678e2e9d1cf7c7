// SPDX-License-Identifier: Apache-2.0

import Wayfinding

typealias Ability = WalkSession
let abilityName = "walk"
