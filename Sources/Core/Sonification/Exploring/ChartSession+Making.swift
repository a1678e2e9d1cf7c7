// SPDX-License-Identifier: Apache-2.0

public import Charts
public import Speaking

extension ChartSession {
  /// A session for a program that has its choices already.
  public init(language: Language, options: ChartOptions) {
    self.language = language
    self.options = options
    profile = options.profile
  }
}

extension ChartSource {
  /// The text of a chart with what was chosen from it.
  public init(
    text: [UInt8], format: ChartFormat? = nil, choices: ReadingChoices = ReadingChoices()
  ) {
    title = choices.title ?? ""
    xName = nil
    yName = nil
    self.format = format?.word
    xColumn = choices.xColumn
    yColumns = choices.yColumns
    seriesColumn = choices.seriesColumn
    ordinal = choices.ordinal
    kind = choices.kind
    content = .text(text)
    isQuiet = false
  }

  /// Whether a chart can be read from it.
  public var makesChart: Bool { (try? chart()) != nil }
}

extension ChartRows {
  /// One line or several, as in the chart's own text.
  public init(text: [UInt8]) { self.text = text }
}
