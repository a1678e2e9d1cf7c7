// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// A file of a chart that the server is to make, since the device cannot.
public struct ConversionWish: Sendable, Equatable {
  /// What is chosen about it, by the names that the server has.
  private var fields: [ChartUpload.Field] = []
  private let form: String

  /// What the server calls what the session `chart` has other names for.
  private static let names = [
    ("lowest-pitch", "low"), ("highest-pitch", "high"), ("lowest", "hear-low"),
    ("highest", "hear-high"), ("left", "left-level"), ("right", "right-level"),
  ]

  /// Reads `form`, `language`, `options` (as the event `options` of a chart has them) and `hearing` (as its event of
  /// that name has it).
  init(json: JSONValue) throws(FieldError) {
    form = try json.text("form")
    put("form", form)
    put("language", try json.text("language"))
    for group in ["options", "hearing"] {
      for member in json[group]?.members ?? [] { put(Self.name(of: member.name), member.value) }
    }
  }

  private static func name(of own: String) -> String {
    for (name, others) in names where name.hasSameBytes(as: own) { return others }
    return own
  }

  private mutating func put(_ name: String, _ value: JSONValue) {
    if let truth = value.bool {
      put(name, truth ? "on" : "off")
    } else if let text = value.string {
      put(name, text)
    } else if let number = value.number {
      var writer = JSONWriter()
      writer.value(number)
      put(name, String(decoding: writer.bytes, as: UTF8.self))
    }
  }

  private mutating func put(_ name: String, _ text: String?) {
    guard let text, !text.utf8.isEmpty else { return }
    fields.append(ChartUpload.Field(name: name, text: text))
  }

  /// The wish with the data, how they were read, and what the chart is called.
  func upload(of source: ChartSource, titled title: String?) -> ChartUpload {
    var wish = self
    let title = title ?? source.title
    wish.put("x", source.xColumn)
    for column in source.yColumns { wish.put("y", column) }
    wish.put("series", source.seriesColumn)
    wish.put("type", source.kind?.word)
    wish.put("decimal", source.decimalMark?.word)
    wish.put("dates", source.dateOrder?.word)
    wish.put("from", source.format)
    wish.put("title", title)
    return ChartUpload(
      fields: wish.fields, text: source.writtenText, name: Self.fileName(title), form: form)
  }

  /// A name for a file: what systems may not take in one becomes a hyphen.
  private static func fileName(_ title: String) -> String {
    guard !title.utf8.isEmpty else { return "chart" }
    let name = title.utf8.map { "\\/:*?\"<>|".utf8.contains($0) ? UInt8(ascii: "-") : $0 }
    return String(decoding: name, as: UTF8.self)
  }
}

/// What is sent to the server, which answers with a file.
public struct ChartUpload: Sendable, Equatable {
  /// A field of the form.
  struct Field: Sendable, Equatable {
    let name: String
    let text: String
  }

  let fields: [Field]
  /// The data.
  let text: [UInt8]
  /// What they are called, without an ending.
  let name: String
  /// The ending of the file that is wanted.
  let form: String

  func writeMembers(to writer: inout JSONWriter) {
    writer.key("fields")
    writer.array { writer in
      for field in fields {
        writer.array { writer in
          writer.value(field.name)
          writer.value(field.text)
        }
      }
    }
    writer.field("text", String(decoding: text, as: UTF8.self))
    writer.field("name", name)
    writer.field("file", name + "." + form)
  }
}

extension ChartSource {
  /// The data as a text; points that a program gave, as JSON.
  fileprivate var writtenText: [UInt8] {
    switch content {
    case .text(let text): return text
    case .points(let points):
      var writer = JSONWriter()
      writer.array { writer in
        for point in points {
          writer.object { writer in
            writer.key(text: xName ?? "x")
            writer.value(point.x)
            writer.key(text: yName ?? "y")
            writer.value(point.y)
          }
        }
      }
      return writer.bytes
    }
  }
}
