// SPDX-License-Identifier: Apache-2.0

public import Bytes
import ChartDrawing
import ChartWords
public import Charts
import Phrases
public import Sonification
public import Speaking
import Tactile

/// A file of a chart.
public struct ChartFile: Sendable, Equatable {
  /// The kinds of files.
  public enum Form: Equatable, Worded {
    /// The description.
    case text
    /// Sound in whole numbers of 16 bits.
    case wave
    /// Sound in whole numbers of 24 bits.
    case wave24
    /// Sound in floating-point numbers.
    case waveFloat
    /// Notes.
    case midi
    /// What is heard, in words with times.
    case track
    /// The picture.
    case picture
    /// The picture for fingers, with its key: all pages in one document.
    case tactile

    /// The word in events.
    public var word: String {
      switch self {
      case .text: "text"
      case .wave: "wav"
      case .wave24: "wav24"
      case .waveFloat: "wav-float"
      case .midi: "midi"
      case .track: "vtt"
      case .picture: "svg"
      case .tactile: "tactile"
      }
    }

    /// The end of the file's name.
    public var ending: String {
      switch self {
      case .text: "txt"
      case .wave, .wave24, .waveFloat: "wav"
      case .midi: "mid"
      case .track: "vtt"
      case .picture, .tactile: "svg"
      }
    }

    /// The media type.
    public var type: String {
      switch self {
      case .text: "text/plain;charset=utf-8"
      case .wave, .wave24, .waveFloat: "audio/wav"
      case .midi: "audio/midi"
      case .track: "text/vtt"
      case .picture, .tactile: "image/svg+xml"
      }
    }

    var isText: Bool {
      switch self {
      case .text, .track, .picture, .tactile: true
      case .wave, .wave24, .waveFloat, .midi: false
      }
    }
  }

  /// Which file it is.
  public let form: Form
  /// What it is called.
  public let name: String
  /// What is in it.
  public let bytes: [UInt8]

  /// A file of a chart that goes from left to right.
  public init(
    _ chart: Chart, form: Form, language: Language, options: ChartOptions
  ) throws(ChartDataError) {
    self.form = form
    name = Self.name(chart.title) + "." + form.ending
    switch form {
    case .text: bytes = Self.description(chart, language)
    case .picture: bytes = Self.picture(chart, language)
    case .tactile: bytes = Self.tactile(chart, language)
    case .wave: bytes = try Self.wave(chart, options, .whole16)
    case .wave24: bytes = try Self.wave(chart, options, .whole24)
    case .waveFloat: bytes = try Self.wave(chart, options, .float32)
    case .midi: bytes = MIDIFile.bytes(try ChartSound(chart, options: options), in: language)
    case .track: bytes = TextTrack(try ChartSound(chart, options: options), in: language).bytes
    }
  }

  private static func wave(
    _ chart: Chart, _ options: ChartOptions, _ format: WaveFormat
  ) throws(ChartDataError) -> [UInt8] {
    let sound = try ChartSound(chart, options: options)
    return WaveStream.bytes(sound.score, format: format, profile: options.profile)
  }

  private static func description(_ chart: Chart, _ language: Language) -> [UInt8] {
    var text = chart.title.map { $0 + "\n\n" } ?? ""
    for sentence in ChartDescription(chart).sentences {
      text += sentence.text(in: language) + "\n"
    }
    return Array(text.utf8)
  }

  private static func picture(_ chart: Chart, _ language: Language) -> [UInt8] {
    let summary = ChartDescription(chart).summary.text(in: language)
    let picture = ChartPicture(chart, layout: PictureLayout(language: language))
    return Array(picture.svg(title: chart.title ?? summary, description: summary).utf8)
  }

  private static func tactile(_ chart: Chart, _ language: Language) -> [UInt8] {
    let summary = ChartDescription(chart).summary.text(in: language)
    let drawing = TactileDrawing(
      chart, summary: summary, options: TactileOptions(language: language))
    return Array(drawing.document.utf8)
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
