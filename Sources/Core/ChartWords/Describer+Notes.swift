// SPDX-License-Identifier: Apache-2.0

import Charts
import Phrases

/// What was passed over, assumed or changed while reading.
extension Describer {
  mutating func writeNotes() {
    let notes = chart.notes
    writeCounts(notes)
    writeUnusedColumns(notes)
    writeAssumptions(notes)
    if let line = notes.cutRow { note(Self.cut(line)) }
    if let encoding = notes.encoding {
      note(
        Phrase(
          en: "the text was read as $1", es: "el texto se ha leído como $1",
          ar: "قُرئ النص بترميز $1",
          with: NameWords.phrase(encoding.name)))
    }
    if notes.hasBrokenCharacters {
      note(
        Phrase(
          en: "some characters are broken and stand as question marks",
          es: "algunos caracteres están dañados y aparecen como signos de interrogación",
          ar: "بعض الحروف تالفة وتظهر علامات استفهام"))
    }
  }

  private mutating func note(_ words: Phrase) { add(.construction, words) }

  private static func number(_ number: Int) -> Phrase { Phrase(same: "\(number)") }

  private mutating func writeCounts(_ notes: ReadingNotes) {
    if notes.rowsLeftOut > 0 {
      note(
        Phrase(
          en: "left out, since they cannot be placed: $1", es: "omitidas por no tener lugar: $1",
          ar: "تُرك لتعذّر تحديد الموضع: $1", with: Phrase(notes.rowsLeftOut, CountedMarks.rows)))
    }
    if notes.seriesLeftOut > 0 { note(Self.leftOut(seriesOf: notes)) }
    if notes.duplicatedX > 0 {
      note(
        Phrase(
          en: "at the same place as another: $1", es: "en el mismo lugar que otro: $1",
          ar: "في موضع نقطة أخرى: $1", with: Phrase(notes.duplicatedX, CountedMarks.points)))
    }
    if notes.infiniteValues > 0 {
      note(
        Phrase(
          en: "infinite and so taken as missing: $1",
          es: "infinitos y por eso tomados como ausentes: $1",
          ar: "قيم لا نهائية عُدّت ناقصة: $1", with: Phrase(notes.infiniteValues, PointWords.values)))
    }
    if let count = notes.valuesBinned {
      note(
        Phrase(
          en: "the bins were counted from $1", es: "los intervalos se han contado a partir de $1",
          ar: "عُدّت الفئات من $1", with: Phrase(count, PointWords.values)))
    }
    if notes.otherParts > 0 {
      note(
        Phrase(
          en: "more tables or pictures with data on the same page: $1",
          es: "otras tablas o imágenes con datos en la misma página: $1",
          ar: "جداول أو صور أخرى فيها بيانات في الصفحة نفسها: $1",
          with: Self.number(notes.otherParts)))
    }
  }

  private mutating func writeUnusedColumns(_ notes: ReadingNotes) {
    let count = notes.unusedColumnCount
    guard count > 0 else { return }
    var names = notes.unusedColumns.prefix(Self.mostNames - 1).map { NameWords.phrase($0) }
    guard !names.isEmpty else {
      return note(
        Phrase(
          en: "columns not used: $1", es: "columnas sin usar: $1", ar: "أعمدة لم تُستعمل: $1",
          with: Self.number(count)))
    }
    if count > names.count {
      names.append(
        Phrase(
          en: "$1 more", es: "$1 más", ar: "$1 غيرها", with: Self.number(count - names.count)))
    }
    note(
      Phrase(
        en: "columns not used: $1", es: "columnas sin usar: $1", ar: "أعمدة لم تُستعمل: $1",
        with: .list(names)))
    let apart = notes.columns.filter { $0.use == .leftOut(.otherScale) }
    guard !apart.isEmpty else { return }
    note(
      Phrase(
        en: "on another scale, and heard when their columns are chosen: $1",
        es: "en otra escala, y se oyen al elegir sus columnas: $1",
        ar: "على مقياس آخر، وتُسمع عند اختيار أعمدتها: $1",
        with: .list(apart.prefix(Self.mostNames).map { NameWords.phrase($0.name) })))
  }

  private mutating func writeAssumptions(_ notes: ReadingNotes) {
    if notes.hasNoHeader {
      note(
        Phrase(
          en: "the first row holds values, so the columns have numbers for names",
          es: "la primera fila contiene valores, así que las columnas llevan números por nombre",
          ar: "في الصف الأول قيم، ولذلك رُقّمت الأعمدة"))
    }
    if notes.rowsAreNumbered {
      note(
        Phrase(
          en: "nothing says where the values lie, so the rows are numbered",
          es: "nada dice dónde van los valores, así que las filas están numeradas",
          ar: "لا شيء يحدد مواضع القيم، ولذلك رُقّمت الصفوف"))
    }
    if notes.isMap {
      note(
        Phrase(
          en: "$1 and $2 are places on the map: right is east, and high is north",
          es: "$1 y $2 son lugares en el mapa: a la derecha está el este, y arriba el norte",
          ar: "$1 و$2 مواضع على الخريطة: اليمين شرق والأعلى شمال", with: xName, yName))
    }
    if notes.wasSorted, chart.kind != .scatter {
      note(
        Phrase(
          en: "the points were brought into the order of $1",
          es: "los puntos se han puesto en el orden de $1", ar: "رُتّبت النقاط بحسب $1", with: xName)
      )
    }
    if let number = notes.openNumber { note(Phrase(number)) }
    if let order = notes.assumedDateOrder { note(Self.assumed(order)) }
    writeMeasured(notes)
  }

  /// How exactly a picture was read.
  private mutating func writeMeasured(_ notes: ReadingNotes) {
    guard let within = notes.measuredWithin else { return }
    if within == 0 {
      note(
        Phrase(
          en: "the values are those that the picture itself tells of its parts",
          es: "los valores son los que la propia imagen da de sus partes",
          ar: "القيم هي التي تذكرها الصورة نفسها عن أجزائها"))
    } else {
      note(
        Phrase(
          en: "the values were read from the picture, within about $1",
          es: "los valores se han leído de la imagen, con un error de hasta $1 aproximadamente",
          ar: "قُرئت القيم من الصورة، بخطأ لا يزيد على نحو $1",
          with: chart.y.isLogarithmic
            ? .percent(within) : y.withUnit(SpokenNumber.significant(within, digits: 1))))
    }
    // What is a thousandth of the axis is heard by nobody.
    guard let within = notes.measuredXWithin,
      chart.x.isLogarithmic ? within > 0.005 : within > chart.xRange.width / 1000
    else { return }
    let error: Phrase =
      if chart.x.timePrecision != nil {
        CalendarWords.duration(seconds: within)
      } else {
        chart.x.isLogarithmic
          ? .percent(within) : x.withUnit(SpokenNumber.significant(within, digits: 1))
      }
    note(
      Phrase(
        en: "the places on $1 were read from the picture, within about $2",
        es: "los lugares en $1 se han leído de la imagen, con un error de hasta $2 aproximadamente",
        ar: "قُرئت المواضع على $1 من الصورة، بخطأ لا يزيد على نحو $2", with: xName, error))
  }
}
