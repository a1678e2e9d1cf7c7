// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of the first page.
enum HomeWords {
  static let heading = Phrase(en: "Live by ear.", es: "Vivir de oído.", ar: "عِش بالسمع.")
  static let lead = Phrase(
    en: "Five abilities for people who see little or nothing. Free, private, on any phone.",
    es: "Cinco capacidades para quien ve poco o nada. Gratis, privadas y en cualquier teléfono.",
    ar: "خمس قدرات لمن يرى قليلًا أو لا يرى. مجانية وخاصة، وتعمل على أي هاتف.")
  static let withoutAccount = Phrase(
    en: "Walk, Charts, Braille and Listen work without an account.",
    es: "Caminar, Gráficos, Braille y Escuchar funcionan sin cuenta.",
    ar: "المشي والرسوم وبرايل والاستماع تعمل بلا حساب.")

  static func greeting(_ name: String) -> Phrase {
    Phrase(en: "Hello, \(name)", es: "Hola, \(name)", ar: "أهلًا، \(name)")
  }

  static func recorded(_ title: String) -> Phrase {
    Phrase(
      en: "Listen to “\(title)”", es: "Escuchar «\(title)»", ar: "استمع إلى «\(title)»")
  }

  static func waiting(_ count: Int) -> Phrase {
    count == 1
      ? Phrase(
        en: "One request waits for a reader", es: "Una petición espera lectura",
        ar: "طلب واحد ينتظر قارئًا")
      : Phrase(
        en: "\(count) requests wait for a reader", es: "\(count) peticiones esperan lectura",
        ar: "طلبات تنتظر قارئًا: \(count)")
  }

  static let findText = Phrase(
    en: "Find a text to read", es: "Buscar un texto para leer", ar: "ابحث عن نص تقرؤه")
}
