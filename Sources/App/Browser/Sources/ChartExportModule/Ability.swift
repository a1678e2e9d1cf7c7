// SPDX-License-Identifier: Apache-2.0

import Bridge
import ChartExport
import TactileExport

typealias Ability = ChartExportSession<TactileForm>
let abilityName = "chart-export"
typealias Part = NoPart
let partName = "none"
