// SPDX-License-Identifier: Apache-2.0

public import BrailleTables

/// Files of any length, for the command line.
extension BrailleWorkers {
  /// How much is given to a worker at once, in Unicode scalars: some tens of milliseconds.
  private static let pieceLength = 10_000
  /// A line longer than this is cut.
  private static let longestLine = 20_000
  private static let lineFeed: Unicode.Scalar = "\n"

  /// A file of text to cells.
  public func write(
    file text: String, by table: BrailleTable
  ) async throws(BrailleWorkersError) -> BrailleTranslation {
    try await inPieces(text) { piece throws(BrailleWorkersError) in
      try await write(piece, by: table, for: "")
    }
  }

  /// A file of cells to text.
  public func read(
    file cells: String, by table: BrailleTable
  ) async throws(BrailleWorkersError) -> BrailleTranslation {
    try await inPieces(cells) { piece throws(BrailleWorkersError) in
      try await read([(piece, false)], by: table, for: "").first ?? BrailleTranslation()
    }
  }

  private func inPieces(
    _ text: String, _ translate: (String) async throws(BrailleWorkersError) -> BrailleTranslation
  ) async throws(BrailleWorkersError) -> BrailleTranslation {
    var whole = BrailleTranslation()
    for piece in Self.pieces(of: Array(text.unicodeScalars), most: Self.pieceLength) {
      do throws(BrailleWorkersError) { whole.append(try await translate(Self.text(piece))) } catch {
        guard case .table(.untranslatable) = error else { throw error.moved(whole.results.count) }
        // One line is the problem: the others are translated, and it is named.
        for line in Self.pieces(of: Array(piece), most: 1) {
          do throws(BrailleWorkersError) {
            whole.append(try await translate(Self.text(line)))
          } catch {
            throw error.moved(whole.results.count)
          }
        }
      }
    }
    return whole
  }

  /// Parts of a text that end with a line, each of at least one line and otherwise of at most so many scalars.
  static func pieces(of scalars: [Unicode.Scalar], most: Int) -> [ArraySlice<Unicode.Scalar>] {
    var pieces: [ArraySlice<Unicode.Scalar>] = []
    var start = 0
    while start < scalars.count {
      var end = endOfLine(in: scalars, from: start)
      while end < scalars.count {
        let next = endOfLine(in: scalars, from: end)
        guard next - start <= most else { break }
        end = next
      }
      pieces.append(scalars[start..<end])
      start = end
    }
    return pieces
  }

  /// Where the line ends; one without end is cut after a blank, or where it must be.
  private static func endOfLine(in scalars: [Unicode.Scalar], from start: Int) -> Int {
    var afterBlank: Int?
    for index in start..<min(scalars.count, start + longestLine) {
      if scalars[index] == lineFeed { return index + 1 }
      if scalars[index].properties.isWhitespace { afterBlank = index + 1 }
    }
    return scalars.count - start <= longestLine ? scalars.count : afterBlank ?? start + longestLine
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

extension BrailleWorkersError {
  /// The same about a text of which so much stands before.
  fileprivate func moved(_ count: Int) -> Self {
    switch self {
    case .table(.untranslatable(let table, let index)):
      .table(.untranslatable(table: table, index: (index ?? 0) + count))
    case .table(.notBraille(let index, let scalar)):
      .table(.notBraille(index: index + count, scalar: scalar))
    case .table, .overBudget, .unavailable: self
    }
  }
}
