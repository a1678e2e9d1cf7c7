// SPDX-License-Identifier: Apache-2.0

import Charts

/// A step that Vega-Lite takes with its data before it is shown: a filter by fields, a fold, or an aggregate.
///
/// All others, expressions above all, are refused by name: a chart of other data than its author shows would be a lie.
struct VegaTransform {
  let node: JSONNode
  let numbers: CellChoices

  init(_ node: JSONNode, _ numbers: CellChoices) {
    self.node = node
    self.numbers = numbers
  }

  /// The table after it.
  ///
  /// - Parameter steps: how many cells were looked at, here and before.
  func applied(to table: DataTable, _ steps: inout Double) throws(ChartError) -> DataTable {
    let rows = Double(table.rowCount)
    steps += rows * Double(table.columnCount)
    if let filter = node["filter"] {
      let predicate = try VegaPredicate(filter, table)
      steps += rows * Double(predicate.size)
      try ReadingLimit.steps.check(steps)
      return try filtered(table, predicate)
    }
    let fieldCount =
      (node["fold"] ?? node["aggregate"]).map { $0.elements.count } ?? 0
    let groupCount = node["groupby"].map { $0.elements.count } ?? 0
    try ReadingLimit.columns.check(max(fieldCount, groupCount))
    steps += rows * Double(fieldCount + groupCount)
    try ReadingLimit.steps.check(steps)
    if let fields = node["fold"], fields.isArray { return try folded(table, fields.elements) }
    if let steps = node["aggregate"], steps.isArray {
      return try aggregated(table, steps.elements)
    }
    throw Self.unknown(node.members.first?.name.text ?? [], node)
  }

  static func unknown(_ name: [UInt8], _ node: JSONNode) -> ChartError {
    .specification(.unknown(part: "transform", name: name[...].line()), line: node.line)
  }

  private func filtered(
    _ table: DataTable, _ predicate: VegaPredicate
  ) throws(ChartError) -> DataTable {
    var kept = DataTable(after: table)
    for row in 0..<table.rowCount where predicate.holds(table, row) {
      for column in 0..<table.columnCount { kept.cells.append(table.cell(row, column)) }
      try kept.endRow(line: Int(table.lines[row]))
    }
    return kept
  }

  /// A row for each of some fields: its name in one new column, its value in another.
  private func folded(
    _ table: DataTable, _ fields: [JSONNode]
  ) throws(ChartError) -> DataTable {
    var columns: [Int] = []
    for field in fields { columns.append(try Self.column(field, table)) }
    var long = DataTable(after: table)
    let names = node["as"]?.elements ?? []
    long.names += [names.first?.string ?? "key", names.dropFirst().first?.string ?? "value"]
    var keys: [DataTable.Cell] = []
    for field in fields {
      long.append(text: field.text)
      keys += long.cells
      long.cells.removeAll()
    }
    let width = Double(table.columnCount + 2) * Double(max(columns.count, 1))
    try ReadingLimit.cells.check(Double(table.rowCount) * width)
    for row in 0..<table.rowCount {
      for (key, column) in zip(keys, columns) {
        for other in 0..<table.names.count { long.cells.append(table.cell(row, other)) }
        long.cells += [key, table.cell(row, column)]
        try long.endRow(line: Int(table.lines[row]))
      }
    }
    return long
  }

  static func column(_ field: JSONNode, _ table: DataTable) throws(ChartError) -> Int {
    let wanted = field.text
    for (index, name) in table.names.enumerated() where name.utf8.elementsEqual(wanted) {
      return index
    }
    throw .specification(
      .noField(wanted[...].line(), there: Array(table.names.prefix(ReadingNotes.namesKept))),
      line: field.line)
  }
}

extension VegaTransform {
  /// What is made of a field.
  private struct Step {
    var aggregate: VegaAggregate
    var values: [Double]?
    var name: String
  }

  private func aggregated(
    _ table: DataTable, _ nodes: [JSONNode]
  ) throws(ChartError) -> DataTable {
    var groups: [Int] = []
    for field in node["groupby"]?.elements ?? [] { groups.append(try Self.column(field, table)) }
    var index = NameIndex()
    var firsts: [Int] = []
    var numbers: [Int32] = []
    for row in 0..<table.rowCount {
      // A byte that no text holds keeps the names apart.
      var key: [UInt8] = []
      for column in groups { key += Array(table.text(table.cell(row, column))) + [0xFF] }
      let number = index.number(of: key[...])
      if number == firsts.count { firsts.append(row) }
      numbers.append(Int32(truncatingIfNeeded: number))
    }
    let steps = try steps(nodes, table)
    let results = steps.map { step in
      step.aggregate.gathered(
        x: numbers.map { Double($0) }, y: step.values, groups: nil, lines: table.lines
      ).y
    }
    var short = DataTable(after: table)
    short.names = groups.map { table.names[$0] } + steps.map { $0.name }
    short.calculatedFrom = min(short.calculatedFrom, short.bytes.count)
    for (group, first) in firsts.enumerated() {
      for column in groups { short.cells.append(table.cell(first, column)) }
      for result in results {
        short.append(text: (result[group].isNaN ? "" : "\(result[group])").utf8)
      }
      try short.endRow(line: Int(table.lines[first]))
    }
    return short
  }

  private func steps(_ nodes: [JSONNode], _ table: DataTable) throws(ChartError) -> [Step] {
    let columns = TableColumns(table, numbers)
    var steps: [Step] = []
    for node in nodes {
      let word = node["op"]?.text ?? []
      guard let aggregate = VegaAggregate(word) else {
        throw .specification(.unknown(part: "aggregate", name: word[...].line()), line: node.line)
      }
      var values: [Double]?
      if let field = node["field"], aggregate != .count {
        values = try columns.values(try Self.column(field, table), for: aggregate)
      }
      guard values != nil || aggregate == .count else {
        throw .specification(.unknown(part: "aggregate", name: word[...].line()), line: node.line)
      }
      steps.append(
        Step(
          aggregate: aggregate, values: values,
          name: node["as"]?.string ?? String(decoding: word, as: UTF8.self)))
    }
    return steps
  }
}

extension DataTable {
  /// A table without rows over the text and with the names of another.
  fileprivate init(after other: DataTable) {
    self = other
    cells = []
    rowStarts = [0]
    lines = []
    columnCount = 0
  }
}
