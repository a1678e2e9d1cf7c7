// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// A form in which data comes.
public enum ChartFormat: Equatable, Worded {
  /// Cells parted by commas, semicolons, tabs or bars (RFC 4180).
  case csv
  /// Cells parted by tabs.
  case tsv
  /// JSON (RFC 8259): a list of objects, a list of lists, an object of lists.
  case json
  /// A Vega-Lite specification with its data inside.
  case vegaLite
  /// A web page, or a part of one, with a table.
  case html
  /// A picture of a chart whose axes carry labels.
  case svg

  /// The word in options and file names.
  public var word: String {
    switch self {
    case .csv: "csv"
    case .tsv: "tsv"
    case .json: "json"
    case .vegaLite: "vega-lite"
    case .html: "html"
    case .svg: "svg"
    }
  }
}
