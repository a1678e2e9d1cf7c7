// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What a chart is, and how what is said of it is put together.
struct DescriptionWords: Words {
  let chartOf: Template
  /// The summary: what it is, and the main thing.
  let gist: Template
  /// Whether the main thing begins a sentence there.
  let mainIsSentence: Bool
  let by: Template
  /// What the only series does.
  let it: Template
  /// What one of the series does.
  let clause: Template
  let xAxis: Wording
  /// The values where they have no name.
  let values: Wording

  // What the chart is
  let groupsOfMarks: Template
  let titled: Template
  let kindWithMarks: Template
  let kindOfSubject: Template
  let goes: Template
  let valuesGo: Template
  let fromTo: Template
  let logarithmic: Template
  let rows: Template
  let series: Template
  let categories: Template
  let manyCategories: Template
}
