// SPDX-License-Identifier: Apache-2.0

import HTML
import Sonification

/// The choices of how a chart sounds.
struct ChartChoices: Sendable {
  var duration = "recommended"
  var smoothing = "default"

  /// The choices of a query or form; what is unknown is as usual.
  init(duration: String? = nil, smoothing: String? = nil) {
    if let duration, ChartDuration(word: duration) != nil { self.duration = duration }
    if let smoothing, Smoothing(word: smoothing) != nil { self.smoothing = smoothing }
  }

  /// What the cores take.
  var options: ChartOptions {
    ChartOptions(
      duration: ChartDuration(word: duration) ?? .recommended,
      smoothing: Smoothing(word: smoothing) ?? .standard)
  }

  /// The same as a query, with its question mark.
  var query: String { "?duration=\(duration)&smoothing=\(smoothing)" }

  /// The two lists; `isKept` where the device keeps what is chosen for all charts.
  @HTMLBuilder func node(_ visit: Visit, isKept: Bool = false) -> Node {
    Self.list(
      "duration", isKept, ChartsWords[visit].duration, chosen: duration,
      [
        ("short", ChartsWords[visit].short), ("recommended", ChartsWords[visit].recommended),
        ("long", ChartsWords[visit].long),
      ])
    Self.list(
      "smoothing", isKept, ChartsWords[visit].smoothing, chosen: smoothing,
      [("default", ChartsWords[visit].smooth), ("none", ChartsWords[visit].exact)])
  }

  /// What makes a field one whose choice the device keeps for all charts.
  static func kept(_ name: String) -> [Attribute] {
    [.data("part", "option-\(name)"), .data("choose", "option"), .data("option", name)]
  }

  private static func list(
    _ name: String, _ isKept: Bool, _ label: String, chosen: String,
    _ choices: [(String, String)]
  ) -> Node {
    let id = isKept ? "chart-option-\(name)" : name
    return div(.class("field")) {
      HTML.label(.for(id)) { label }
      select(
        .id(id), .name(name), .class("input"), .group(isKept ? kept(name) : []),
        .autocomplete("off")
      ) {
        for (value, words) in choices {
          option(.value(value), .selected(value == chosen)) { words }
        }
      }
    }
  }
}
