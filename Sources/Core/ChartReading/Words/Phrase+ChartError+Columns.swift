// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import Phrases

extension Phrase {
  /// What is wrong with the choice of columns, or with what they hold.
  init(columns error: ChartError) {
    switch error {
    case .noSuchColumn(let name, let there):
      let names = Self.list(there)
      self.init(
        en: "There is no column “\(name)”. The columns are: \(names.english).",
        es: "No hay ninguna columna «\(name)». Las columnas son: \(names.spanish).",
        ar: "لا يوجد عمود «\(name)». الأعمدة هي: \(names.arabic).")
    case .noNumbers(let there):
      let names = Self.list(there)
      self.init(
        en:
          "No column is left that holds numbers. Choose another x, or add a column of numbers. The columns are: \(names.english).",
        es:
          "No queda ninguna columna con números. Elige otra x, o añade una columna de números. Las columnas son: \(names.spanish).",
        ar:
          "لم يبقَ عمود فيه أعداد. اختر x آخر، أو أضف عمود أعداد. الأعمدة هي: \(names.arabic).")
    case .negativeShare(let name, let value):
      let number = SpokenNumber(range: value...value).phrase(value)
      self.init(
        en:
          "“\(name)” is \(number.english), but a pie chart shows shares of a whole, which cannot be below 0. Choose bars instead.",
        es:
          "«\(name)» es \(number.spanish), pero un gráfico circular muestra partes de un todo, que no pueden ser menores que 0. Elige barras.",
        ar:
          "«\(name)» يساوي \(number.arabic)، لكن المخطط الدائري يعرض أجزاء من كل، ولا تكون أصغر من 0. اختر الأعمدة بدلًا منه."
      )
    case .notAboveZero(let axis, let value):
      let number = SpokenNumber(range: value...value).phrase(value)
      self.init(
        en:
          "The axis “\(axis)” is logarithmic, but has the value \(number.english). Use values above 0, or a linear axis.",
        es:
          "El eje «\(axis)» es logarítmico, pero tiene el valor \(number.spanish). Usa valores mayores que 0, o un eje lineal.",
        ar:
          "المحور «\(axis)» لوغاريتمي، لكن فيه القيمة \(number.arabic). استعمل قيمًا أكبر من 0، أو محورًا خطيًا."
      )
    case .unsuited(let kind): self.init(unsuited: kind)
    default: self.init(en: "", es: "", ar: "")
    }
  }

  private init(unsuited kind: ChartKind) {
    switch kind {
    case .candlestick:
      self.init(
        en:
          "A candlestick chart needs four columns of numbers. Name them open, high, low and close, or choose four columns of values in this order.",
        es:
          "Un gráfico de velas necesita cuatro columnas de números. Llámalas apertura, máximo, mínimo y cierre, o elige cuatro columnas de valores en ese orden.",
        ar:
          "مخطط الشموع يحتاج إلى أربعة أعمدة أعداد. سمّها open وhigh وlow وclose، أو اختر أربعة أعمدة للقيم بهذا الترتيب."
      )
    case .heatMap:
      self.init(
        en:
          "A heat map needs two columns of words and one of numbers, or a table with several columns of numbers. Choose the columns for x and for the rows.",
        es:
          "Un mapa de calor necesita dos columnas de palabras y una de números, o una tabla con varias columnas de números. Elige las columnas de x y de las filas.",
        ar:
          "الخريطة الحرارية تحتاج إلى عمودي كلمات وعمود أعداد، أو إلى جدول فيه عدة أعمدة أعداد. اختر عمود x وعمود الصفوف."
      )
    default:
      self.init(
        en: "The data does not suit this kind of chart. Choose another kind, or leave it open.",
        es: "Los datos no sirven para este tipo de gráfico. Elige otro tipo, o déjalo sin elegir.",
        ar: "البيانات لا تناسب هذا النوع من المخططات. اختر نوعًا آخر، أو اترك النوع دون اختيار.")
    }
  }

  /// Names one after the other; a word where there are none.
  static func list(_ names: [String]) -> Phrase {
    guard !names.isEmpty else { return Phrase(en: "none", es: "ninguna", ar: "لا شيء") }
    var (latin, arabic) = ("", "")
    for name in names {
      if !latin.utf8.isEmpty {
        latin += ", "
        arabic += "، "
      }
      latin += name
      arabic += name
    }
    return Phrase(en: latin, es: latin, ar: arabic)
  }
}
