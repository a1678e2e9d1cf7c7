// SPDX-License-Identifier: Apache-2.0

public import Charts
import Speaking

/// A chart for fingers: pages for swell paper or an embosser, with braille labels and a key.
///
/// The key comes first, since it is read first (BANA). Where more series, bars or rows are wanted than a page can
/// hold apart, there are several pages with the same axes.
public struct TactileDrawing: Sendable {
  /// Each page as a whole SVG document of the paper's size: the key, then the drawings.
  public let pages: [String]
  /// How many of the pages, from the first on, are the key.
  public let keyPages: Int
  /// All pages in one SVG document, one below the other.
  public let document: String

  /// The drawing of a chart whose points go from left to right (`Chart.sortedByX()`).
  ///
  /// `title` is used where the chart has none. `summary` is a sentence about the chart for the key.
  public init(
    _ chart: Chart, title: String = "", summary: String = "",
    options: TactileOptions = TactileOptions()
  ) {
    let title = chart.title ?? title
    let sheets = Self.sheets(chart, title: title, summary: summary, options: options)
    pages = sheets.all.map { $0.svg(title: title, options) }
    document = TactilePage.document(
      sheets.all, title: title.utf8.isEmpty ? summary : title, options)
    keyPages = sheets.keyPages
  }

  /// The pages as shapes.
  static func sheets(
    _ chart: Chart, title: String, summary: String, options: TactileOptions
  ) -> (all: [TactilePage], keyPages: Int) {
    // The key names pages that come after it, so how long it is must be known before it is written.
    let draft = sheets(chart, title, summary, options, keyPages: 1)
    guard draft.keyPages > 1 else { return draft }
    return sheets(chart, title, summary, options, keyPages: draft.keyPages)
  }

  private static func sheets(
    _ whole: Chart, _ title: String, _ summary: String, _ options: TactileOptions, keyPages: Int
  ) -> (all: [TactilePage], keyPages: Int) {
    var key = TactileKey(options)
    key.write(title)
    key.write(summary)
    var chart = whole
    var sections = TactileSection.of(chart, options)
    if sections.count > TactileMeasure.mostPages, chart.canBeLine {
      chart.kind = .line
      sections = TactileSection.of(chart, options)
      key.write(TactileWords[options.language].asLine)
    }
    let drawn = sections.prefix(TactileMeasure.mostPages)
    if drawn.count < sections.count {
      let words = TactileWords[options.language].leftOut([
        "drawn": drawn.count.description, "all": sections.count.description,
      ])
      key.write(words)
    }
    var drawings: [TactilePage] = []
    for (index, section) in drawn.enumerated() {
      if drawn.count > 1 {
        key.write(TactileWords[options.language].page((keyPages + index + 1).description))
      }
      var drawer = TactileDrawer(section, options: options, key: key)
      drawer.draw(title: title, number: keyPages + index + 1)
      key = drawer.key
      drawings.append(drawer.page)
    }
    let keys = key.pages()
    return (keys + drawings, keys.count)
  }
}

extension Chart {
  /// Whether a line through its values says what its marks do.
  fileprivate var canBeLine: Bool {
    switch kind {
    case .bar, .histogram, .candlestick, .groupedBar: true
    case .line, .stackedBar, .area, .scatter, .boxPlot, .heatMap, .pie: false
    }
  }
}
