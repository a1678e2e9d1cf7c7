// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// What the page says of the pad on it.
struct PadPage: Sendable {
  let language: Language
  /// A new line is one; otherwise it ends the writing.
  let isMultiline: Bool
  /// The page wants what is written hidden, or kept on the device.
  let isPrivate: Bool
  let isOffline: Bool
  /// What is written stays on the device.
  let keepsText: Bool
  /// The table that the page wants; nil to leave it to the person.
  let table: NamedTable?
  /// The table for those who chose none.
  let usualTable: NamedTable
  /// The tables that the device reads by itself.
  let ownTables: [NamedTable]
  /// The names of all tables that can be chosen, one in a line.
  let tableNames: [String]
  /// The languages whose words the server has, by their tags, and the tables whose cells it has counted.
  let wordLists: [String]
  let countedTables: [String]
  /// Half a megabyte of words is not for those who pay for each.
  let savesData: Bool
  /// Widths and angles of the classic zones, as those who embed the pad want them.
  let style: JSONValue?
  /// False at a screen that nobody holds in their hands.
  let isHandheld: Bool
  /// When the clock of the events began, in seconds since 1970.
  let epoch: Double

  init(json: JSONValue) throws(FieldError) {
    language = try json.optionalWord("language") { Language(tag: $0) } ?? .english
    isMultiline = try json.optionalTruth("multiline") ?? false
    isPrivate = try json.optionalTruth("private") ?? false
    isOffline = try json.optionalTruth("offline") ?? false
    keepsText = try json.optionalTruth("keeps") ?? false
    table = json["table"].flatMap { NamedTable(json: $0) }
    usualTable =
      json["usual"].flatMap { NamedTable(json: $0) }
      ?? NamedTable(name: language.tag, tag: language.tag, title: "")
    ownTables = NamedTable.list(json["tables"])
    tableNames = (try json.optionalText("names") ?? "").parts(between: UInt8(ascii: "\n"))
    wordLists = (try json.optionalText("words") ?? "").parts(between: UInt8(ascii: " "))
    countedTables = (try json.optionalText("counted") ?? "").parts(between: UInt8(ascii: " "))
    savesData = try json.optionalTruth("savesData") ?? false
    style = json["style"].flatMap { (try? ClassicStyle(json: $0)) == nil ? nil : $0 }
    isHandheld = try json.optionalTruth("handheld") ?? true
    epoch = try json.optionalDouble("epoch") ?? 0
  }

  /// Whether the person can choose the table with this name.
  func hasTable(_ name: String) -> Bool { tableNames.has(name) }
}

extension [String] {
  /// Whether one of them is this text, byte for byte.
  @inline(never)
  func has(_ text: String) -> Bool {
    for one in self where one.hasSameBytes(as: text) { return true }
    return false
  }
}

/// A table as the page names it, whether the device or the server reads it.
struct NamedTable: Sendable {
  let name: String
  let tag: String
  let title: String

  init(name: String, tag: String, title: String) {
    self.name = name
    self.tag = tag
    self.title = title
  }

  /// Reads `table`, and where they are there `language` and `name`; nil when there is no table.
  init?(json: JSONValue) {
    guard let name = json["table"]?.string, !name.isEmpty else { return nil }
    self.init(
      name: name, tag: json["language"]?.string ?? "", title: json["name"]?.string ?? "")
  }

  /// Those of a list that are tables.
  @inline(never)
  static func list(_ json: JSONValue?) -> [NamedTable] {
    var tables: [NamedTable] = []
    for item in json?.array ?? [] {
      if let table = NamedTable(json: item) { tables.append(table) }
    }
    return tables
  }

  /// The table as the pad has it.
  var padTable: PadTable { PadTable(name: name, tag: tag, title: title) }
}

extension NamedTable: JSONEncodable {
  /// Writes the table as `init(json:)` reads it.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("table", name)
      writer.field("language", tag)
      writer.field("name", title)
    }
  }

  /// The same as a value.
  var json: JSONValue {
    .object([
      JSONMember(name: "table", value: .string(name)),
      JSONMember(name: "language", value: .string(tag)),
      JSONMember(name: "name", value: .string(title)),
    ])
  }
}

/// What is written, as print and as cells.
struct PadWriting: Sendable {
  var letters: String
  var cells: String
  /// Whether it is to be kept on the device.
  var isWanted = true

  func isSame(as other: PadWriting) -> Bool {
    isWanted == other.isWanted && letters.hasSameBytes(as: other.letters)
      && cells.hasSameBytes(as: other.cells)
  }
}
