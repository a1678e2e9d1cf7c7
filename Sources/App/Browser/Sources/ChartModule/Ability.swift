// SPDX-License-Identifier: Apache-2.0

import Bridge
import ChartExport
import Sonification
import Speaking

typealias Ability = ChartPageSession
let abilityName = "chart-page"
typealias Part = ChartExportSession<ChartForm>
let partName = "chart-export"
typealias Speech = SpeechQueue
typealias Earcons = EarconPlayer
