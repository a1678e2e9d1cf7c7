// SPDX-License-Identifier: Apache-2.0

public import Charts
public import Phrases

extension Phrase {
  /// What is wrong with the data of a chart, where, and what to do.
  public init(_ error: ChartError) {
    switch error {
    case .notANumber, .notATime, .noSuchDate, .tooLarge: self.init(cell: error)
    case .notText(let line): self.init(notTextInLine: line)
    case .otherFile(let file): self.init(file)
    case .openQuote(let line): self.init(openQuoteInLine: line)
    case .textAfterQuote(let line): self.init(textAfterQuoteInLine: line)
    case .noSuchColumn, .noNumbers, .unsuited, .negativeShare, .notAboveZero:
      self.init(columns: error)
    case .json(let fault, let line, let column): self.init(fault, line: line, column: column)
    case .noTableInJSON, .noSuchTable: self.init(noTable: error)
    case .specification(let fault, let line): self.init(fault, line: line)
    case .picture(let fault): self.init(fault)
    case .rowsWithoutCells:
      self.init(
        en: "Rows can come only after a table of cells, such as CSV.",
        es: "Solo se pueden añadir filas a una tabla de celdas, como CSV.",
        ar: "لا تُضاف الصفوف إلا إلى جدول من الخلايا مثل CSV.")
    case .negativeX(let x, let line): self.init(negativeX: x, line: line)
    case .tooMuch(let limit): self.init(tooMuch: limit)
    case .tooLong, .tooManyPoints: self.init(limit: error)
    case .empty, .noPoints, .onePoint, .notFinite, .sameX: self.init(tooLittle: error)
    }
  }

  private init(notTextInLine line: Int) {
    self.init(
      en: "Line \(line) holds bytes that are no text. Save the table again as CSV, then choose it.",
      es: "La línea \(line) contiene bytes que no son texto. Guarda la tabla como CSV y elígela.",
      ar: "في السطر \(line) بايتات ليست نصًا. احفظ الجدول من جديد بصيغة CSV ثم اختره.")
  }

  private init(openQuoteInLine line: Int) {
    self.init(
      en: "A quotation mark that opens in line \(line) is never closed. Close it or remove it.",
      es: "Unas comillas que se abren en la línea \(line) no se cierran. Ciérralas o quítalas.",
      ar: "علامة اقتباس تُفتح في السطر \(line) ولا تُغلق. أغلقها أو احذفها.")
  }

  private init(textAfterQuoteInLine line: Int) {
    self.init(
      en:
        "Line \(line) has something after a closing quotation mark. Put a comma there, or write two quotation marks for one.",
      es:
        "En la línea \(line) hay algo después de unas comillas de cierre. Pon ahí una coma, o escribe las comillas dos veces.",
      ar:
        "في السطر \(line) شيء بعد علامة اقتباس مغلقة. ضع فاصلة هناك، أو اكتب علامة الاقتباس مرتين.")
  }

  private init(negativeX x: Double, line: Int?) {
    let named = line.map { line in
      Phrase(en: "Line \(line): x", es: "Línea \(line): x", ar: "السطر \(line): x")
    }
    let place = named ?? Phrase(en: "An x", es: "Una x", ar: "قيمة x")
    self.init(
      en:
        "\(place.english) is \(x), but the classic mapping takes no x below 0. Add the same amount to every x, so that the first is 0.",
      es:
        "\(place.spanish) es \(x), pero la regla clásica no admite ninguna x menor que 0. Suma lo mismo a todas las x, para que la primera sea 0.",
      ar:
        "\(place.arabic) تساوي \(x)، والقاعدة الكلاسيكية لا تقبل x أصغر من 0. أضف المقدار نفسه إلى كل x لتكون الأولى 0."
    )
  }

  private init(limit error: ChartError) {
    if case .tooLong = error {
      self.init(
        en: "The file is larger than 100 megabytes. Keep fewer rows, then choose it again.",
        es: "El archivo ocupa más de 100 megabytes. Deja menos filas y elígelo de nuevo.",
        ar: "الملف أكبر من 100 ميغابايت. أبقِ صفوفًا أقل ثم اختره مرة أخرى.")
    } else {
      self.init(
        en:
          "There are more than 2 million points. Keep fewer rows, such as every tenth one, or choose fewer columns.",
        es:
          "Hay más de 2 millones de puntos. Deja menos filas, por ejemplo una de cada diez, o elige menos columnas.",
        ar: "هناك أكثر من مليوني نقطة. أبقِ صفوفًا أقل، مثل صف من كل عشرة، أو اختر أعمدة أقل.")
    }
  }

  private init(tooLittle error: ChartError) {
    switch error {
    case .empty:
      self.init(
        en:
          "There is nothing in it. Write a line that names two columns, then x and y in each line.",
        es:
          "No contiene nada. Escribe una línea que nombre dos columnas y, después, x e y en cada línea.",
        ar: "لا شيء فيه. اكتب سطرًا يسمّي عمودين، ثم x وy في كل سطر.")
    case .onePoint:
      self.init(
        en: "There is only one point. A chart needs two or more: add a line.",
        es: "Hay un solo punto. Un gráfico necesita dos o más: añade una línea.",
        ar: "هناك نقطة واحدة فقط. يحتاج المخطط إلى نقطتين أو أكثر: أضف سطرًا.")
    case .sameX(let x):
      let number = SpokenNumber(range: x...x).phrase(x)
      self.init(
        en: "All points have the same x, \(number.english). Give them different ones.",
        es: "Todos los puntos tienen la misma x, \(number.spanish). Dales valores distintos.",
        ar: "لكل النقاط قيمة x نفسها، \(number.arabic). أعطها قيمًا مختلفة.")
    case .notFinite:
      self.init(
        en: "A point is not a usable number. Give finite numbers below 10 to the power 100.",
        es: "Un punto no es un número utilizable. Da números finitos menores que 10 elevado a 100.",
        ar: "إحدى النقاط ليست عددًا صالحًا. أعطِ أعدادًا منتهية أصغر من 10 أس 100.")
    default:
      self.init(
        en: "There are no points in it. Write x and y in each line after the first.",
        es: "No contiene ningún punto. Escribe x e y en cada línea después de la primera.",
        ar: "لا توجد فيه نقاط. اكتب x وy في كل سطر بعد الأول.")
    }
  }
}
