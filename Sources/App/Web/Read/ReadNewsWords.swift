// SPDX-License-Identifier: Apache-2.0

import Phrases

/// What is said when a list on an open page has changed.
enum ReadNewsWords {
  static func open(_ count: Int) -> Phrase {
    count == 1
      ? Phrase(en: "One text waits now.", es: "Ahora espera un texto.", ar: "نص واحد ينتظر الآن.")
      : Phrase(
        en: "\(count) texts wait now.", es: "Ahora esperan \(count) textos.",
        ar: "عدد النصوص المنتظرة الآن: \(count).")
  }

  static func asked(answered: Int, waiting: Int) -> Phrase {
    Phrase(
      en: "Recordings for you: \(answered). Waiting: \(waiting).",
      es: "Grabaciones para ti: \(answered). En espera: \(waiting).",
      ar: "تسجيلات لك: \(answered). في الانتظار: \(waiting).")
  }

  static func taken(present: Int, past: Int) -> Phrase {
    Phrase(
      en: "Under way: \(present). Done: \(past).", es: "En marcha: \(present). Hechas: \(past).",
      ar: "قيد القراءة: \(present). تمت: \(past).")
  }
}
