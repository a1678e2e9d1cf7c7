// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// What a picture tells screen readers of its marks, such as `x: P; y: 1; s: s0`: exact data, beside what is drawn.
struct SceneLabels {
  /// The texts of each mark under each name.
  private var names: [[UInt8]] = []
  private var texts: [[ArraySlice<UInt8>]] = []

  /// Every mark has a label, and all have the same names in the same order; otherwise there are none.
  init(_ marks: [SceneMark]) {
    for (index, mark) in marks.enumerated() {
      let fields = Self.fields(mark.label)
      if index == 0 {
        names = fields.map { Array($0.name) }
        texts = names.map { _ in [] }
      }
      guard !fields.isEmpty, fields.count == names.count,
        zip(fields, names).allSatisfy({ $0.name.elementsEqual($1) })
      else {
        (names, texts) = ([], [])
        return
      }
      for (column, field) in fields.enumerated() { texts[column].append(field.text) }
    }
  }

  /// Numbers under one name that are where the marks are drawn; nil where there are none.
  ///
  /// - Throws: `ChartError.picture` where the numbers under the name of the axis are other ones than are drawn.
  func numbers(
    _ axis: String, drawn: [Double], within: (Double) -> Double
  ) throws(ChartError) -> [Double]? {
    for (name, texts) in zip(names, texts) {
      let numbers = texts.compactMap { text -> Double? in
        let number = MeasuredNumber(MarkupText.plain(text)[...], decimalMark: UInt8(ascii: "."))
        // Thousands and percents are rounded.
        return number.flatMap { $0.unit.isEmpty ? $0.value : nil }
      }
      guard numbers.count == drawn.count else { continue }
      let agrees = zip(numbers, drawn).allSatisfy { ($0 - $1).magnitude <= within($1) }
      if agrees { return numbers }
      if name.elementsEqual(axis.utf8) { throw .picture(.disagreement) }
    }
    return nil
  }

  private static func fields(
    _ label: [UInt8]
  ) -> [(name: ArraySlice<UInt8>, text: ArraySlice<UInt8>)] {
    label.split(separator: UInt8(ascii: ";")).compactMap { field in
      guard let colon = field.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      return (field[..<colon].trimmed, field[(colon + 1)...].trimmed)
    }
  }
}

extension MarkupText {
  /// A value of an attribute with its entities put in.
  fileprivate static func plain(_ value: ArraySlice<UInt8>) -> [UInt8] {
    var text = MarkupText()
    text.append(Array(value), 0..<value.count)
    return text.bytes
  }
}
