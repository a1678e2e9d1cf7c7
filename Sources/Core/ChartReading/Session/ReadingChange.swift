// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// What a person wants read otherwise than it was; what they do not name stays.
public struct ReadingChange: Sendable, Equatable {
  /// What is chosen of something; without a value it is left to the reader again.
  enum Choice<Value: Sendable & Equatable>: Sendable, Equatable {
    case stays
    case becomes(Value?)
  }

  private var xColumn = Choice<String>.stays
  private var seriesColumn = Choice<String>.stays
  private var yColumns: [String]?
  private var kind = Choice<ChartKind>.stays
  private var decimalMark: DecimalMark?
  private var dateOrder: DateOrder?

  /// Reads `x-column`, `y-columns`, `series-column`, `chart`, `decimal`, `dates`; an empty text leaves a choice to the reader.
  init(json: JSONValue) throws(FieldError) {
    xColumn = try Self.column("x-column", of: json)
    seriesColumn = try Self.column("series-column", of: json)
    if json["y-columns"] != nil { yColumns = try json.texts("y-columns") }
    if let word = try json.optionalText("chart") {
      kind = .becomes(ChartKind(word: word))
      guard word.utf8.isEmpty || kind != .becomes(nil) else {
        throw .unknownWord(name: "chart", word: word)
      }
    }
    if json["decimal"] != nil { decimalMark = try json.choice("decimal") }
    if json["dates"] != nil { dateOrder = try json.choice("dates") }
  }

  private static func column(
    _ name: String, of json: JSONValue
  ) throws(FieldError) -> Choice<String> {
    guard let column = try json.optionalText(name) else { return .stays }
    return .becomes(column.utf8.isEmpty ? nil : column)
  }

  fileprivate func apply(to source: inout ChartSource) {
    if case .becomes(let column) = xColumn { source.xColumn = column }
    if case .becomes(let column) = seriesColumn { source.seriesColumn = column }
    if let yColumns { source.yColumns = yColumns }
    if case .becomes(let kind) = kind { source.kind = kind }
    if let decimalMark { source.decimalMark = decimalMark }
    if let dateOrder { source.dateOrder = dateOrder }
  }
}

extension ChartSource {
  /// The same data, to be read otherwise and told.
  func reread(as change: ReadingChange) -> ChartSource {
    var source = self
    change.apply(to: &source)
    source.isQuiet = false
    return source
  }
}
