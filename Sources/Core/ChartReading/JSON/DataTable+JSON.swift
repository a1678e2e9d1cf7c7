// SPDX-License-Identifier: Apache-2.0

import Charts

extension DataTable {
  /// The table of a JSON text: a list of objects, of lists or of numbers, an object of lists, or one of these inside
  /// an object, under a name such as "data".
  init(json tape: JSONTape) throws(ChartError) {
    guard let table = try Self.table(JSONNode(tape), depth: 0), table.rowCount > 0 else {
      throw .noTableInJSON
    }
    self = table
  }

  private static func table(_ node: JSONNode, depth: Int) throws(ChartError) -> DataTable? {
    if node.isArray { return try DataTable(jsonRows: node) }
    guard node.isObject, depth < 4 else { return nil }
    for name in ["data", "values", "rows", "records", "results", "items", "series"]
      as [StaticString]
    {
      guard let inner = node[name], inner.isArray || inner.isObject,
        var table = try table(inner, depth: depth + 1)
      else { continue }
      // The form "split" of data frames tells the names of the columns apart from the rows.
      if let names = node["columns"]?.elements, !names.isEmpty, names.count >= table.columnCount,
        !table.hasNames
      {
        table.names = names.map { String(decoding: $0.text, as: UTF8.self) }
        table.hasNames = true
      }
      table.title = table.title ?? node["title"]?.string ?? node["name"]?.string
      return table
    }
    if let columns = try DataTable(jsonColumns: node) { return columns }
    for (_, value) in node.members where value.isArray || value.isObject {
      if let table = try table(value, depth: depth + 1), table.rowCount > 0 { return table }
    }
    return nil
  }

  /// A list whose elements are the rows; nil when they are neither objects nor lists nor plain values.
  init?(jsonRows list: JSONNode) throws(ChartError) {
    self.init(over: list.tape.bytes)
    isJSON = true
    let elements = list.elements
    guard let first = elements.first(where: { $0.kind != .null }) else { return nil }
    var lines = LineCounter(bytes: list.tape.bytes)
    var index = NameIndex()
    for element in elements {
      let line = lines.line(Int(list.tape.nodes[element.index].start))
      if first.isObject {
        try append(object: element, names: &index)
      } else if first.isArray {
        for value in element.elements { append(value) }
      } else {
        append(element)
      }
      try endRow(line: line)
    }
    if first.isObject {
      hasNames = true
      names = index.names.map { String(decoding: $0, as: UTF8.self) }
      columnCount = names.count
    } else if !first.isArray {
      hasNames = true
      names = [""]
    }
  }

  /// The values of an object in the order of the names, empty ones where it lacks a name.
  private mutating func append(
    object: JSONNode, names: inout NameIndex
  ) throws(ChartError) {
    let tape = object.tape
    let rowStart = cells.count
    var child = object.index + 1
    let end = object.isObject ? Int(tape.nodes[object.index].next) : child
    var expected = 0
    while child < end {
      let key = tape.nodes[child]
      let raw = tape.bytes[Int(key.start)..<Int(key.end)]
      var number = expected
      if number >= names.names.count || !names.names[number].elementsEqual(raw) {
        number = names.number(of: key.kind == .string ? raw : JSONNode(tape, child).text[...])
        try ReadingLimit.columns.check(names.names.count)
      }
      while cells.count <= rowStart + number { cells.append(.empty) }
      cells[rowStart + number] = cell(JSONNode(tape, child + 1))
      expected = number + 1
      child = Int(tape.nodes[child + 1].next)
    }
  }

  /// An object whose members are lists of equal length; nil for any other.
  private init?(jsonColumns object: JSONNode) throws(ChartError) {
    self.init(over: object.tape.bytes)
    isJSON = true
    var columns: [[JSONNode]] = []
    for (name, value) in object.members {
      let values = value.isObject ? value.members.map { $0.value } : value.elements
      guard let first = values.first, !first.isArray, !first.isObject else { continue }
      guard columns.isEmpty || columns[0].count == values.count else { continue }
      columns.append(values)
      try ReadingLimit.columns.check(columns.count)
      names.append(String(decoding: name.text, as: UTF8.self))
    }
    guard let first = columns.first, first.count > 1 else { return nil }
    try ReadingLimit.cells.check(columns.count * first.count)
    hasNames = true
    var lines = LineCounter(bytes: bytes)
    for row in first.indices {
      let line = lines.line(Int(object.tape.nodes[first[row].index].start))
      for column in columns { append(column[row]) }
      try endRow(line: line)
    }
  }

  private mutating func append(_ value: JSONNode) { cells.append(cell(value)) }

  private mutating func cell(_ value: JSONNode) -> Cell {
    let node = value.tape.nodes[value.index]
    switch node.kind {
    case .null, .object, .array: return .empty
    case .string, .number, .yes, .no: return Cell(start: node.start, end: node.end)
    case .escapedString:
      // As in the text itself, a quotation mark before it tells it from a number.
      bytes.append(UInt8(ascii: "\""))
      let start = bytes.count
      bytes += value.text
      return Cell(
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: bytes.count))
    }
  }
}

/// Counts lines onwards through a text.
private struct LineCounter {
  let bytes: [UInt8]
  private var place = 0
  private var current = 1

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The line of a place behind the last one.
  mutating func line(_ next: Int) -> Int {
    while place < next, place < bytes.count {
      if bytes[place] == 0x0A { current += 1 }
      place += 1
    }
    return current
  }
}
