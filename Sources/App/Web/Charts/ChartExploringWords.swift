// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of exploring a chart.
struct ChartExploringWords: Words {
  let region: String
  let begin: String
  let keys: String
  let series: String
  let moreSteps: String
  let playPart: String
  let moreWords: String
  let numbers: String
  let places: String
  let goTo: String
  let goHint: String
  let goPlace: String
  let goValue: String
  let remove: String
  let braille: String
  let brailleHint: String
  let help: String
  let listener: String
  let listenerHint: String
  let sounds: String
  let speech: String
  let letterKeys: String
  let monitor: String
  let verbosity: String
  let usual: String
  let terse: String
  let full: String
  let brailleWidth: String
  let hearing: String
  let hearingHint: String
  let mono: String
  let lowest: String
  let highest: String
  let leftEar: String
  let rightEar: String
  let volume: String
  let test: String
  let testLeft: String
  let testRight: String
  let testLowest: String
  let testHighest: String
}
