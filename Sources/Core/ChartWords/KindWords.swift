// SPDX-License-Identifier: Apache-2.0

public import Charts
public import Phrases

extension ChartKind {
  /// What the kind is called, such as "line chart".
  public var phrase: Phrase {
    switch self {
    case .line: Phrase(en: "line chart", es: "gráfico de líneas", ar: "مخطط خطي")
    case .bar: Phrase(en: "bar chart", es: "gráfico de barras", ar: "مخطط أعمدة")
    case .groupedBar:
      Phrase(
        en: "grouped bar chart", es: "gráfico de barras agrupadas", ar: "مخطط أعمدة متجاورة")
    case .stackedBar:
      Phrase(en: "stacked bar chart", es: "gráfico de barras apiladas", ar: "مخطط أعمدة متراكمة")
    case .area: Phrase(en: "area chart", es: "gráfico de áreas", ar: "مخطط مساحي")
    case .scatter: Phrase(en: "scatter plot", es: "diagrama de dispersión", ar: "مخطط انتشار")
    case .histogram: Phrase(en: "histogram", es: "histograma", ar: "مدرّج تكراري")
    case .boxPlot: Phrase(en: "box plot", es: "diagrama de cajas", ar: "مخطط صندوقي")
    case .heatMap: Phrase(en: "heat map", es: "mapa de calor", ar: "خريطة حرارية")
    case .pie: Phrase(en: "pie chart", es: "gráfico circular", ar: "مخطط دائري")
    case .candlestick: Phrase(en: "candlestick chart", es: "gráfico de velas", ar: "مخطط شموع")
    }
  }

  /// What its marks are called where they are counted.
  var marks: Counted {
    switch self {
    case .line, .area, .scatter: CountedMarks.points
    case .bar, .groupedBar, .stackedBar: CountedMarks.bars
    case .histogram: CountedMarks.bins
    case .boxPlot: CountedMarks.boxes
    case .heatMap: CountedMarks.cells
    case .pie: CountedMarks.slices
    case .candlestick: CountedMarks.candles
    }
  }

  /// What its series are called where they are counted.
  var groups: Counted {
    switch self {
    case .line, .area: CountedMarks.lines
    case .heatMap: CountedMarks.rows
    case .bar, .groupedBar, .stackedBar, .scatter, .histogram, .boxPlot, .pie, .candlestick:
      CountedMarks.series
    }
  }
}

/// Things that are counted in charts; in Arabic as objects of a preposition.
enum CountedMarks {
  static var points: Counted {
    Counted(
      en: (one: "point", other: "points"), es: (one: "punto", other: "puntos"),
      ar: .init(
        zero: "0 نقطة", one: "نقطة واحدة", two: "نقطتين", few: "نقاط", many: "نقطة",
        other: "نقطة"))
  }
  static var bars: Counted {
    Counted(
      en: (one: "bar", other: "bars"), es: (one: "barra", other: "barras"),
      ar: .init(
        zero: "0 عمود", one: "عمود واحد", two: "عمودين", few: "أعمدة", many: "عمودًا",
        other: "عمود"))
  }
  static var bins: Counted {
    Counted(
      en: (one: "bin", other: "bins"), es: (one: "intervalo", other: "intervalos"),
      ar: .init(
        zero: "0 فئة", one: "فئة واحدة", two: "فئتين", few: "فئات", many: "فئة", other: "فئة"))
  }
  static var boxes: Counted {
    Counted(
      en: (one: "box", other: "boxes"), es: (one: "caja", other: "cajas"),
      ar: .init(
        zero: "0 صندوق", one: "صندوق واحد", two: "صندوقين", few: "صناديق", many: "صندوقًا",
        other: "صندوق"))
  }
  static var cells: Counted {
    Counted(
      en: (one: "cell", other: "cells"), es: (one: "celda", other: "celdas"),
      ar: .init(
        zero: "0 خلية", one: "خلية واحدة", two: "خليتين", few: "خلايا", many: "خلية",
        other: "خلية"))
  }
  static var slices: Counted {
    Counted(
      en: (one: "slice", other: "slices"), es: (one: "sector", other: "sectores"),
      ar: .init(
        zero: "0 قطاع", one: "قطاع واحد", two: "قطاعين", few: "قطاعات", many: "قطاعًا",
        other: "قطاع"))
  }
  static var candles: Counted {
    Counted(
      en: (one: "candle", other: "candles"), es: (one: "vela", other: "velas"),
      ar: .init(
        zero: "0 شمعة", one: "شمعة واحدة", two: "شمعتين", few: "شموع", many: "شمعة",
        other: "شمعة"))
  }
  static var lines: Counted {
    Counted(
      en: (one: "line", other: "lines"), es: (one: "línea", other: "líneas"),
      ar: .init(
        zero: "0 خط", one: "خط واحد", two: "خطين", few: "خطوط", many: "خطًا", other: "خط"))
  }
  static var rows: Counted {
    Counted(
      en: (one: "row", other: "rows"), es: (one: "fila", other: "filas"),
      ar: .init(
        zero: "0 صف", one: "صف واحد", two: "صفين", few: "صفوف", many: "صفًا", other: "صف"))
  }
  static var series: Counted {
    Counted(
      en: (one: "series", other: "series"), es: (one: "serie", other: "series"),
      ar: .init(
        zero: "0 سلسلة", one: "سلسلة واحدة", two: "سلسلتين", few: "سلاسل", many: "سلسلة",
        other: "سلسلة"))
  }
  static var categories: Counted {
    Counted(
      en: (one: "category", other: "categories"), es: (one: "categoría", other: "categorías"),
      ar: .init(
        zero: "0 فئة", one: "فئة واحدة", two: "فئتين", few: "فئات", many: "فئة", other: "فئة"))
  }
  static var times: Counted {
    Counted(
      en: (one: "time", other: "times"), es: (one: "vez", other: "veces"),
      ar: .init(
        zero: "0 مرة", one: "مرة واحدة", two: "مرتين", few: "مرات", many: "مرة", other: "مرة"))
  }
}
