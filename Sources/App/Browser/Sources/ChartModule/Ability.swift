// SPDX-License-Identifier: Apache-2.0

import Sonification

typealias Ability = ChartSession
let abilityName = "chart"
