// SPDX-License-Identifier: Apache-2.0

import HTML

/// The page of the ability Listen.
func listenPage(_ visit: Visit) -> Page {
  Page(visit(AbilityWords.listen), in: .ability(.listen), lead: visit(AbilityWords.listenSentence))
  {}
}
