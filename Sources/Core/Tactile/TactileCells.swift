// SPDX-License-Identifier: Apache-2.0

import Braille
import Speaking

/// Texts in the cells of a language's uncontracted braille.
struct TactileCells {
  private let table: UncontractedTable
  /// For what the table of the language does not know, such as Latin letters among Arabic ones.
  private let others: [UncontractedTable]
  private let letters: [Unicode.Scalar]

  init(_ language: Language) {
    let alphabet = BrailleAlphabet(ofOrEnglish: language)
    table = .of(alphabet)
    others = BrailleAlphabet.allCases.filter { $0 != alphabet }.map { .of($0) }
    let letters =
      switch alphabet {
      case .english, .spanish: "abcdefghijklmnopqrstuvwxyz"
      case .arabic: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"
      }
    self.letters = Array(letters.unicodeScalars)
  }

  /// The cells of a text; what no table knows is a full cell.
  func cells(_ text: String) -> [Cell] {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { plain.append(Self.plain(scalar)) }
    var cells: [Cell] = []
    for piece in table.written(String(plain)) {
      switch piece {
      case .cell(let cell): cells.append(cell)
      case .lineBreak: cells.append(.blank)
      case .print(let scalar): cells += other(scalar)
      }
    }
    return cells
  }

  /// Signs that have no cell, as those that mean the same.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{2212}", "\u{2013}", "\u{2014}": "-"
    case "\u{2018}", "\u{2019}": "'"
    case "\u{201C}", "\u{201D}": "\""
    case "…": "."
    default: scalar.value < 0x20 ? " " : scalar
    }
  }

  private func other(_ scalar: Unicode.Scalar) -> [Cell] {
    if let sign = Self.sign(scalar) { return sign }
    for table in others {
      let cells = table.written(String(Character(scalar))).compactMap { piece -> Cell? in
        if case .cell(let cell) = piece { cell } else { nil }
      }
      if !cells.isEmpty { return cells }
    }
    return [.full]
  }

  /// Signs of measures and money after the Rules of Unified English Braille (ICEB 2013), section 3.
  private static func sign(_ scalar: Unicode.Scalar) -> [Cell]? {
    let dots: [[Int]]
    switch scalar {
    case "%": dots = [[4, 6], [3, 5, 6]]
    case "°": dots = [[4, 5], [2, 4, 5]]
    case "€": dots = [[4], [1, 5]]
    case "$": dots = [[4], [2, 3, 4]]
    case "£": dots = [[4], [1, 2, 3]]
    case "&": dots = [[4], [1, 2, 3, 4, 6]]
    case "+": dots = [[5], [2, 3, 5]]
    case "=": dots = [[5], [2, 3, 5, 6]]
    case "<": dots = [[4], [1, 2, 6]]
    case ">": dots = [[4], [3, 4, 5]]
    case "≥": dots = [[4, 5], [3, 4, 5]]
    case "²": dots = [[3, 5], [3, 4, 5, 6], [1, 2]]
    case "³": dots = [[3, 5], [3, 4, 5, 6], [1, 4]]
    case "/": dots = [[4, 5, 6], [3, 4]]
    case "_": dots = [[4, 6], [3, 6]]
    case "µ", "μ": dots = [[4, 6], [1, 3, 4]]
    default: return nil
    }
    return dots.map { Cell(dots: $0) }
  }

  /// The letters that stand for long labels: a to z, then aa, ab and so on.
  func letter(_ index: Int) -> String {
    let count = letters.count
    var text = String(Character(letters[index % count]))
    if index >= count { text = String(Character(letters[index / count % count - 1])) + text }
    return text
  }

  /// Cells in lines of a width, broken at spaces, or within a word that is longer than a line.
  static func lines(_ cells: [Cell], width: Int) -> [[Cell]] {
    lines(cells, width: width, blank: .blank)
  }

  /// A text in print as lines that fit into a width in millimetres.
  static func printLines(_ text: String, width: Double) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let letters = Int(width / TactileMeasure.printWidth)
    return lines(scalars, width: letters, blank: " ").map { line in
      var text = ""
      text.unicodeScalars.append(contentsOf: line)
      return text
    }
  }

  private static func lines<Sign: Equatable>(
    _ cells: [Sign], width: Int, blank: Sign
  ) -> [[Sign]] {
    var lines: [[Sign]] = []
    var line: [Sign] = []
    for word in cells.split(separator: blank) {
      var rest = word
      if !line.isEmpty, line.count + 1 + rest.count > width {
        lines.append(line)
        line = []
      }
      if !line.isEmpty { line.append(blank) }
      while line.count + rest.count > width {
        lines.append(line + rest.prefix(width - line.count))
        rest = rest.dropFirst(width - line.count)
        line = []
      }
      line += rest
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
