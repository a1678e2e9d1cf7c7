// SPDX-License-Identifier: Apache-2.0

import Charts

/// Which rows a filter of Vega-Lite keeps: those whose field is, or lies between, what it says.
indirect enum VegaPredicate {
  case all([VegaPredicate])
  case any([VegaPredicate])
  case not(VegaPredicate)
  /// The field is one of these.
  case isOne([Value], column: Int)
  /// The field lies between two values; those that are not given bound nothing.
  case lies(above: Bound?, below: Bound?, column: Int)
  /// There is a value.
  case isThere(column: Int)

  /// What a field is compared with.
  enum Value {
    case number(Double)
    case text([UInt8])
  }

  struct Bound {
    var value: Value
    /// Whether the value itself is within.
    var isWithin: Bool
  }

  init(_ node: JSONNode, _ table: DataTable) throws(ChartError) {
    if let parts = node["and"] {
      self = .all(try Self.parts(parts, table))
    } else if let parts = node["or"] {
      self = .any(try Self.parts(parts, table))
    } else if let part = node["not"] {
      self = .not(try VegaPredicate(part, table))
    } else if let field = node["field"], node["timeUnit"] == nil {
      self = try Self.comparison(node, VegaTransform.column(field, table))
    } else {
      // An expression such as "datum.v > 1".
      throw VegaTransform.unknown(Array("filter".utf8), node)
    }
  }

  private static func parts(
    _ node: JSONNode, _ table: DataTable
  ) throws(ChartError) -> [VegaPredicate] {
    guard node.isArray else { throw VegaTransform.unknown(Array("filter".utf8), node) }
    var parts: [VegaPredicate] = []
    for part in node.elements { parts.append(try VegaPredicate(part, table)) }
    return parts
  }

  private static func comparison(
    _ node: JSONNode, _ column: Int
  ) throws(ChartError) -> VegaPredicate {
    if let equal = node["equal"] { return .isOne([try value(equal)], column: column) }
    if let list = node["oneOf"], list.isArray {
      var values: [Value] = []
      for element in list.elements { values.append(try value(element)) }
      return .isOne(values, column: column)
    }
    if let range = node["range"]?.elements, range.count == 2 {
      return .lies(
        above: Bound(value: try value(range[0]), isWithin: true),
        below: Bound(value: try value(range[1]), isWithin: true), column: column)
    }
    for (word, isBelow, isWithin) in [
      ("lt", true, false), ("lte", true, true), ("gt", false, false), ("gte", false, true),
    ] as [(StaticString, Bool, Bool)] {
      guard let limit = node[word] else { continue }
      let bound = Bound(value: try value(limit), isWithin: isWithin)
      return .lies(above: isBelow ? nil : bound, below: isBelow ? bound : nil, column: column)
    }
    if node["valid"]?.isTrue ?? false { return .isThere(column: column) }
    throw VegaTransform.unknown(Array("filter".utf8), node)
  }

  private static func value(_ node: JSONNode) throws(ChartError) -> Value {
    if let number = node.number { return .number(number) }
    if node.string != nil { return .text(node.text) }
    throw VegaTransform.unknown(Array("filter".utf8), node)
  }

  /// How many comparisons it makes at most for a row.
  var size: Int {
    switch self {
    case .all(let parts), .any(let parts): parts.reduce(1) { $0 + $1.size }
    case .not(let part): part.size + 1
    case .isOne(let values, _): values.count
    case .lies, .isThere: 2
    }
  }

  /// Whether a row is kept.
  func holds(_ table: DataTable, _ row: Int) -> Bool {
    switch self {
    case .all(let parts): return parts.allSatisfy { $0.holds(table, row) }
    case .any(let parts): return parts.contains { $0.holds(table, row) }
    case .not(let part): return !part.holds(table, row)
    case .isOne(let values, let column):
      let cell = table.cell(row, column)
      return values.contains { Self.order(table, cell, $0) == .same }
    case .lies(let above, let below, let column):
      let cell = table.cell(row, column)
      if let above {
        let order = Self.order(table, cell, above.value)
        guard order == .after || (above.isWithin && order == .same) else { return false }
      }
      guard let below else { return true }
      let order = Self.order(table, cell, below.value)
      return order == .before || (below.isWithin && order == .same)
    case .isThere(let column): return !CellWord.isMissing(table.text(table.cell(row, column)))
    }
  }

  private enum Order {
    case before, same, after
    /// A number and a text, or a missing value.
    case neither
  }

  private static func order(_ table: DataTable, _ cell: DataTable.Cell, _ value: Value) -> Order {
    let text = table.text(cell)
    switch value {
    case .number(let wanted):
      guard let number = PlainNumber.read(table.bytes, cell.range) else { return .neither }
      return number < wanted ? .before : number > wanted ? .after : .same
    case .text(let wanted):
      if text.elementsEqual(wanted) { return .same }
      if CellWord.isMissing(text) { return .neither }
      // Dates of ISO 8601 follow one another as their letters do.
      return text.lexicographicallyPrecedes(wanted) ? .before : .after
    }
  }
}
