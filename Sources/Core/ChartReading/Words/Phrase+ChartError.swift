// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
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
    case .tooMuch(let limit): self.init(tooMuch: limit)
    case .data(let error): self.init(error)
    case .tooLong:
      self.init(
        en: "The file is larger than 100 megabytes. Keep fewer rows, then choose it again.",
        es: "El archivo ocupa más de 100 megabytes. Deja menos filas y elígelo de nuevo.",
        ar: "الملف أكبر من 100 ميغابايت. أبقِ صفوفًا أقل ثم اختره مرة أخرى.")
    case .empty:
      self.init(
        en:
          "There is nothing in it. Write a line that names two columns, then x and y in each line.",
        es:
          "No contiene nada. Escribe una línea que nombre dos columnas y, después, x e y en cada línea.",
        ar: "لا شيء فيه. اكتب سطرًا يسمّي عمودين، ثم x وy في كل سطر.")
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
}
