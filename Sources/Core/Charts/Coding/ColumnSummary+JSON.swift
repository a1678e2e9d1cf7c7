// SPDX-License-Identifier: Apache-2.0

import Bytes

extension ColumnSummary {
  /// Writes `name`, `kind`, `missing`, `use`, and `unit` and `reason` where there are any.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("name", name)
      writer.optional("unit", unit)
      writer.field("kind", kind.word)
      writer.field("missing", missing)
      writer.field("use", use.word)
      if case .leftOut(let reason) = use { writer.field("reason", reason.word) }
    }
  }

  init(json: JSONValue) throws(FieldError) {
    self.init(
      name: try json.text("name"), unit: try json.optionalText("unit"),
      kind: try json.choice("kind"), missing: try json.int("missing"), use: try Use(json: json))
  }
}

extension ColumnSummary.Use {
  fileprivate init(json: JSONValue) throws(FieldError) {
    let word = try json.text("use")
    switch word.bytewise {
    case "x": self = .x
    case "value": self = .value
    case "series": self = .series
    case "label": self = .label
    case "left-out": self = .leftOut(try json.choice("reason"))
    default: throw .unknownWord(name: "use", word: word)
    }
  }
}
