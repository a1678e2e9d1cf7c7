// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Foundation
import Phrases
import Sonification
import Speaking

/// A chart that everyone can listen to.
struct DemoChart: Sendable {
  /// The name in addresses, and that of its file.
  let id: String
  let title: Phrase
  let xName: Phrase
  let yName: Phrase
  /// Where the numbers come from.
  let about: Phrase
  let csv: [UInt8]

  /// The chart with the names of its axes in a language.
  func chart(in language: Language) throws(ChartError) -> Chart {
    var chart = try Chart(csv: csv)
    chart.x.name = xName.text(in: language)
    chart.y.name = yName.text(in: language)
    return chart
  }
}

/// The charts in `Examples/charts`, in the order of their list `index.json`.
enum DemoCharts {
  /// All charts; one that lacks its file or its words is passed over.
  static func load(from folder: String) -> [DemoChart] {
    guard let list = FileManager.default.contents(atPath: folder + "/index.json"),
      let index = try? JSONParser.parse([UInt8](list))
    else { return [] }
    return (index["charts"]?.array ?? []).compactMap { entry in
      guard let id = entry["id"]?.string, isName(id),
        let csv = FileManager.default.contents(atPath: "\(folder)/\(id).csv"),
        let title = Phrase(entry["title"]), let xName = Phrase(entry["x"]),
        let yName = Phrase(entry["y"]), let about = Phrase(entry["about"])
      else { return nil }
      return DemoChart(
        id: id, title: title, xName: xName, yName: yName, about: about, csv: [UInt8](csv))
    }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") }
  }
}

extension Phrase {
  /// The words under the tags of the languages.
  fileprivate init?(_ json: JSONValue?) {
    guard let english = json?["en"]?.string, let spanish = json?["es"]?.string,
      let arabic = json?["ar"]?.string
    else { return nil }
    self.init(en: english, es: spanish, ar: arabic)
  }
}
