// SPDX-License-Identifier: Apache-2.0

/// A text as it counts in a search: without case, accents and punctuation, with one space between words.
struct FoldedText: Equatable {
  /// The letters, digits and single spaces, as Unicode scalars.
  let letters: [UInt32]

  private static let space: UInt32 = 0x20

  /// Longer texts are cut off here before they are compared; nobody types more.
  static let longest = 200

  init(_ text: String) {
    var letters: [UInt32] = []
    for scalar in text.unicodeScalars.prefix(Self.longest) {
      switch Self.fold(scalar.value) {
      case .dropped: break
      case .space:
        if let last = letters.last, last != Self.space { letters.append(Self.space) }
      case .letter(let letter): letters.append(letter)
      }
    }
    if letters.last == Self.space { letters.removeLast() }
    self.letters = letters
  }

  var isEmpty: Bool { letters.isEmpty }

  func starts(with other: FoldedText) -> Bool { letters.starts(with: other.letters) }

  func contains(_ other: FoldedText) -> Bool {
    guard other.letters.count <= letters.count else { return false }
    for start in 0...(letters.count - other.letters.count)
    where letters[start...].starts(with: other.letters) { return true }
    return false
  }

  /// How many letters must be changed, added or taken away so that `query` stands somewhere in this text.
  ///
  /// P. H. Sellers, "The theory and computation of evolutionary distances", 1980: the first row is all zero, so a match
  /// may begin anywhere, and the least of the last row lets it end anywhere.
  func difference(from query: FoldedText) -> Int {
    var row = [Int](repeating: 0, count: letters.count + 1)
    for (index, wanted) in query.letters.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in letters.indices {
        let change = diagonal + (letters[column] == wanted ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, min(row[column], row[column + 1]) + 1)
      }
    }
    return row.min() ?? query.letters.count
  }
}

extension FoldedText {
  private enum Folded {
    case letter(UInt32)
    case space
    case dropped
  }

  /// One scalar as it counts: Latin, Greek and Cyrillic in lower case, Latin without accents, Arabic without vowel signs.
  private static func fold(_ scalar: UInt32) -> Folded {
    switch scalar {
    case 0x30...0x39, 0x61...0x7A: .letter(scalar)
    case 0x41...0x5A: .letter(scalar + 0x20)
    case 0xAA, 0xB5, 0xBA: .letter(scalar)
    case 0..<0xC0, 0xD7, 0xF7: .space
    case 0xC0...0xFF: letter(latin1[Int(scalar - 0xC0)])
    case 0x100...0x17F: letter(latinExtendedA[Int(scalar - 0x100)])
    case 0x300...0x36F: .dropped  // accents that stand alone
    case 0x391...0x3A9, 0x410...0x42F: .letter(scalar + 0x20)
    case 0x400...0x40F: .letter(scalar + 0x50)
    case 0x60C, 0x61B, 0x61F, 0x2000...0x206F: .space
    // Arabic vowel signs and the stretching line
    case 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670: .dropped
    case 0x622, 0x623, 0x625, 0x671: .letter(0x627)  // forms of alif
    case 0x649: .letter(0x64A)  // alif maqsura as ya
    case 0x629: .letter(0x647)  // ta marbuta as ha
    case 0x660...0x669: .letter(scalar - 0x660 + 0x30)
    default: .letter(scalar)
    }
  }

  private static func letter(_ ascii: UInt8) -> Folded { .letter(UInt32(ascii)) }

  /// The plain letters of U+00C0 to U+00FF.
  private static let latin1 = Array(
    "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty".utf8)

  /// The plain letters of U+0100 to U+017F.
  private static let latinExtendedA = Array(
    ("aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkk"
      + "llllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)
}
