// SPDX-License-Identifier: Apache-2.0

public import Bytes
import ChartDrawing
import ChartWords
public import Charts
public import Sonification
import Sounding
public import Speaking

/// The files that are made of what explores charts.
public enum ChartForm: ChartExportForm {
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

  /// Reads what the options of a chart are called, and `hearing`: what the listener hears well.
  public static func options(json: JSONValue) throws(FieldError) -> ChartOptions {
    try ChartOptions(json: json)
  }

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
    }
  }

  /// The end of the file's name.
  public var ending: String {
    switch self {
    case .text: "txt"
    case .wave, .wave24, .waveFloat: "wav"
    case .midi: "mid"
    case .track: "vtt"
    case .picture: "svg"
    }
  }

  /// The media type.
  public var type: String {
    switch self {
    case .text: "text/plain;charset=utf-8"
    case .wave, .wave24, .waveFloat: "audio/wav"
    case .midi: "audio/midi"
    case .track: "text/vtt"
    case .picture: "image/svg+xml"
    }
  }

  /// What is in the file.
  public func content(
    of chart: Chart, in language: Language, options: ChartOptions
  ) throws(ChartDataError) -> ChartFile.Content {
    func sound() throws(ChartDataError) -> ChartSound { try ChartSound(chart, options: options) }
    switch self {
    case .text: return .text(Self.description(chart, language))
    case .picture: return .text(Self.picture(chart, language))
    case .wave: return .sound(try sound().score, .whole16)
    case .wave24: return .sound(try sound().score, .whole24)
    case .waveFloat: return .sound(try sound().score, .float32)
    case .midi: return .bytes(MIDIFile.bytes(try sound(), in: language))
    case .track: return .text(TextTrack(try sound(), in: language).bytes)
    }
  }

  private static func description(_ chart: Chart, _ language: Language) -> [UInt8] {
    var text = chart.title.map { $0 + "\n\n" } ?? ""
    for sentence in ChartDescription(chart, in: language).sentences {
      text += sentence.text + "\n"
    }
    return Array(text.utf8)
  }

  private static func picture(_ chart: Chart, _ language: Language) -> [UInt8] {
    let summary = ChartDescription(chart, in: language).summary
    let picture = ChartPicture(chart, layout: PictureLayout(language: language))
    return Array(picture.svg(title: chart.title ?? summary, description: summary).utf8)
  }
}
