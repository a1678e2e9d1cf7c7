// SPDX-License-Identifier: Apache-2.0

import Charts
import Phrases

extension Phrase {
  /// What there is too much of, and what to do.
  init(tooMuch limit: ReadingLimit) {
    switch limit {
    case .columns:
      self.init(
        en: "There are more than 1000 columns. Keep only those that you want to hear.",
        es: "Hay más de 1000 columnas. Deja solo las que quieras oír.",
        ar: "هناك أكثر من 1000 عمود. أبقِ الأعمدة التي تريد سماعها فقط.")
    case .rows:
      self.init(
        en: "There are more than 2 million rows. Keep fewer, such as every tenth one.",
        es: "Hay más de 2 millones de filas. Deja menos, por ejemplo una de cada diez.",
        ar: "هناك أكثر من مليوني صف. أبقِ عددًا أقل، مثل صف من كل عشرة.")
    case .cells:
      self.init(
        en:
          "The table has more than 20 million cells, rows times columns. Keep fewer rows or fewer columns.",
        es:
          "La tabla tiene más de 20 millones de celdas, filas por columnas. Deja menos filas o menos columnas.",
        ar: "في الجدول أكثر من 20 مليون خانة، أي الصفوف في الأعمدة. أبقِ صفوفًا أو أعمدة أقل.")
    case .spannedText:
      self.init(
        en:
          "Cells that reach over several rows or columns stand for more than 100 megabytes of text. Shorten their text, or write it once.",
        es:
          "Las celdas que ocupan varias filas o columnas suman más de 100 megabytes de texto. Acorta su texto, o escríbelo una sola vez.",
        ar:
          "الخانات الممتدة على عدة صفوف أو أعمدة تمثّل أكثر من 100 ميغابايت من النص. اختصر نصها، أو اكتبه مرة واحدة."
      )
    case .tables, .tableDepth, .attributes: self.init(tables: limit)
    case .sequence, .parts, .steps: self.init(specification: limit)
    }
  }

  private init(tables limit: ReadingLimit) {
    switch limit {
    case .attributes:
      self.init(
        en:
          "A tag of the page has more than 200 attributes, or a very long name. Copy the table that you want from your browser, and paste it alone.",
        es:
          "Una etiqueta de la página tiene más de 200 atributos, o un nombre muy largo. Copia la tabla que quieras desde tu navegador y pégala sola.",
        ar:
          "في أحد وسوم الصفحة أكثر من 200 خاصية، أو اسم طويل جدًا. انسخ الجدول الذي تريده من متصفحك والصقه وحده."
      )
    case .tables:
      self.init(
        en: "The page has more than 1000 tables. Copy the table that you want, and paste it alone.",
        es: "La página tiene más de 1000 tablas. Copia la tabla que quieras y pégala sola.",
        ar: "في الصفحة أكثر من 1000 جدول. انسخ الجدول الذي تريده والصقه وحده.")
    case .tableDepth, .columns, .rows, .cells, .spannedText, .sequence, .parts, .steps:
      self.init(
        en:
          "Tables lie more than 16 deep inside each other. Copy the inner table, and paste it alone.",
        es: "Hay más de 16 tablas una dentro de otra. Copia la tabla interior y pégala sola.",
        ar: "الجداول متداخلة أكثر من 16 مستوى. انسخ الجدول الداخلي والصقه وحده.")
    }
  }

  private init(specification limit: ReadingLimit) {
    switch limit {
    case .sequence:
      self.init(
        en:
          "The sequence of this specification has more than 10 thousand numbers, or its step never ends. Choose a larger step, or put the data in as \"values\".",
        es:
          "La secuencia de esta especificación tiene más de 10 mil números, o su paso no acaba nunca. Elige un paso mayor, o pon los datos como \"values\".",
        ar:
          "في متتالية هذه المواصفة أكثر من 10 آلاف عدد، أو لا تنتهي خطوتها. اختر خطوة أكبر، أو ضع البيانات باسم \"values\"."
      )
    case .parts:
      self.init(
        en:
          "The specification has more than 100 views or transforms. Keep one view, with its data finished.",
        es:
          "La especificación tiene más de 100 vistas o transformaciones. Deja una vista, con los datos ya calculados.",
        ar: "في المواصفة أكثر من 100 عرض أو تحويل. أبقِ عرضًا واحدًا وبياناته جاهزة.")
    case .steps, .columns, .rows, .cells, .spannedText, .tables, .tableDepth, .attributes:
      self.init(
        en:
          "The transforms of this specification look at more than 50 million cells. Put the finished data in as \"values\", without transforms.",
        es:
          "Las transformaciones de esta especificación recorren más de 50 millones de celdas. Pon los datos ya calculados como \"values\", sin transformaciones.",
        ar:
          "تحويلات هذه المواصفة تمر على أكثر من 50 مليون خانة. ضع البيانات الجاهزة باسم \"values\" دون تحويلات."
      )
    }
  }
}
