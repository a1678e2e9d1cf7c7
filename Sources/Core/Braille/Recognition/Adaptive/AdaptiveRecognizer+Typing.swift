// SPDX-License-Identifier: Apache-2.0

/// What was known before a cell was typed.
struct PastCell: Sendable {
  let cell: Cell
  let decoder: ChordDecoder
}

extension AdaptiveRecognizer {
  /// Cells that can be taken back one after the other.
  private static let longestPast = 16

  /// The touches that mean a column without dots when one hand types: a finger more than it has.
  private var emptyColumnTouches: Int { configuration.dots.columnLength + 1 }

  /// What the touches of a chord type.
  mutating func typed(_ fingers: [Finger], prior: CellPrior) -> [Recognition] {
    let chord = withoutBounces(fingers)
    if configuration.isByColumn { return typedColumn(chord, prior: prior) }
    guard let decoded = decoder.decode(chord, prior: prior, refused: refused) else {
      return [chord.count > configuration.dots.rawValue ? .failure : .unclear]
    }
    let before = decoder
    decoder.learn(from: decoded, at: now)
    explanation = decoded.explanation
    return [typed(decoded.cell, before: before)]
  }

  /// The fingers without those that were lifted and came down again on the same dot.
  private func withoutBounces(_ chord: [Finger]) -> [Finger] {
    let reach = decoder.leastGap * Self.bounceReach
    return chord.enumerated().filter { index, finger in
      guard let lifted = finger.lifted else { return true }
      return !chord[(index + 1)...].contains { later in
        later.began >= lifted && (later.start - finger.start).squaredLength < reach * reach
      }
    }.map { $0.element }
  }

  /// The part of the distance between two fingers within which a second touch is the same finger again.
  private static let bounceReach = 0.4

  /// Notes that a cell was typed.
  mutating func typed(_ cell: Cell, before: ChordDecoder? = nil) -> Recognition {
    past.append(PastCell(cell: cell, decoder: before ?? decoder))
    if past.count > Self.longestPast { past.removeFirst() }
    refused = nil
    return .cell(cell)
  }

  /// The cell recognised last was deleted.
  public mutating func takeBack() {
    guard let last = past.popLast() else { return }
    decoder = last.decoder
    refused = last.cell
  }

  /// The cell now under the fingers; nil when none is down, or when they make no cell.
  public func current(prior: CellPrior = .flat) -> Cell? {
    guard !configuration.isByColumn, calibration == nil else { return nil }
    let chord = withoutBounces(fingers.filter { !$0.isSpent })
    guard chord.contains(where: { $0.isDown }) else { return nil }
    return decoder.decode(chord, prior: prior, refused: refused)?.cell
  }
}

extension AdaptiveRecognizer {
  /// Takes one column of a cell, or the whole of it from both hands.
  private mutating func typedColumn(_ chord: [Finger], prior: CellPrior) -> [Recognition] {
    if configuration.hands != .both, chord.count == emptyColumnTouches { return emptyColumn() }
    guard let decoded = decoder.decode(chord, prior: .flat, refused: nil) else {
      return [chord.count > configuration.dots.rawValue ? .failure : .unclear]
    }
    let before = decoder
    decoder.learn(from: decoded, at: now)
    let isRight =
      configuration.hands == .both ? decoded.cell.isRightColumn : pendingColumn != nil
    let cell =
      isRight && configuration.hands != .both ? decoded.cell.inRightColumn : decoded.cell
    let explanation =
      isRight && configuration.hands != .both
      ? decoded.explanation.inRightColumn : decoded.explanation
    if isRight { return [typed(right: cell, explanation, before: before)] }
    let ended = endedCell()
    guard cell.isLeftColumn else {
      self.explanation = explanation
      return ended + [typed(cell, before: before)]
    }
    columnExplanation = explanation
    columnDecoder = before
    pendingColumn = cell
    return ended + [.column(cell)]
  }

  private mutating func emptyColumn() -> [Recognition] {
    guard pendingColumn == nil else { return endedCell() }
    columnDecoder = decoder
    pendingColumn = .blank
    return [.column(.blank)]
  }

  /// Ends a cell with its right column.
  private mutating func typed(
    right: Cell, _ explanation: ChordExplanation, before: ChordDecoder
  ) -> Recognition {
    let whole = Cell(bits: (pendingColumn ?? .blank).bits | right.bits)
    self.explanation = columnExplanation.map { $0.joined(with: explanation) } ?? explanation
    let before = columnDecoder ?? before
    forgetColumn()
    return typed(whole, before: before)
  }

  /// Ends a cell whose right column has no dots; nothing when none was begun, or when it has no dots at all.
  mutating func endedCell() -> [Recognition] {
    guard let left = pendingColumn else { return [] }
    explanation = columnExplanation
    let before = columnDecoder
    forgetColumn()
    return left == .blank ? [] : [typed(left, before: before)]
  }

  mutating func forgetColumn() {
    pendingColumn = nil
    columnExplanation = nil
    columnDecoder = nil
  }
}

extension Cell {
  /// Dots 1, 2, 3 and 7.
  private static let leftColumn: UInt8 = 0b0100_0111

  var isLeftColumn: Bool { bits & ~Self.leftColumn == 0 }
  /// True without any dot of the left column, and with some of the right one.
  var isRightColumn: Bool { bits != 0 && bits & Self.leftColumn == 0 }

  /// The dots of the left column moved into the right one.
  var inRightColumn: Cell { Cell(bits: (bits & 0b111) << 3 | (bits & 0b0100_0000) << 1) }
}
