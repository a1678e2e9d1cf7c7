// SPDX-License-Identifier: Apache-2.0

/// What is written with the pad, where the person is in it, and what it was before.
struct PadText: Sendable, Hashable {
  /// One change: what lay at a place, and what lies there instead.
  struct Edit: Sendable, Hashable {
    let at: Int
    var removed: [Written]
    var inserted: [Written]
    /// True when it belongs to the change before it, and is taken back with that.
    var goesOn = false

    /// The change that takes this one back.
    var reversed: Edit { Edit(at: at, removed: inserted, inserted: removed, goesOn: goesOn) }
  }

  private(set) var pieces: [Written]
  /// Between which pieces the person is: 0 is before the first.
  private(set) var cursor: Int
  /// Where the selection began, while something is selected.
  private(set) var anchor: Int?
  private var past: [Edit] = []
  private var future: [Edit] = []

  /// Pieces that a text may have: some twenty pages of braille, which a phone still shows at once.
  static let greatestLength = 20_000
  /// Changes that can be taken back.
  private static let longestPast = 200

  init(_ pieces: [Written] = []) {
    self.pieces = Array(pieces.prefix(Self.greatestLength))
    cursor = self.pieces.count
  }

  /// What is selected; empty, at the cursor, when nothing is.
  var selection: Range<Int> {
    guard let anchor else { return cursor..<cursor }
    return min(anchor, cursor)..<max(anchor, cursor)
  }

  /// Puts pieces in the place of others and the cursor behind them; nil when there is no room.
  mutating func replace(
    _ range: Range<Int>, with inserted: [Written], goesOn: Bool = false
  ) -> Edit? {
    let range = range.clamped(to: 0..<pieces.count)
    guard pieces.count - range.count + inserted.count <= Self.greatestLength else { return nil }
    let edit = Edit(
      at: range.lowerBound, removed: Array(pieces[range]), inserted: inserted, goesOn: goesOn)
    past.append(edit)
    if past.count > Self.longestPast { past.removeFirst() }
    future = []
    carryOut(edit)
    return edit
  }

  /// Takes the last change back, with those that belong to it; what that changed, nothing when there is none.
  mutating func undo() -> [Edit] {
    var undone: [Edit] = []
    while let edit = past.popLast() {
      future.append(edit)
      carryOut(edit.reversed)
      undone.append(edit.reversed)
      if !edit.goesOn { break }
    }
    return undone
  }

  /// Makes the last change that was taken back again, with those that belong to it.
  mutating func redo() -> [Edit] {
    var redone: [Edit] = []
    while let edit = future.last, redone.isEmpty || edit.goesOn {
      future.removeLast()
      past.append(edit)
      carryOut(edit)
      redone.append(edit)
    }
    return redone
  }

  /// Puts the cursor somewhere; what lies between is selected if that is asked for.
  mutating func move(to place: Int, selecting: Bool = false) {
    if selecting {
      anchor = anchor ?? cursor
    } else {
      anchor = nil
    }
    cursor = min(max(place, 0), pieces.count)
    if anchor == cursor { anchor = nil }
  }

  private mutating func carryOut(_ edit: Edit) {
    pieces.replaceSubrange(edit.at..<edit.at + edit.removed.count, with: edit.inserted)
    cursor = edit.at + edit.inserted.count
    anchor = nil
  }
}

extension PadText {
  /// The word that lies before or around a place, without the breaks about it; empty between breaks.
  func word(at place: Int) -> Range<Int> {
    var start = place
    while start > 0, !pieces[start - 1].isBreak { start -= 1 }
    var end = place
    while end < pieces.count, !pieces[end].isBreak { end += 1 }
    return start..<end
  }

  /// The last word that ends before a place or there, and the breaks between.
  func wordBehind(_ place: Int) -> Range<Int> {
    var start = place
    while start > 0, pieces[start - 1].isBreak { start -= 1 }
    while start > 0, !pieces[start - 1].isBreak { start -= 1 }
    return start..<place
  }

  /// Where the next word begins.
  func wordStart(after place: Int) -> Int {
    var next = place
    while next < pieces.count, !pieces[next].isBreak { next += 1 }
    while next < pieces.count, pieces[next].isBreak { next += 1 }
    return next
  }

  /// The line around a place, without its end.
  func line(at place: Int) -> Range<Int> {
    var start = place
    while start > 0, pieces[start - 1] != .lineBreak { start -= 1 }
    var end = place
    while end < pieces.count, pieces[end] != .lineBreak { end += 1 }
    return start..<end
  }
}
