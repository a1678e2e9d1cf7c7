// SPDX-License-Identifier: Apache-2.0

import Bytes

extension ReadingNotes {
  /// Writes what is not as in notes of nothing.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.count("rows-left-out", rowsLeftOut)
      if !columns.isEmpty {
        writer.key("columns")
        writer.array { writer in
          for column in columns { column.write(to: &writer) }
        }
      }
      writer.count("unused-column-count", unusedColumnCount)
      writer.truth("sorted", wasSorted)
      writer.truth("no-header", hasNoHeader)
      writer.truth("numbered", rowsAreNumbered)
      writer.count("duplicated-x", duplicatedX)
      writer.count("infinite", infiniteValues)
      writer.optional("date-order", assumedDateOrder?.word)
      if let openNumber {
        writer.key("open-number")
        openNumber.write(to: &writer)
      }
      writer.count("series-left-out", seriesLeftOut)
      writer.count("other-parts", otherParts)
      writer.count("cut-row", cutRow ?? 0)
      writer.optional("encoding", encoding?.word)
      writer.truth("broken-characters", hasBrokenCharacters)
      writer.truth("map", isMap)
      if let measuredWithin { writer.field("measured-within", measuredWithin) }
      if let measuredXWithin { writer.field("measured-x-within", measuredXWithin) }
      writer.count("values-binned", valuesBinned ?? 0)
    }
  }

  init(json: JSONValue) throws(FieldError) {
    self.init()
    rowsLeftOut = try json.count("rows-left-out")
    if json["columns"] != nil {
      for column in try json.list("columns") { columns.append(try ColumnSummary(json: column)) }
    }
    unusedColumnCount = try json.count("unused-column-count")
    wasSorted = json["sorted"]?.bool ?? false
    hasNoHeader = json["no-header"]?.bool ?? false
    rowsAreNumbered = json["numbered"]?.bool ?? false
    duplicatedX = try json.count("duplicated-x")
    infiniteValues = try json.count("infinite")
    if json["date-order"] != nil { assumedDateOrder = try json.choice("date-order") }
    if let number = json["open-number"] { openNumber = try OpenNumber(json: number) }
    seriesLeftOut = try json.count("series-left-out")
    otherParts = try json.count("other-parts")
    cutRow = try json.countIfAny("cut-row")
    if json["encoding"] != nil { encoding = try json.choice("encoding") }
    hasBrokenCharacters = json["broken-characters"]?.bool ?? false
    isMap = json["map"]?.bool ?? false
    measuredWithin = json["measured-within"]?.number
    measuredXWithin = json["measured-x-within"]?.number
    valuesBinned = try json.countIfAny("values-binned")
  }
}

extension OpenNumber {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("written", written)
      writer.field("value", value)
      writer.field("other-value", otherValue)
      writer.field("decimal", decimalMark.word)
      writer.truth("chosen", isChosen)
    }
  }

  init(json: JSONValue) throws(FieldError) {
    self.init(
      written: try json.text("written"), value: try json.double("value"),
      otherValue: try json.double("other-value"), decimalMark: try json.choice("decimal"),
      isChosen: json["chosen"]?.bool ?? false)
  }
}

extension JSONWriter {
  fileprivate mutating func count(_ name: StaticString, _ count: Int) {
    if count > 0 { field(name, count) }
  }

  fileprivate mutating func truth(_ name: StaticString, _ truth: Bool) {
    if truth { field(name, truth) }
  }
}

extension JSONValue {
  fileprivate func countIfAny(_ name: String) throws(FieldError) -> Int? {
    self[name] == nil ? nil : try int(name)
  }

  fileprivate func count(_ name: String) throws(FieldError) -> Int {
    try countIfAny(name) ?? 0
  }
}
