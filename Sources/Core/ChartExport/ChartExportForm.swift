// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Charts
public import Sounding
public import Speaking

/// The kinds of files that one module makes of a chart.
public protocol ChartExportForm: Equatable, Worded {
  /// What is chosen about the files.
  associatedtype Options: Sendable

  /// Reads what is chosen.
  static func options(json: JSONValue) throws(FieldError) -> Options

  /// The end of the file's name.
  var ending: String { get }
  /// The media type.
  var type: String { get }

  /// What is in the file of a chart that goes from left to right.
  func content(
    of chart: Chart, in language: Language, options: Options
  ) throws(ChartDataError) -> ChartFile.Content
}

/// A file of a chart.
public struct ChartFile: Sendable, Equatable {
  /// What is in a file.
  public enum Content: Sendable, Equatable {
    /// A text in UTF-8.
    case text([UInt8])
    case bytes([UInt8])
    /// Sound, which whoever plays scores writes in this format.
    case sound(Score, WaveFormat)
  }

  /// What it is called.
  public let name: String
  /// The media type.
  public let type: String
  /// What is in it.
  public let content: Content

  init<Form: ChartExportForm>(
    _ chart: Chart, form: Form, language: Language, options: Form.Options
  ) throws(ChartDataError) {
    name = Self.name(chart.title) + "." + form.ending
    type = form.type
    content = try form.content(of: chart, in: language, options: options)
  }

  /// A name that every system takes: what it may not hold becomes a hyphen.
  private static func name(_ title: String?) -> String {
    var name: [UInt8] = []
    for byte in (title ?? "chart").utf8.prefix(80) {
      let isForbidden = byte < 0x20 || "\\/:*?\"<>|".utf8.contains(byte)
      name.append(isForbidden ? UInt8(ascii: "-") : byte)
    }
    // The end may be the beginning of a character.
    while !name.isEmpty, String(validating: name, as: UTF8.self) == nil { name.removeLast() }
    return name.isEmpty ? "chart" : String(decoding: name, as: UTF8.self)
  }
}
