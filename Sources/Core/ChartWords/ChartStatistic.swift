// SPDX-License-Identifier: Apache-2.0

public import Phrases

/// A number that can be stepped to: of a series, or of a mark that holds several.
public struct ChartStatistic: Sendable, Equatable {
  /// Which number it is.
  public var kind: Kind
  /// The number, in the units of the y axis.
  public var value: Double
  /// The index of the point where it lies; nil when it lies at none, such as a mean.
  public var index: Int?
  /// It in words, such as "Highest: 24 °C, at Hour 15".
  public var phrase: Phrase
  /// It in the language that was asked for.
  public internal(set) var text = ""

  /// Which number of a series or a mark.
  public enum Kind: Sendable, Equatable, CaseIterable {
    case least, greatest, mean, median, standardDeviation, sum, first, last
    case lowWhisker, lowerQuartile, upperQuartile, highWhisker, outlier
    case open, high, low, close, change
    case lowerBorder, upperBorder, count, share
  }
}

extension ChartStatistic.Kind {
  /// What the number is called.
  public var phrase: Phrase {
    switch self {
    case .least: Phrase(en: "Lowest", es: "Mínimo", ar: "الأدنى")
    case .greatest: Phrase(en: "Highest", es: "Máximo", ar: "الأعلى")
    case .mean: Phrase(en: "Mean", es: "Media", ar: "المتوسط")
    case .median: Phrase(en: "Median", es: "Mediana", ar: "الوسيط")
    case .standardDeviation:
      Phrase(en: "Standard deviation", es: "Desviación típica", ar: "الانحراف المعياري")
    case .sum: Phrase(en: "Total", es: "Total", ar: "المجموع")
    case .first: Phrase(en: "First", es: "Primero", ar: "الأول")
    case .last: Phrase(en: "Last", es: "Último", ar: "الأخير")
    case .lowWhisker:
      Phrase(en: "Lower whisker", es: "Bigote inferior", ar: "نهاية الشارب الأدنى")
    case .lowerQuartile: Phrase(en: "Lower quartile", es: "Primer cuartil", ar: "الربيع الأدنى")
    case .upperQuartile: Phrase(en: "Upper quartile", es: "Tercer cuartil", ar: "الربيع الأعلى")
    case .highWhisker:
      Phrase(en: "Upper whisker", es: "Bigote superior", ar: "نهاية الشارب الأعلى")
    case .outlier: Phrase(en: "Outlier", es: "Valor atípico", ar: "قيمة شاذة")
    case .open: Phrase(en: "Open", es: "Apertura", ar: "الافتتاح")
    case .high: Phrase(en: "High", es: "Máximo", ar: "الأعلى")
    case .low: Phrase(en: "Low", es: "Mínimo", ar: "الأدنى")
    case .close: Phrase(en: "Close", es: "Cierre", ar: "الإغلاق")
    case .change: Phrase(en: "Change", es: "Cambio", ar: "التغيّر")
    case .lowerBorder: Phrase(en: "From", es: "Desde", ar: "من")
    case .upperBorder: Phrase(en: "To", es: "Hasta", ar: "إلى")
    case .count: Phrase(en: "Values", es: "Valores", ar: "عدد القيم")
    case .share: Phrase(en: "Share", es: "Parte", ar: "الحصة")
    }
  }
}
