// SPDX-License-Identifier: Apache-2.0

/// The words that stand in dates, in English, Spanish, Arabic and French.
enum DateWord: Equatable {
  /// 1 for January to 12 for December.
  case month(Int)
  /// Noon is 12 PM.
  case isAfternoon(Bool)
  /// A quarter of a year; its number follows.
  case quarter
  /// A week of ISO 8601; its number follows.
  case week
  /// Between date and time, or universal time behind it.
  case timeMark
  case universal
  /// A weekday, "de", "of" and the like, which say nothing more.
  case filler

  /// The word that these bytes are, in small letters; nil for any other.
  init?(_ word: ArraySlice<UInt8>) {
    if let month = Self.month(word) {
      self = .month(month)
      return
    }
    for (other, meaning) in Self.others where word.elementsEqual(other.utf8) {
      self = meaning
      return
    }
    return nil
  }

  /// Latin names count by their first letters where they go on as the whole name does; Arabic ones are whole.
  private static func month(_ word: ArraySlice<UInt8>) -> Int? {
    if word.elementsEqual("jui".utf8) { return nil }
    for names in [english, spanish, french] {
      for (index, name) in names.enumerated()
      where (word.count >= 3 && name.utf8.starts(with: word)) {
        return index + 1
      }
    }
    for (name, month) in accented where (word.count >= 4 && name.utf8.starts(with: word)) {
      return month
    }
    if word.elementsEqual("juin".utf8) { return 6 }
    if word.elementsEqual("sept".utf8) || word.elementsEqual("set".utf8) { return 9 }
    for names in [arabic, levantine] {
      for (index, name) in names.enumerated() where word.elementsEqual(name.utf8) {
        return index + 1
      }
    }
    return nil
  }

  private static var english: [String] {
    [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ]
  }
  private static var spanish: [String] {
    [
      "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
      "octubre", "noviembre", "diciembre",
    ]
  }
  /// Without accents, as old programs write them; "juin" is written whole, since "jui" may be either.
  private static var french: [String] {
    [
      "janvier", "fevrier", "mars", "avril", "mai", "", "juillet", "aout", "septembre", "octobre",
      "novembre", "decembre",
    ]
  }
  /// The French names that have an accent, which is two bytes.
  private static var accented: [(String, Int)] {
    [("février", 2), ("août", 8), ("décembre", 12)]
  }
  private static var arabic: [String] {
    [
      "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
      "نوفمبر", "ديسمبر",
    ]
  }
  /// The names of the Levant and Iraq, those of one word.
  private static var levantine: [String] {
    ["", "شباط", "آذار", "نيسان", "أيار", "حزيران", "تموز", "آب", "أيلول", "", "", ""]
  }

  private static var others: [(String, DateWord)] {
    [
      ("am", .isAfternoon(false)), ("pm", .isAfternoon(true)), ("a.m", .isAfternoon(false)),
      ("p.m", .isAfternoon(true)), ("ص", .isAfternoon(false)), ("م", .isAfternoon(true)),
      ("q", .quarter), ("t", .timeMark), ("w", .week), ("z", .universal), ("utc", .universal),
      ("gmt", .universal), ("de", .filler), ("del", .filler), ("of", .filler), ("st", .filler),
      ("nd", .filler), ("rd", .filler), ("th", .filler), ("mon", .filler), ("tue", .filler),
      ("wed", .filler), ("thu", .filler), ("fri", .filler), ("sat", .filler), ("sun", .filler),
      ("monday", .filler), ("tuesday", .filler), ("wednesday", .filler), ("thursday", .filler),
      ("friday", .filler), ("saturday", .filler), ("sunday", .filler), ("lunes", .filler),
      ("martes", .filler), ("miércoles", .filler), ("jueves", .filler), ("viernes", .filler),
      ("sábado", .filler), ("domingo", .filler), ("a", .filler), ("las", .filler), ("at", .filler),
      ("lundi", .filler), ("mardi", .filler), ("mercredi", .filler), ("jeudi", .filler),
      ("vendredi", .filler), ("samedi", .filler), ("dimanche", .filler), ("le", .filler),
      ("er", .filler), ("à", .filler), ("kl", .filler), ("klo", .filler), ("um", .filler),
      ("uhr", .filler),
    ]
  }
}
