// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension Cell {
  /// The cell by its dots, such as "dots 1 3 6".
  public func spokenDots(in language: Language) -> String { BrailleWords.dots(dots, in: language) }
}

extension BrailleWords {
  /// Dots in words, such as "dots 1 3 6".
  static func dots(_ dots: [Int], in language: Language) -> String {
    let numbers = dots.map { $0.description }.joined(separator: " ")
    return BrailleWords[language].dots(dots.count, ["dots": numbers])
  }
}
