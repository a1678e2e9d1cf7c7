// SPDX-License-Identifier: Apache-2.0

import Braille

typealias Ability = BrailleSession
let abilityName = "braille"
