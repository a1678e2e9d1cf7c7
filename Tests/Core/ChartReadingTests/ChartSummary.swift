// SPDX-License-Identifier: Apache-2.0

import Charts
import Testing

@testable import ChartReading

extension Chart {
  /// The chart in one line, for tables of expectations: kind, axes, then each series with its points.
  var summary: String {
    var text = kind.word + " | " + x.summary + " | " + y.summary
    if let title { text = "“\(title)” " + text }
    for series in series {
      let points = series.points.prefix(12).map { "\(short($0.x)):\(short($0.y))" }
      text += " | \(series.name) " + points.joined(separator: " ")
    }
    return text
  }

  private func short(_ number: Double) -> String {
    if number.isNaN { return "–" }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e15
      ? "\(Int64(rounded))" : "\(rounded)"
  }
}

extension Axis {
  fileprivate var summary: String {
    let unit = unit.map { " (\($0))" } ?? ""
    return switch scale {
    case .linear: name + unit
    case .logarithmic: name + unit + " log"
    case .time(let precision): "\(name)\(unit) time \(precision)"
    case .categories(let names): "\(name)\(unit) [\(names.joined(separator: ","))]"
    }
  }
}

/// A text, and the chart that it makes.
struct ReadingCase: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let choices: ReadingChoices
  let summary: String

  var testDescription: String { name }

  init(_ name: String, _ text: String, _ choices: ReadingChoices, _ summary: String) {
    self.name = name
    self.text = text
    self.choices = choices
    self.summary = summary
  }

  init(_ name: String, _ text: String, _ summary: String) {
    self.init(name, text, ReadingChoices(), summary)
  }
}
