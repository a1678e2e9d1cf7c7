// SPDX-License-Identifier: Apache-2.0

import Phrases

/// What stands on the key of a tactile drawing beside the names of the data.
enum TactileWords {
  static var key: Phrase { Phrase(en: "Key", es: "Clave", ar: "المفتاح") }

  static func across(_ name: String) -> Phrase {
    Phrase(en: "Across: \(name)", es: "Horizontal: \(name)", ar: "أفقيًا: \(name)")
  }

  static func upward(_ name: String) -> Phrase {
    Phrase(en: "Up: \(name)", es: "Vertical: \(name)", ar: "رأسيًا: \(name)")
  }

  static func rows(_ name: String) -> Phrase {
    Phrase(
      en: "Rows, from the top: \(name)", es: "Filas, desde arriba: \(name)",
      ar: "الصفوف من الأعلى: \(name)")
  }

  static var clockwise: Phrase {
    Phrase(
      en: "Slices, clockwise from the top:", es: "Porciones, como el reloj desde arriba:",
      ar: "القطاعات من الأعلى مع عقارب الساعة:")
  }

  static var candles: Phrase {
    Phrase(
      en: "Empty: it rose. Striped: it fell.", es: "Vacío: subió. Rayado: bajó.",
      ar: "فارغ: ارتفع. مخطط: انخفض.")
  }

  static var boxes: Phrase {
    Phrase(
      en: "Thick line: half of the values lie below.",
      es: "Línea gruesa: la mitad de los valores queda por debajo.",
      ar: "الخط السميك: نصف القيم تحته.")
  }

  static func squares(_ from: String, _ to: String) -> Phrase {
    Phrase(
      en: "Larger squares are higher values, from \(from) to \(to). No square: no value.",
      es:
        "Los cuadrados mayores son valores más altos, de \(from) a \(to). Sin cuadrado: sin valor.",
      ar: "المربعات الأكبر قيم أعلى، من \(from) إلى \(to). بلا مربع: بلا قيمة.")
  }

  static func points(_ drawn: Int, of all: Int) -> Phrase {
    Phrase(
      en: "\(drawn) of \(all) points are drawn, far enough apart to be felt.",
      es: "Se dibujan \(drawn) de \(all) puntos, los que se distinguen al tacto.",
      ar: "رُسمت \(drawn) من \(all) نقطة، متباعدة بما يكفي للمس.")
  }

  static var asLine: Phrase {
    Phrase(
      en: "Too many marks to feel one by one: their values are drawn as a line.",
      es: "Hay demasiadas marcas para tocarlas una a una: sus valores se dibujan como una línea.",
      ar: "العلامات أكثر من أن تُلمس واحدة واحدة: رُسمت قيمها خطًا.")
  }

  static func leftOut(_ drawn: Int, of all: Int) -> Phrase {
    Phrase(
      en: "Only the first \(drawn) of \(all) pages are drawn.",
      es: "Solo se dibujan las primeras \(drawn) de \(all) páginas.",
      ar: "رُسمت أول \(drawn) من \(all) صفحات فقط.")
  }

  static func page(_ number: Int) -> Phrase {
    Phrase(en: "Page \(number):", es: "Página \(number):", ar: "الصفحة \(number):")
  }
}
