// SPDX-License-Identifier: Apache-2.0

import Bytes

/// Signs and their cells, from a row such as `⠐⠂:⠂,`, both ways.
struct KanaSymbols: Sendable {
  /// Some cells, and their print of one or two scalars.
  struct Symbol: Sendable {
    var cells: KanaCells
    var first: Unicode.Scalar = " "
    var second: Unicode.Scalar?
    var isPrinted = false
  }

  let symbols: [Symbol]

  init(_ row: String) { symbols = Self.symbols(in: row) }

  /// The cells of a sign.
  @inline(never)
  func cells(of scalar: Unicode.Scalar) -> KanaCells? {
    for symbol in symbols where symbol.first == scalar { return symbol.cells }
    return nil
  }

  /// A row's cells, each with the print after them.
  @inline(never)
  static func symbols(in row: String) -> [Symbol] {
    var symbols: [Symbol] = []
    var symbol = Symbol(cells: KanaCells(0))
    for scalar in row.scalars {
      if let cell = Cell(scalar: scalar) {
        if symbol.isPrinted {
          symbols.append(symbol)
          symbol = Symbol(cells: KanaCells(0))
        }
        symbol.cells = symbol.cells.adding(cell.bits)
      } else if symbol.isPrinted {
        symbol.second = scalar
      } else {
        symbol.first = scalar
        symbol.isPrinted = true
      }
    }
    symbols.append(symbol)
    return symbols
  }

  // Those of more cells come before those of fewer.

  /// Signs among kana, in two or three cells.
  static let kana = KanaSymbols(
    "⠂⠂⠂…⠰⠡⠂×⠠⠵⠂○⠠⠵⠆●⠠⠵⠲◎⠠⠳⠂□⠠⠳⠆■⠠⠱⠂△⠠⠱⠆▲⠰⠱⠂▽⠰⠱⠆▼⠨⠧⠂◇⠨⠧⠆◆⠰⠮⠂☆⠰⠮⠆★⠰⠯＆⠰⠩＃⠰⠪＠⠰⠡＊⠰⠹＄⠐⠂：⠐⠤＿")
  /// Signs in a quotation in another language.
  static let quotation = KanaSymbols(
    "⠒⠒=⠔⠔*⠐⠣(⠐⠜)⠐⠤_⠒:⠐⠂:⠂,⠆;⠲.⠖!⠦?⠄'⠤-⠌/⠯&⠪@⠩#⠫\\⠹$⠢+")
  /// Signs in information-processing braille (情報処理用点字).
  static let computer = KanaSymbols(
    "⠔⠔<⠒⠒=⠢⠢>⠐⠂:⠐⠦?⠐⠤_⠐⠉~⠖!⠶\"⠩#⠹$⠻%⠯&⠄'⠦(⠴)⠡*⠬+⠂,⠤-⠲.⠌/⠆;⠪@⠷[⠫\\⠾]⠘^⠣{⠳|⠜}")
}
