// SPDX-License-Identifier: Apache-2.0

import Bytes

/// What is written, read: word after word, so that a new cell costs the reading of one word only.
struct ReadText: Sendable {
  /// Pieces that are read together: a word, a line, a break, or a run of ordinary text.
  struct Segment: Sendable {
    /// How many pieces.
    var count: Int
    /// What they read as.
    var text: String
    /// Where the text of each piece begins in it, in UTF-16 units as text fields count.
    var starts: [Int]
    /// How long the text is, in UTF-16 units.
    var length: Int
  }

  private(set) var segments: [Segment] = []

  /// Reads all anew.
  mutating func read(_ pieces: [Written], with reader: PadReader) {
    segments = reader.segments(of: pieces[...])
  }

  /// Reads anew what a change touched; `pieces` are those after it.
  mutating func read(_ pieces: [Written], after edit: PadText.Edit, with reader: PadReader) {
    let removedEnd = edit.at + edit.removed.count
    var first = 0
    var start = 0
    // The segment before the change grows into it, and so does the one behind.
    while first < segments.count, start + segments[first].count < edit.at {
      start += segments[first].count
      first += 1
    }
    var last = first
    var end = start
    while last < segments.count, end <= removedEnd {
      end += segments[last].count
      last += 1
    }
    let newEnd = end + edit.inserted.count - edit.removed.count
    guard start <= newEnd, newEnd <= pieces.count else { return read(pieces, with: reader) }
    segments.replaceSubrange(first..<last, with: reader.segments(of: pieces[start..<newEnd]))
  }

  /// How many pieces were read.
  var pieceCount: Int { segments.reduce(0) { $0 + $1.count } }

  /// The whole text.
  var letters: String {
    var letters = ""
    for segment in segments { letters += segment.text }
    return letters
  }

  /// The text from the beginning of one piece to that of another.
  func letters(fromPiece first: Int, toPiece last: Int) -> String {
    var letters = ""
    var piece = 0
    for segment in segments where piece < last {
      defer { piece += segment.count }
      if piece + segment.count <= first { continue }
      if first <= piece, piece + segment.count <= last {
        letters += segment.text
      } else {
        let end = last < piece + segment.count ? segment.starts[last - piece] : segment.length
        letters += segment.text.units(segment.starts[max(first - piece, 0)]..<end)
      }
    }
    return letters
  }

  /// Where the text of a piece begins in `letters`, in UTF-16 units.
  func unit(ofPiece piece: Int) -> Int {
    var units = 0
    var pieces = 0
    for segment in segments {
      if piece < pieces + segment.count { return units + segment.starts[max(piece - pieces, 0)] }
      pieces += segment.count
      units += segment.length
    }
    return units
  }

  /// The piece whose text begins at a place in `letters`; of several the first, and inside a text the piece itself.
  func piece(atUnit unit: Int) -> (piece: Int, start: Int) {
    var units = 0
    var pieces = 0
    for segment in segments {
      if unit < units + segment.length || unit == units && segment.count > 0 {
        var found = 0
        for (index, start) in segment.starts.enumerated() where start <= unit - units {
          if start > segment.starts[found] { found = index }
        }
        return (pieces + found, units + (segment.starts.isEmpty ? 0 : segment.starts[found]))
      }
      pieces += segment.count
      units += segment.length
    }
    return (pieces, units)
  }
}

extension ReadText {
  /// What the person changed, when they wrote another text in the place of this one: the pieces that go, and the text
  /// that comes instead.
  func change(to written: String) -> (pieces: Range<Int>, inserted: String) {
    let old = letters.scalars
    let new = written.scalars
    var same = 0
    while same < old.count, same < new.count, old[same] == new[same] { same += 1 }
    var sameEnd = 0
    while sameEnd < min(old.count, new.count) - same,
      old[old.count - 1 - sameEnd] == new[new.count - 1 - sameEnd]
    { sameEnd += 1 }
    let length = { (scalars: ArraySlice<Unicode.Scalar>) in
      scalars.reduce(0) { $0 + $1.utf16Length }
    }
    let first = piece(atUnit: length(old[..<same]))
    let end = length(old[..<(old.count - sameEnd)])
    var last = piece(atUnit: end)
    // A piece whose text reaches beyond the change goes as a whole.
    while last.start < end, last.piece < pieceCount {
      last.piece += 1
      last.start = unit(ofPiece: last.piece)
    }
    let units = length(new[...])
    let kept = length(old[...]) - last.start
    return (
      first.piece..<max(first.piece, last.piece), written.units(first.start..<(units - kept))
    )
  }
}

extension String {
  /// The part between two places, in UTF-16 units.
  func units(_ range: Range<Int>) -> String {
    var part = ""
    var unit = 0
    for scalar in scalars {
      if range.contains(unit) { part.unicodeScalars.append(scalar) }
      unit += scalar.utf16Length
    }
    return part
  }

  /// How many UTF-16 units it has.
  var utf16Length: Int { scalars.reduce(0) { $0 + $1.utf16Length } }
}

extension Unicode.Scalar {
  /// How many UTF-16 units it takes.
  var utf16Length: Int { value > 0xFFFF ? 2 : 1 }
}
