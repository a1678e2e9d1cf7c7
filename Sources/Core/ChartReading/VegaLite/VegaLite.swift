// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// Makes a chart of a Vega-Lite specification (version 5) whose data lies inside it.
struct VegaLite {
  let root: JSONNode
  let choices: ReadingChoices
  var notes: ReadingNotes

  init(_ tape: JSONTape, _ choices: ReadingChoices, _ notes: ReadingNotes) {
    root = JSONNode(tape)
    self.choices = choices
    self.notes = notes
  }

  /// The chart.
  func chart() throws(ChartError) -> Chart {
    var maker = self
    let whole = try maker.chosenView()
    var views: [VegaView] = []
    try Self.collect(whole, into: &views, around: nil, depth: 0)
    if whole.index != root.index {
      for index in views.indices where views[index].data == nil { views[index].data = root["data"] }
    }
    if let chart = try maker.candlestick(views) {
      return try maker.finished(chart, whole, views, main: -1)
    }
    guard
      let main = views.firstIndex(where: { $0.isData }) ?? views.firstIndex(where: { _ in true })
    else { throw .specification(.noChannel("mark"), line: whole.line) }
    maker.notes.otherParts += views.indices.filter { $0 > main && views[$0].isData }.reduce(0) {
      $0 + (sameFields(views[$1], views[main]) ? 0 : 1)
    }
    let chart = try maker.chart(of: views[main])
    return try maker.finished(chart, whole, views, main: main)
  }

  /// Of several views beside each other the chosen one, or the first.
  private mutating func chosenView() throws(ChartError) -> JSONNode {
    for name in ["hconcat", "vconcat", "concat"] as [StaticString] {
      guard let parts = root[name]?.elements, !parts.isEmpty else { continue }
      let index = (choices.ordinal ?? 1) - 1
      guard parts.indices.contains(index) else { throw .noSuchTable(count: parts.count) }
      notes.otherParts = parts.count - 1
      return parts[index]
    }
    for name in ["repeat", "facet"] as [StaticString] {
      guard let node = root[name] else { continue }
      throw .specification(.unknown(part: "view", name: "\(name)"), line: node.line)
    }
    return root
  }

  /// The views of a layered specification, each with what it takes over.
  private static func collect(
    _ node: JSONNode, into views: inout [VegaView], around: VegaView?, depth: Int
  ) throws(ChartError) {
    let transform = node["transform"]
    if let transform, !transform.isArray, transform.kind != .null {
      throw VegaTransform.unknown(transform.members.first?.name.text ?? [], transform)
    }
    var view = VegaView(
      node: node, mark: [], encodings: around?.encodings ?? [], data: node["data"] ?? around?.data,
      transforms: (around?.transforms ?? []) + (transform?.elements ?? []))
    try ReadingLimit.parts.check(max(view.transforms.count, views.count + 1))
    if let encoding = node["encoding"] { view.encodings.insert(encoding, at: 0) }
    if let layers = node["layer"]?.elements {
      try ReadingLimit.parts.check(layers.count)
      guard depth < 8 else { throw .json(.depth, line: node.line, column: 1) }
      for layer in layers { try collect(layer, into: &views, around: view, depth: depth + 1) }
      return
    }
    guard let mark = node["mark"] else { return }
    view.mark = (mark.isObject ? mark["type"] : mark)?.text ?? []
    views.append(view)
  }

  /// Whether two views show the same fields, as a line and the points on it do.
  private func sameFields(_ one: VegaView, _ other: VegaView) -> Bool {
    (one.channel("x")?.field ?? []) == (other.channel("x")?.field ?? [])
      && (one.channel("y")?.field ?? []) == (other.channel("y")?.field ?? [])
  }

  /// The columns of a view's data.
  mutating func columns(of view: VegaView) throws(ChartError) -> TableColumns {
    let columns = try transformedColumns(of: view)
    notes.openNumber = columns.marks.firstOpen(among: Array(columns.kinds.indices))
    return columns
  }

  func transformedColumns(of view: VegaView) throws(ChartError) -> TableColumns {
    let columns = try inlineColumns(of: view)
    guard !view.transforms.isEmpty else { return columns }
    // Data in the text of a file has its names in its first row.
    var table = columns.table
    table.names = columns.heads.map { $0.written }
    table.hasNames = true
    var steps = 0.0
    for transform in view.transforms {
      table = try VegaTransform(transform, choices.cells).applied(to: table, &steps)
    }
    guard table.rowCount > 0 else { throw .data(.noPoints) }
    return TableColumns(table, choices.cells)
  }

  private func inlineColumns(of view: VegaView) throws(ChartError) -> TableColumns {
    guard let data = view.data else {
      throw .specification(.noData, line: view.node.line)
    }
    if let address = data["url"] {
      throw .specification(.remoteData(address.text[...].line()), line: address.line)
    }
    var values = data["values"]
    if values == nil, let name = data["name"] { values = root["datasets"]?.member(name.text) }
    if let sequence = data["sequence"] {
      return TableColumns(try Self.table(sequence), choices.cells)
    }
    guard let values else { throw .specification(.noData, line: data.line) }
    if values.string != nil {
      let isTabbed = data["format"]?["type"]?.text[...].isExactly("tsv") ?? false
      let text = values.text
      return TableColumns(
        try DataTable(csv: text, separator: isTabbed ? UInt8(ascii: "\t") : nil),
        choices.cells)
    }
    guard var table = try DataTable(jsonRows: values), table.rowCount > 0 else {
      throw .specification(.noData, line: values.line)
    }
    if table.names.count == 1, table.names[0].utf8.isEmpty { table.names = ["data"] }
    return TableColumns(table, choices.cells)
  }

  /// The numbers of a sequence.
  ///
  /// - Throws: `ChartError.tooMuch` where there are more than one would write down.
  private static func table(_ sequence: JSONNode) throws(ChartError) -> DataTable {
    let start = sequence["start"]?.number ?? 0
    let stop = sequence["stop"]?.number ?? 0
    let step = sequence["step"]?.number ?? 1
    let count = start == stop ? 0 : ((stop - start) / step).rounded(.up)
    try ReadingLimit.sequence.check(count)
    var table = DataTable(over: [])
    table.calculatedFrom = 0
    let line = sequence.line
    for index in 0..<max(0, Int(count)) {
      table.append(text: "\(start + Double(index) * step)".utf8)
      try table.endRow(line: line)
    }
    table.names = [sequence["as"]?.string ?? "data"]
    table.hasNames = true
    return table
  }
}
