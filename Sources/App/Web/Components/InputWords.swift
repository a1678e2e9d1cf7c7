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

  static func unknownWord(_ name: String, _ found: String, _ words: [String]) -> Phrase {
    let list = words.joined(separator: ", ")
    let found = String(found.prefix(40))
    return Phrase(
      en: "\(name) cannot be “\(found)”. Give one of: \(list).",
      es: "\(name) no puede ser «\(found)». Indica uno de: \(list).",
      ar: "لا يصح أن يكون \(name) «\(found)». أعطِ واحدًا من: \(list).")
  }

  /// That a word in an address is none that is known, and that everything is shown therefore.
  static func leftOut(_ name: String, _ found: String, _ words: [String]) -> Phrase {
    let wrong = unknownWord(name, found, words)
    return Phrase(
      en: wrong.english + " Until then all are shown.",
      es: wrong.spanish + " Hasta entonces se muestra todo.",
      ar: wrong.arabic + " وحتى ذلك يُعرض الكل.")
  }

  /// That a list cannot go on from where an address says.
  static let unknownPlace = Phrase(
    en: "This address does not say where the list goes on, so it is shown from the beginning.",
    es: "Esta dirección no dice por dónde sigue la lista, así que se muestra desde el principio.",
    ar: "لا يبيّن هذا العنوان من أين تتابع القائمة، لذلك تُعرض من بدايتها.")

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

  /// That a number is no whole one within its bounds.
  static func notWhole(_ name: String, _ range: ClosedRange<Int>) -> Phrase {
    let (low, high) = (range.lowerBound, range.upperBound)
    return Phrase(
      en: "“\(name)” must be a whole number from \(low) to \(high).",
      es: "«\(name)» debe ser un número entero de \(low) a \(high).",
      ar: "يجب أن يكون «\(name)» عددًا صحيحًا من \(low) إلى \(high).")
  }

  private static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
