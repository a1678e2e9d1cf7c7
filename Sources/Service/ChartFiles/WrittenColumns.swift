// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartWords
public import Charts
public import Speaking

/// The columns of a table as text, to be printed.
public struct WrittenColumns: Sendable {
  private let columns: [ColumnSummary]
  private let language: Language

  /// The columns in words.
  public init(_ columns: [ColumnSummary], in language: Language) {
    self.columns = columns
    self.language = language
  }

  /// A line for each column, with its number from 1.
  public var lines: [String] {
    columns.enumerated().map { "\($0 + 1). \($1.text(in: language))" }
  }

  /// `{"columns":[{"name","unit","kind","missing","use","reason"}]}`; what does not apply is left out.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      json.key("columns")
      json.array { list in
        for column in columns { write(column, to: &list) }
      }
    }
    writer.endLine()
    return writer.bytes
  }

  private func write(_ column: ColumnSummary, to list: inout JSONWriter) {
    list.object { json in
      json.field("name", column.name)
      if let unit = column.unit { json.field("unit", unit) }
      json.field("kind", column.kind.word)
      json.field("missing", column.missing)
      json.field("use", column.use.word)
      if case .leftOut(let reason) = column.use { json.field("reason", reason.word) }
    }
  }
}
