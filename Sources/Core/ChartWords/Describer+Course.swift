// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Phrases

/// A single line from left to right.
extension Describer {
  mutating func writeCourse() {
    guard let course = analysis.series[0] else { return }
    let numbers = course.statistics
    if numbers.range == 0 {
      let flat = Phrase(
        en: "the value is $1 all the way", es: "el valor es $1 todo el tiempo",
        ar: "القيمة $1 في كل المخطط", with: ys[0].value(numbers.mean))
      main = [flat]
      add(.statistics, flat)
      writeGaps(0, course)
      return
    }
    let trend = Self.words(course.direction)
    main = [trend]
    if let season = course.season {
      if course.direction != .rises, course.direction != .falls { main = [] }
      main.append(seasonWords(0, season))
    }
    main.append(extremesInBrief)
    writeExtremes(0, course)
    writeEnds(0, course)
    writeMiddle(numbers)
    writeTrend(0, course)
    writeDetails(0, course)
  }

  /// Turns, seasons, level parts, leaps and gaps of a series.
  mutating func writeDetails(_ series: Int, _ course: SeriesAnalysis) {
    writeTurns(series, course)
    if let season = course.season {
      writeSeason(series, season)
    }
    for plateau in course.plateaus.prefix(isLong ? 3 : 1) { writePlateau(series, plateau) }
    writeLargestStep(series, course)
    writeOutliers(series, course.outliers)
    writeGaps(series, course)
  }

  /// "lowest 11.5, at Hour 5; highest 24, at Hour 15".
  var extremesInBrief: Phrase {
    guard let low = analysis.lowest, let high = analysis.highest else { return .nothing }
    return Phrase(
      en: "lowest $1, $2; highest $3, $4", es: "mínimo $1, $2; máximo $3, $4",
      ar: "الأدنى $1، $2؛ والأعلى $3، $4", with: value(low.series, low.index),
      place(low.series, low.index), value(high.series, high.index), place(high.series, high.index))
  }

  mutating func writeExtremes(_ series: Int, _ course: SeriesAnalysis) {
    let numbers = course.statistics
    let low = Phrase(
      en: "the lowest value is $1, $2", es: "el valor más bajo es $1, $2",
      ar: "أدنى قيمة هي $1، $2",
      with: value(series, numbers.lowest), place(series, numbers.lowest))
    let high = Phrase(
      en: "the highest value is $1, $2", es: "el valor más alto es $1, $2",
      ar: "أعلى قيمة هي $1، $2", with: value(series, numbers.highest),
      place(series, numbers.highest))
    add(.statistics, again(low, numbers.lowestCount), part(series, near: numbers.lowest))
    add(.statistics, again(high, numbers.highestCount), part(series, near: numbers.highest))
  }

  /// Says that an extreme is reached several times.
  func again(_ words: Phrase, _ count: Int) -> Phrase {
    guard count > 1 else { return words }
    return Phrase(
      en: "$1, the first of $2", es: "$1, la primera de $2", ar: "$1، وهي الأولى من $2",
      with: words,
      Phrase(count, CountedMarks.times))
  }

  mutating func writeEnds(_ series: Int, _ course: SeriesAnalysis) {
    if course.statistics.range == 0 { return }
    let (first, last) = (course.statistics.first, course.statistics.last)
    let (start, end) = (points(series)[first].y, points(series)[last].y)
    let ends = Phrase(
      en: "starts at $1 and ends at $2", es: "empieza en $1 y acaba en $2",
      ar: "البداية عند $1 والنهاية عند $2", with: ys[series].value(start),
      ys[series].value(end))
    let isTrend = course.direction == .rises || course.direction == .falls
    add(
      .statistics, clause(series, isTrend ? percentMore(ends, start, end, series) : ends),
      part(series))
  }

  /// Adds by how many percent the one is more than the other, where that means something.
  func percentMore(
    _ words: Phrase, _ start: Double, _ end: Double, _ series: Int
  ) -> Phrase {
    let axis = ys[series].axis
    let isTemperature = NameWords.isTemperature(axis.unit ?? axis.name)
    guard start > 0, end > 0, !isTemperature, (end - start).magnitude / start >= 0.01 else {
      return words
    }
    // From three times as much on, times are plainer than percent.
    if end / start >= 3 {
      return Phrase(
        en: "$1, $2 times as much", es: "$1, $2 veces lo del principio",
        ar: "$1، أي قيمة البداية مضروبة في $2", with: words,
        SpokenNumber.significant(end / start, digits: 2))
    }
    let percent = Phrase.percent((end - start).magnitude / start)
    return end > start
      ? Phrase(en: "$1, up $2", es: "$1, un $2 más", ar: "$1، بزيادة $2", with: words, percent)
      : Phrase(en: "$1, down $2", es: "$1, un $2 menos", ar: "$1، بنقص $2", with: words, percent)
  }

  private mutating func writeMiddle(_ numbers: SeriesStatistics) {
    guard isLong, numbers.count >= 4 else { return }
    add(
      .statistics,
      Phrase(
        en:
          "the mean is $1 and the median $2; the middle half of the values lies between $3 and $4",
        es: "la media es $1 y la mediana $2; la mitad central de los valores está entre $3 y $4",
        ar: "المتوسط $1 والوسيط $2؛ ويقع النصف الأوسط من القيم بين $3 و$4",
        with: y.value(numbers.mean), y.value(numbers.median), y.opening(numbers.lowerQuartile),
        y.value(numbers.upperQuartile)))
  }

  /// Where a series leads, without its subject.
  static func words(_ direction: SeriesAnalysis.Direction) -> Phrase {
    switch direction {
    case .rises: Phrase(en: "rises overall", es: "sube en conjunto", ar: "الاتجاه العام صاعد")
    case .falls: Phrase(en: "falls overall", es: "baja en conjunto", ar: "الاتجاه العام هابط")
    case .returns:
      Phrase(
        en: "ends about where it began", es: "acaba más o menos donde empezó",
        ar: "النهاية قريبة من البداية")
    case .wavers:
      Phrase(
        en: "goes up and down without a trend", es: "sube y baja sin tendencia",
        ar: "تذبذب دون اتجاه عام")
    case .flat: Phrase(en: "stays the same", es: "no cambia", ar: "ثبات دون تغيّر")
    }
  }
}

extension NameWords {
  /// Percent of degrees mean nothing, since their zero is arbitrary.
  static func isTemperature(_ unit: String) -> Bool {
    unit.unicodeScalars.contains { $0 == "°" || $0 == "℃" || $0 == "℉" }
  }
}
