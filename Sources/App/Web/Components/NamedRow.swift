// SPDX-License-Identifier: Apache-2.0

import HTML

/// Words of a control in a row that a session fills, and then, for those who hear it alone, which row it is of.
func namedRow(_ words: String) -> Node {
  .fragment([.text(words + " "), span(.class("visually-hidden"), .data("text"), .dir(.auto)) {}])
}
