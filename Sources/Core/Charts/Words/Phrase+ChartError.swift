// SPDX-License-Identifier: Apache-2.0

public import Phrases

extension Phrase {
  /// What is wrong with the data of a chart, where, and what to do.
  public init(_ error: ChartError) {
    switch error {
    case .notANumber(let cell), .date(let cell), .tooLarge(let cell): self.init(error, in: cell)
    case .notText(let line): self.init(notTextInLine: line)
    case .oneColumn(let line): self.init(oneColumnInLine: line)
    case .openQuote(let line): self.init(openQuoteInLine: line)
    case .textAfterQuote(let line): self.init(textAfterQuoteInLine: line)
    case .missingX(let line, let column): self.init(missing: column, line: line)
    case .noHeader(let found): self.init(noHeader: found)
    case .negativeX(let x, let line): self.init(negativeX: x, line: line)
    case .tooLong, .tooManyPoints: self.init(limit: error)
    case .empty, .noPoints, .onePoint, .notFinite, .sameX: self.init(tooLittle: error)
    }
  }

  private init(_ error: ChartError, in cell: ChartError.Cell) {
    let (line, column, found) = (cell.line, cell.column, cell.found)
    switch error {
    case .date:
      self.init(
        en:
          "Line \(line), column “\(column)”: “\(found)” is a date or a time, which cannot be used yet. Write a number instead, such as the year, or days or hours from the beginning.",
        es:
          "Línea \(line), columna «\(column)»: «\(found)» es una fecha o una hora, y todavía no se puede usar. Escribe un número, como el año, o los días u horas desde el comienzo.",
        ar:
          "السطر \(line)، العمود «\(column)»: «\(found)» تاريخ أو وقت، ولا يمكن استعماله بعد. اكتب عددًا بدلًا منه، مثل السنة أو عدد الأيام أو الساعات من البداية."
      )
    case .tooLarge:
      self.init(
        en:
          "Line \(line), column “\(column)”: “\(found)” is too large a number. Use a larger unit, so that the numbers become smaller.",
        es:
          "Línea \(line), columna «\(column)»: «\(found)» es un número demasiado grande. Usa una unidad mayor, para que los números sean más pequeños.",
        ar:
          "السطر \(line)، العمود «\(column)»: «\(found)» عدد كبير جدًا. استعمل وحدة أكبر لتصغر الأعداد."
      )
    default:
      self.init(
        en:
          "Line \(line), column “\(column)”: “\(found)” is not a number. Write a number, such as 12.5, or leave the cell of the value empty.",
        es:
          "Línea \(line), columna «\(column)»: «\(found)» no es un número. Escribe un número, como 12.5, o deja vacía la celda del valor.",
        ar:
          "السطر \(line)، العمود «\(column)»: «\(found)» ليس عددًا. اكتب عددًا مثل 12.5، أو اترك خانة القيمة فارغة."
      )
    }
  }

  private init(notTextInLine line: Int) {
    self.init(
      en:
        "Line \(line) is not text in UTF-8. Save the table again as CSV in UTF-8, then choose it again.",
      es:
        "La línea \(line) no es texto en UTF-8. Guarda la tabla otra vez como CSV en UTF-8 y elígela de nuevo.",
      ar:
        "السطر \(line) ليس نصًا بترميز UTF-8. احفظ الجدول من جديد بصيغة CSV وترميز UTF-8 ثم اختره مرة أخرى."
    )
  }

  private init(oneColumnInLine line: Int) {
    self.init(
      en:
        "Line \(line) has only one column. Write two, x and then y, with a comma between them, such as “1,12.5”.",
      es:
        "La línea \(line) tiene una sola columna. Escribe dos, primero x y después y, con una coma entre ellas, como «1,12.5».",
      ar: "في السطر \(line) عمود واحد فقط. اكتب عمودين، x ثم y، وبينهما فاصلة، مثل «1,12.5».")
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

  private init(missing column: String, line: Int) {
    self.init(
      en: "Line \(line) has a value but nothing in the column “\(column)”. Write a number there.",
      es:
        "La línea \(line) tiene un valor, pero nada en la columna «\(column)». Escribe ahí un número.",
      ar: "في السطر \(line) قيمة، لكن العمود «\(column)» فارغ. اكتب عددًا هناك.")
  }

  private init(noHeader found: String) {
    self.init(
      en:
        "The first line holds numbers (“\(found)”) but should name the two columns. Add a line above it, such as “Hour,Temperature”.",
      es:
        "La primera línea contiene números («\(found)»), pero debería nombrar las dos columnas. Añade encima una línea como «Hora,Temperatura».",
      ar:
        "في السطر الأول أعداد («\(found)»)، وينبغي أن يسمّي العمودين. أضف فوقه سطرًا مثل «الساعة,الحرارة»."
    )
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
        en: "The file is larger than 10 megabytes. Keep fewer rows, then choose it again.",
        es: "El archivo ocupa más de 10 megabytes. Deja menos filas y elígelo de nuevo.",
        ar: "الملف أكبر من 10 ميغابايت. أبقِ صفوفًا أقل ثم اختره مرة أخرى.")
    } else {
      self.init(
        en: "There are more than 100000 points. Keep fewer rows, such as every tenth one.",
        es: "Hay más de 100000 puntos. Deja menos filas, por ejemplo una de cada diez.",
        ar: "هناك أكثر من 100000 نقطة. أبقِ صفوفًا أقل، مثل صف من كل عشرة.")
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
