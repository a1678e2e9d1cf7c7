// SPDX-License-Identifier: Apache-2.0

/// What a few cells of kana braille are, as numbers alone: texts are made of it in one place, since each place where
/// one is made costs the browser's module half a kilobyte.
struct KanaToken {
  /// The scalar of the print, `none`, or from `sounds` on the place of a kana.
  private let print: UInt32
  /// How many pieces it is made of.
  let length: Int
  private let name: UInt8

  private static let none = UInt32.max
  /// Above all scalars.
  private static let sounds: UInt32 = 0x11_0000
  private static let plain: UInt8 = 0
  private static let capital: UInt8 = 1
  private static let dots: UInt8 = 2
  /// Signs come from here on, by their raw values.
  private static let signs: UInt8 = 3

  private init(print: UInt32, length: Int, name: UInt8) {
    self.print = print
    self.length = length
    self.name = name
  }

  /// A character, said as its print or by the name of its sign.
  init(_ scalar: Unicode.Scalar, _ sign: BrailleSign? = nil, length: Int = 1) {
    self.init(
      print: scalar.value, length: length, name: sign.map { Self.signs + $0.rawValue } ?? Self.plain
    )
  }

  /// A sign that only changes what follows.
  init(_ sign: BrailleSign, length: Int = 1) {
    self.init(print: Self.none, length: length, name: Self.signs + sign.rawValue)
  }

  /// A Latin letter.
  init(letter: Unicode.Scalar, isCapital: Bool) {
    let scalar = isCapital ? Letters.capital(letter) : letter
    self.init(print: scalar.value, length: 1, name: isCapital ? Self.capital : Self.plain)
  }

  /// The kana at a place of `KanaSounds`.
  init(sound place: UInt8, length: Int) {
    self.init(print: Self.sounds + UInt32(place), length: length, name: Self.plain)
  }

  /// A cell that stands for nothing, or for no more than a sign that waits for what follows.
  init(cell: Cell, _ sign: BrailleSign?) {
    self.init(
      print: cell.scalar.value, length: 1,
      name: sign.map { Self.signs + $0.rawValue } ?? Self.dots)
  }

  /// The print.
  func text(_ texts: [String]) -> String {
    if print == Self.none { return "" }
    if print >= Self.sounds { return texts[Int(print - Self.sounds)] }
    guard let scalar = Unicode.Scalar(print) else { return "" }
    return String(Character(scalar))
  }

  /// The reading that it stands for.
  func reading(_ texts: [String]) -> Reading {
    let name: Reading.Name =
      switch self.name {
      case Self.plain: .print
      case Self.capital: .capital
      case Self.dots: .dots(Cell(bits: UInt8(truncatingIfNeeded: print)))
      default: BrailleSign(rawValue: self.name - Self.signs).map { .sign($0) } ?? .print
      }
    return Reading(text(texts), name, length: length)
  }
}
