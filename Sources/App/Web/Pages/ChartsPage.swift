// SPDX-License-Identifier: Apache-2.0

import HTML

/// The page of the ability Charts.
func chartsPage(_ visit: Visit) -> Page {
  Page(visit(AbilityWords.charts), in: .ability(.charts), lead: visit(AbilityWords.chartsSentence))
  {}
}
