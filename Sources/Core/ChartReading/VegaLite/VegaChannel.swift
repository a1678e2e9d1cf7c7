// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A channel of a Vega-Lite encoding: which field of the data it shows, and how.
struct VegaChannel {
  let node: JSONNode

  init(_ node: JSONNode) { self.node = node }

  /// The field's name, without the backslashes that Vega-Lite wants before points and brackets.
  var field: [UInt8]? {
    guard let field = node["field"], field.string != nil else { return nil }
    return field.text.filter { $0 != UInt8(ascii: "\\") }
  }

  enum FieldType {
    case quantitative
    case temporal
    case discrete
  }

  /// The type that is written; a count or a bin is a number in any case.
  var type: FieldType? {
    if let written = node["type"]?.text[...] {
      if written.isExactly("quantitative") { return .quantitative }
      if written.isExactly("temporal") { return .temporal }
      if written.isExactly("nominal") || written.isExactly("ordinal") { return .discrete }
    }
    if aggregate != nil || isBinned { return .quantitative }
    if timeUnit != nil { return .temporal }
    return nil
  }

  /// The name of the aggregate, such as `mean`.
  var aggregate: [UInt8]? {
    guard let aggregate = node["aggregate"] else { return nil }
    return aggregate.isObject ? Array("argmax".utf8) : aggregate.text
  }

  var isCount: Bool { aggregate.map { $0[...].isExactly("count") } ?? false }

  /// Whether its values are counted in bins.
  var isBinned: Bool { node["bin"].map { $0.isTrue || $0.isObject } ?? false }

  /// The unit of time that its values are cut to.
  var timeUnit: [UInt8]? {
    guard let unit = node["timeUnit"] else { return nil }
    return unit.isObject ? unit["unit"]?.text : unit.text
  }

  /// Whether its scale is logarithmic.
  var isLogarithmic: Bool { node["scale"]?["type"]?.text[...].isExactly("log") ?? false }

  /// A value in place of a field.
  var datum: JSONNode? { node["datum"] }

  /// The name to be shown: its title, that of its axis, or the field.
  var title: HeaderText {
    let written = node["title"] ?? node["axis"]?["title"] ?? node["legend"]?["title"]
    if let written, written.string != nil { return HeaderText(written.text[...]) }
    return HeaderText((field ?? [])[...])
  }
}

/// A view of a Vega-Lite specification: one kind of mark, with what it takes over from the views around it.
struct VegaView {
  let node: JSONNode
  var mark: [UInt8]
  /// Encodings, the innermost first.
  var encodings: [JSONNode]
  var data: JSONNode?
  var transforms: [JSONNode]

  /// The channel with this name; nil where none has a field, a value or a count.
  func channel(_ name: StaticString) -> VegaChannel? {
    for encoding in encodings {
      guard let node = encoding[name], node.isObject else { continue }
      let channel = VegaChannel(node)
      return channel.field == nil && channel.datum == nil && !channel.isCount ? nil : channel
    }
    return nil
  }

  func isMark(_ names: StaticString...) -> Bool {
    names.contains { mark[...].isExactly($0) }
  }

  /// Marks of data, as others only decorate.
  var isData: Bool {
    isMark(
      "line", "trail", "area", "bar", "point", "circle", "square", "tick", "rect", "boxplot", "arc")
  }
}
