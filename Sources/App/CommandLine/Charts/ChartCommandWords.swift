// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What the commands of `earshot chart` do, as their help tells it.
struct ChartCommandWords: Words {
  /// What a file may be, below the help of each.
  let formats: String
  let describeSummary: String
  let describeDiscussion: String
  let exploreSummary: String
  let exploreDiscussion: String
  let playSummary: String
  let playDiscussion: String
  let renderSummary: String
  let renderDiscussion: String
  let planSummary: String
  let planDiscussion: String
}
