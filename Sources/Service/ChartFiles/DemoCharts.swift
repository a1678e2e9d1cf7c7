// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartDrawing
package import ChartReading
package import Charts
import Foundation
package import Speaking

/// A chart that everyone can listen to.
package struct DemoChart: Sendable {
  /// The name in addresses.
  package let id: String
  /// What it is called.
  package let title: NameByLanguage
  /// The names of the axes, where the list has them; the data's own are kept otherwise.
  package let xName: NameByLanguage?
  /// See `xName`.
  package let yName: NameByLanguage?
  /// Where the numbers come from.
  package let about: NameByLanguage
  /// The data, in any form that the cores read.
  package let bytes: [UInt8]
  /// The form of the data, by the ending of their file.
  package let format: ChartFormat?
  /// What is taken from the data.
  package let choices: ReadingChoices
  /// How its marks stand for its values.
  package let kind: ChartKind

  /// The markup of a small picture of its marks, in a `viewBox` of `sketchBox`.
  package let sketch: String
  /// See `sketch`.
  package let sketchBox: String

  /// The chart with its title and the names of its axes in a language.
  package func chart(in language: Language) throws(ChartError) -> Chart {
    var chart = try Chart(reading: bytes, format: format, choices: choices)
    chart.title = title.text(in: language)
    if let xName { chart.x.name = xName.text(in: language) }
    if let yName { chart.y.name = yName.text(in: language) }
    return chart
  }
}

/// The charts in `Examples/charts`, in the order of their list `index.json`.
///
/// Each has `id`, `title` and `about`; `file` unless it is `ID.csv`; `x` and `y`, the names of the axes; and what is to
/// be taken from the data: `kind`, `xColumn`, `yColumns`, `seriesColumn`.
package enum DemoCharts {
  /// All charts; one that lacks its file or its words, or cannot be read, is passed over.
  package static func load(from folder: String) -> [DemoChart] {
    guard let list = FileManager.default.contents(atPath: folder + "/index.json"),
      let index = try? JSONParser.parse([UInt8](list))
    else { return [] }
    return (index["charts"]?.array ?? []).compactMap { chart($0, in: folder) }
  }

  private static func chart(_ entry: JSONValue, in folder: String) -> DemoChart? {
    guard let id = entry["id"]?.string, isName(id), let title = NameByLanguage(entry["title"]),
      let about = NameByLanguage(entry["about"])
    else { return nil }
    let file = entry["file"]?.string ?? id + ".csv"
    guard !file.contains("/"), let data = FileManager.default.contents(atPath: "\(folder)/\(file)")
    else { return nil }
    let bytes = [UInt8](data)
    let format = format(of: file)
    let choices = ReadingChoices(
      xColumn: entry["xColumn"]?.string,
      yColumns: entry["yColumns"]?.array?.compactMap(\.string) ?? [],
      seriesColumn: entry["seriesColumn"]?.string,
      kind: entry["kind"]?.string.flatMap(ChartKind.init(word:)))
    guard let chart = try? Chart(reading: bytes, format: format, choices: choices) else {
      return nil
    }
    let picture = ChartPicture(sketchOf: chart.sortedByX())
    return DemoChart(
      id: id, title: title, xName: NameByLanguage(entry["x"]), yName: NameByLanguage(entry["y"]),
      about: about,
      bytes: bytes, format: format, choices: choices, kind: chart.kind,
      sketch: picture.sketch, sketchBox: picture.viewBox)
  }

  /// The form that an ending promises; recognised from the data where it promises none.
  private static func format(of file: String) -> ChartFormat? {
    ChartFormat(word: String(file.split(separator: ".").last ?? ""))
      .flatMap { $0 == .json ? nil : $0 }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") }
  }
}

extension NameByLanguage {
  /// The words under the tags of the languages; what a language lacks is said in the first that there is.
  fileprivate init?(_ json: JSONValue?) {
    self.init(plain: nil) { json?[$0.tag]?.string }
  }
}
