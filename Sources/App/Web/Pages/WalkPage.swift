// SPDX-License-Identifier: Apache-2.0

import HTML

/// The page of the ability Walk.
func walkPage(_ visit: Visit) -> Page {
  Page(visit(AbilityWords.walk), in: .ability(.walk), lead: visit(AbilityWords.walkSentence)) {}
}
