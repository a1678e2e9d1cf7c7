// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
public import Phrases

extension PointWords {
  /// A mark of a chart: the series and the point in it.
  public struct Mark: Sendable, Equatable {
    /// The index of the series.
    public var series: Int
    /// The index of the point.
    public var index: Int

    /// A mark.
    public init(series: Int = 0, index: Int) {
      self.series = series
      self.index = index
    }
  }

  /// What lies between two marks: which is higher, by how much and how many percent, and how far apart they are.
  public func comparison(_ first: Mark, _ second: Mark) -> Phrase {
    let (one, other) = (point(at: first), point(at: second))
    guard let one, let other, !one.isMissing, !other.isMissing else {
      return Phrase(
        en: "One of the two has no value.", es: "Uno de los dos no tiene valor.",
        ar: "أحدهما بلا قيمة.")
    }
    var parts = [
      Phrase(
        en: "$1: $2", es: "$1: $2", ar: "$1: $2", with: name(first),
        values(ofSeries: first.series).exact(one.y)),
      Phrase(
        en: "$1: $2", es: "$1: $2", ar: "$1: $2", with: name(second),
        values(ofSeries: second.series).exact(other.y)),
    ]
    if let difference = difference(one.y, other.y, (first.series, second.series)) {
      parts.append(difference)
    }
    if one.x != other.x, x.style != .name {
      parts.append(
        Phrase(
          en: "they are $1 apart", es: "hay $1 entre ambos", ar: "المسافة بينهما $1",
          with: x.distance(one.x, other.x)))
    }
    return Phrase.joined(parts, by: .semicolon).sentence
  }

  private func point(at mark: Mark) -> ChartPoint? {
    guard chart.series.indices.contains(mark.series),
      chart.series[mark.series].points.indices.contains(mark.index)
    else { return nil }
    return chart.series[mark.series].points[mark.index]
  }

  private func name(_ mark: Mark) -> Phrase {
    let place = place(mark.series, mark.index)
    guard chart.series.count > 1 else { return place }
    return Phrase(
      en: "$1, $2", es: "$1, $2", ar: "$1، $2", with: name(ofSeries: mark.series), place)
  }

  /// How far apart two values are; nil where their units differ.
  private func difference(
    _ first: Double, _ second: Double, _ series: (Int, Int)
  ) -> Phrase? {
    let y = values(ofSeries: series.0)
    let other = values(ofSeries: series.1).axis.unit ?? ""
    guard other.hasSameBytes(as: y.axis.unit ?? "") else { return nil }
    if first == second { return Phrase(en: "equal", es: "iguales", ar: "متساويان") }
    let amount = y.exact((second - first).magnitude)
    let words =
      second > first
      ? Phrase(
        en: "the second is higher by $1", es: "el segundo es mayor en $1",
        ar: "الثاني أعلى بمقدار $1", with: amount)
      : Phrase(
        en: "the second is lower by $1", es: "el segundo es menor en $1",
        ar: "الثاني أدنى بمقدار $1", with: amount)
    guard first > 0, second > 0, !NameWords.isTemperature(y.axis.unit ?? y.axis.name) else {
      return words
    }
    return Phrase(
      en: "$1, $2", es: "$1, $2", ar: "$1، $2", with: words,
      .percent((second - first).magnitude / first))
  }
}
