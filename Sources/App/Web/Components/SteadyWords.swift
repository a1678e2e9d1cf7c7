// SPDX-License-Identifier: Apache-2.0

import HTML

/// Words on a button that change, with the room of the longest that may stand there.
///
/// So the button keeps its size, and a finger that comes back to the same place finds the same button. The others lie
/// unseen in the same cell of a grid, and nobody hears them.
func steadyWords(_ shown: String, among all: [String], _ attributes: Attribute...) -> Node {
  span(.class("steady")) {
    span(.group(attributes)) { shown }
    for words in all { span(.class("steady__other"), .ariaHidden()) { words } }
  }
}
