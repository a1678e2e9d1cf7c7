// SPDX-License-Identifier: Apache-2.0

import Bridge
import ChartExport

typealias Ability = ChartExportSession
let abilityName = "chart-export"
typealias Part = NoPart
let partName = "none"
