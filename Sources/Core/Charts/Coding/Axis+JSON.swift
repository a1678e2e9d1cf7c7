// SPDX-License-Identifier: Apache-2.0

import Bytes

extension Axis {
  /// Writes `name`, `unit` where there is one, and `scale` (`log`, a precision of time) or `categories`.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("name", name)
      writer.optional("unit", unit)
      switch scale {
      case .linear: break
      case .logarithmic: writer.field("scale", Self.logarithmicWord)
      case .time(let precision): writer.field("scale", precision.word)
      case .categories(let names):
        writer.key("categories")
        writer.array { writer in
          for name in names { writer.value(name) }
        }
      }
    }
  }

  init(json: JSONValue) throws(FieldError) {
    self.init(name: try json.text("name"), unit: json["unit"]?.string)
    if json["categories"] != nil {
      scale = .categories(try json.textList("categories"))
    } else if json["scale"] != nil {
      let word = try json.text("scale")
      if word.hasSameBytes(as: Self.logarithmicWord) {
        scale = .logarithmic
      } else if let precision = TimePrecision(word: word) {
        scale = .time(precision)
      } else {
        throw .unknownWord(name: "scale", word: word)
      }
    }
  }

  private static let logarithmicWord = "log"
}
