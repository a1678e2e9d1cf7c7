// SPDX-License-Identifier: Apache-2.0

public import Braille

/// What became of a text or of cells, and which part came from where.
///
/// Places are counted in Unicode scalars from 0, in what went in as in what came out.
public struct BrailleTranslation: Sendable, Hashable {
  /// The text, or the cells as characters of the Unicode block "Braille Patterns"; line ends stay line feeds.
  public internal(set) var scalars: [Unicode.Scalar] = []
  /// For each scalar that came out, the place of what it came from.
  public internal(set) var sources: [Int] = []
  /// For each scalar that went in, the place of what came of it; at most the count of what came out.
  public internal(set) var results: [Int] = []
  /// Where the cursor is in what came out, if there was one in what went in.
  public internal(set) var cursor: Int?
  /// The places of what went in that the table has nothing for; it was left out.
  public internal(set) var unknown: [Int] = []

  /// Nothing that came of nothing.
  package init() {}

  /// What another process found.
  package init(scalars: [Unicode.Scalar], sources: [Int], results: [Int], unknown: [Int]) {
    self.scalars = scalars
    self.sources = sources
    self.results = results
    self.unknown = unknown
  }

  /// Adds what became of what followed; its cursor counts for nothing.
  package mutating func append(_ next: BrailleTranslation) {
    let (before, place) = (results.count, scalars.count)
    scalars += next.scalars
    sources += next.sources.map { $0 + before }
    results += next.results.map { $0 + place }
    unknown += next.unknown.map { $0 + before }
  }

  /// What came of one cell.
  init(cell text: String, cursor: Int?) {
    scalars = Array(text.unicodeScalars)
    sources = scalars.map { _ in 0 }
    results = [0]
    self.cursor = cursor.map { $0 <= 0 ? 0 : scalars.count }
  }

  /// What came out, as text.
  public var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// What came out, as cells; line ends and print are left out.
  public var cells: [Cell] { scalars.compactMap { Cell(scalar: $0) } }
}
