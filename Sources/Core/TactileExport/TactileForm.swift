// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import ChartExport
import ChartWords
public import Charts
public import Speaking
import Tactile

/// The picture for fingers, with its key: all pages in one document.
public enum TactileForm: ChartExportForm {
  case tactile

  /// Nothing is chosen.
  public static func options(json: JSONValue) throws(FieldError) -> Bool { true }

  /// The word in events.
  public var word: String { "tactile" }
  /// The end of the file's name.
  public var ending: String { "svg" }
  /// The media type.
  public var type: String { "image/svg+xml" }

  /// What is in the file.
  public func content(
    of chart: Chart, in language: Language, options: Bool
  ) throws(ChartDataError) -> ChartFile.Content {
    let summary = ChartDescription(chart, in: language).summary
    let drawing = TactileDrawing(
      chart, summary: summary, options: TactileOptions(language: language))
    return .text(Array(drawing.document.utf8))
  }
}
