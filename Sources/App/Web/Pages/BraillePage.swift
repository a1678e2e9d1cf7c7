// SPDX-License-Identifier: Apache-2.0

import HTML

/// The page of the ability Braille.
func braillePage(_ visit: Visit) -> Page {
  Page(
    visit(AbilityWords.braille), in: .ability(.braille), lead: visit(AbilityWords.brailleSentence)
  ) {}
}
