// SPDX-License-Identifier: Apache-2.0

import Phrases

/// What is wrong with the names and values that a program or a form sent.
enum InputWords {
  /// That nothing has this name, and what has one.
  static func unknownName(_ name: String, _ known: [String]) -> Phrase {
    let name = String(name.prefix(40))
    guard !known.isEmpty else {
      return Phrase(
        en: "“\(name)” is not known here. Leave it out.",
        es: "Aquí no se conoce «\(name)». Quítalo.",
        ar: "«\(name)» غير معروف هنا. احذفه.")
    }
    let list = known.joined(separator: ", ")
    return Phrase(
      en: "“\(name)” is not known here. Known are: \(list).",
      es: "Aquí no se conoce «\(name)». Se conocen: \(list).",
      ar: "«\(name)» غير معروف هنا. المعروف: \(list).")
  }

  /// That something is given twice.
  static func twice(_ name: String) -> Phrase {
    Phrase(
      en: "“\(name)” is there more than once. Give it once.",
      es: "«\(name)» aparece más de una vez. Indícalo una vez.",
      ar: "ورد «\(name)» أكثر من مرة. أعطِه مرة واحدة.")
  }

  /// That a number lies outside its bounds.
  static func outside(_ name: String, _ range: ClosedRange<Double>) -> Phrase {
    let (low, high) = (plain(range.lowerBound), plain(range.upperBound))
    return Phrase(
      en: "“\(name)” must be a number from \(low) to \(high).",
      es: "«\(name)» debe ser un número de \(low) a \(high).",
      ar: "يجب أن يكون «\(name)» عددًا من \(low) إلى \(high).")
  }

  private static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
