// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

extension BrailleSession {
  /// Writes what came as characters and not as cells: the braille keyboard of a screen reader, or a braille display.
  ///
  /// A key of a keyboard that means nothing here would write its letter in the same way; that was not meant.
  mutating func insert(_ inserted: String) {
    guard !isStrayKeyDown, !inserted.isEmpty else { return }
    let selection = text.selection
    let before = letters(in: 0..<selection.lowerBound) + inserted
    let caret = before.utf16Length
    let length = text.pieces.count
    rewrite(
      before + letters(in: selection.upperBound..<length), selection: caret..<caret)
    sound(.cell)
    if !isPrivate, echo == .character || echo == .cell { echo(inserted: inserted) }
    showText()
  }

  private mutating func echo(inserted: String) {
    if inserted.hasSameBytes(as: " ") {
      sayPassing(BrailleSign.space.name(in: language), in: language)
    } else {
      sayWritten(told(inserted))
    }
  }
}
