// SPDX-License-Identifier: Apache-2.0

import Bridge
import Charts

typealias Ability = ChartReadingSession
let abilityName = "chart-reading"
typealias Part = NoPart
let partName = "none"
