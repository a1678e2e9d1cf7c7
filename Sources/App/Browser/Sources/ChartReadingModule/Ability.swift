// SPDX-License-Identifier: Apache-2.0

import Bridge
import ChartReading

typealias Ability = ChartReadingSession
let abilityName = "chart-reading"
typealias Part = NoSession
let partName = "none"
// The module that explores charts speaks on every page that has this one.
typealias Speech = NoSession
typealias Earcons = NoSession
