// SPDX-License-Identifier: Apache-2.0

import Bridge
import ChartReading

typealias Ability = ChartReadingSession
let abilityName = "chart-reading"
typealias Part = NoPart
let partName = "none"
