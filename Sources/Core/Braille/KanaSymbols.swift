// SPDX-License-Identifier: Apache-2.0

/// Signs and their cells, from a row such as `⠂,⠐⠂:`, both ways.
struct KanaSymbols: Sendable {
  /// A sign and its cells.
  struct Symbol: Sendable {
    let cells: [UInt8]
    let scalar: Unicode.Scalar
  }

  /// Those of more cells before those of fewer.
  let symbols: [Symbol]

  init(_ row: String) {
    var symbols: [Symbol] = []
    let rows = Self.rows(row)
    for length in [3, 2, 1] {
      for (cells, print) in rows where cells.count == length {
        for scalar in print { symbols.append(Symbol(cells: cells, scalar: scalar)) }
      }
    }
    self.symbols = symbols
  }

  /// The cells of a sign.
  func cells(of scalar: Unicode.Scalar) -> [UInt8]? {
    for symbol in symbols where symbol.scalar == scalar { return symbol.cells }
    return nil
  }

  /// A row's cells, each with the print after them.
  static func rows(_ row: String) -> [(cells: [UInt8], print: [Unicode.Scalar])] {
    var rows: [(cells: [UInt8], print: [Unicode.Scalar])] = []
    for scalar in row.unicodeScalars {
      if let cell = Cell(scalar: scalar) {
        if let last = rows.last, last.print.isEmpty {
          rows[rows.count - 1].cells.append(cell.bits)
        } else {
          rows.append((cells: [cell.bits], print: []))
        }
      } else if !rows.isEmpty {
        rows[rows.count - 1].print.append(scalar)
      }
    }
    return rows
  }

  /// Signs among kana, in two or three cells.
  static let kana = KanaSymbols(
    "⠰⠯＆⠰⠩＃⠰⠪＠⠰⠡＊⠰⠹＄⠐⠂：⠐⠤＿⠂⠂⠂…⠰⠡⠂×⠠⠵⠂○⠠⠵⠆●⠠⠵⠲◎⠠⠳⠂□⠠⠳⠆■⠠⠱⠂△⠠⠱⠆▲⠰⠱⠂▽⠰⠱⠆▼"
      + "⠨⠧⠂◇⠨⠧⠆◆⠰⠮⠂☆⠰⠮⠆★")
  /// Signs in a quotation in another language.
  static let quotation = KanaSymbols("⠂,⠆;⠒:⠲.⠖!⠦?⠄'⠤-⠌/⠐⠂:⠐⠣(⠐⠜)⠐⠤_⠯&⠪@⠩#⠫\\⠹$⠢+⠒⠒=⠔⠔*")
  /// Signs in information-processing braille (情報処理用点字).
  static let computer = KanaSymbols(
    "⠖!⠶\"⠩#⠹$⠻%⠯&⠄'⠦(⠴)⠡*⠬+⠂,⠤-⠲.⠌/⠐⠂:⠆;⠔⠔<⠒⠒=⠢⠢>⠐⠦?⠪@⠷[⠫\\⠾]⠘^⠐⠤_⠣{⠳|⠜}⠐⠉~")
}
