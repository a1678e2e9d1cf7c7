// SPDX-License-Identifier: Apache-2.0

import Bridge
import ChartExport
import Sonification

typealias Ability = ChartSession
let abilityName = "chart"
typealias Part = ChartExportSession<ChartForm>
let partName = "chart-export"
