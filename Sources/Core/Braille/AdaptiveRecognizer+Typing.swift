// SPDX-License-Identifier: Apache-2.0

/// What was known before a cell was typed.
struct PastCell: Sendable, Hashable {
  let cell: Cell
  let decoder: ChordDecoder
}

extension AdaptiveRecognizer {
  /// Cells that can be taken back one after the other.
  private static let longestPast = 16

  /// The chord that means a column without dots, when cells are entered a column at a time: a finger more than it has.
  private var emptyColumnTouches: Int { configuration.dots.columnLength + 1 }

  /// What the touches of a chord type.
  mutating func typed(_ chord: [Finger], prior: CellPrior) -> [Recognition] {
    if configuration.isByColumn { return typedColumn(chord, prior: prior) }
    guard let decoded = decoder.decode(chord, prior: prior, refused: refused) else {
      return [chord.count > configuration.dots.rawValue ? .failure : .unclear]
    }
    let before = decoder
    decoder.learn(from: decoded, at: now)
    explanation = decoded.explanation
    return [typed(decoded.cell, before: before)]
  }

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
    let chord = fingers.filter { !$0.isSpent }
    guard chord.contains(where: { $0.isDown }) else { return nil }
    return decoder.decode(chord, prior: prior, refused: refused)?.cell
  }
}

extension AdaptiveRecognizer {
  /// Takes one column of a cell, or the whole of it from both hands.
  private mutating func typedColumn(_ chord: [Finger], prior: CellPrior) -> [Recognition] {
    if chord.count == emptyColumnTouches { return emptyColumn() }
    let isLeft = pendingColumn == nil
    guard let decoded = decoder.decode(chord, prior: .flat, refused: nil) else {
      return [chord.count > configuration.dots.rawValue ? .failure : .unclear]
    }
    decoder.learn(from: decoded, at: now)
    explanation = decoded.explanation
    let cell = decoded.cell
    if configuration.hands != .both {
      return column(isLeft ? cell : cell.inRightColumn, isLeft: isLeft)
    }
    if cell.isLeftColumn { return endedCell() + column(cell, isLeft: true) }
    if cell.isRightColumn { return column(cell, isLeft: false) }
    return endedCell() + [typed(cell)]
  }

  private mutating func emptyColumn() -> [Recognition] {
    pendingColumn == nil ? column(.blank, isLeft: true) : endedCell()
  }

  private mutating func column(_ cell: Cell, isLeft: Bool) -> [Recognition] {
    if isLeft {
      pendingColumn = cell
      return [.column(cell)]
    }
    let whole = Cell(bits: (pendingColumn ?? .blank).bits | cell.bits)
    pendingColumn = nil
    return [typed(whole)]
  }

  /// Ends a cell whose right column has no dots; nothing when none was begun.
  mutating func endedCell() -> [Recognition] {
    guard let left = pendingColumn else { return [] }
    pendingColumn = nil
    return [typed(left)]
  }
}

extension Cell {
  /// Dots 1, 2, 3 and 7.
  private static let leftColumn: UInt8 = 0b0100_0111

  var isLeftColumn: Bool { bits & ~Self.leftColumn == 0 }
  var isRightColumn: Bool { bits & Self.leftColumn == 0 }

  /// The dots of the left column moved into the right one.
  var inRightColumn: Cell { Cell(bits: (bits & 0b111) << 3 | (bits & 0b0100_0000) << 1) }
}
