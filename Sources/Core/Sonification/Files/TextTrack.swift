// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import Maths
public import Speaking

/// What is heard, as text at its time: a WebVTT file (W3C, "WebVTT: The Web Video Text Tracks Format", 2019).
public struct TextTrack: Sendable, Equatable {
  /// A text from a time to another, in seconds.
  public struct Cue: Sendable, Equatable {
    /// When it appears.
    public var start: Double
    /// When it goes.
    public var end: Double
    /// The words.
    public var text: String
  }

  /// The cues, in the order of their beginnings.
  public let cues: [Cue]

  /// Seconds that a word on a single value stays.
  private static let moment = 1.5
  /// Seconds that the title and the name of a series stay.
  private static let heading = 2.5

  /// The text of a chart's sound: title, what was left out, series, stretches of its lines, and what is special.
  public init(_ sound: ChartSound, in language: Language) {
    var cues = Self.headings(of: sound, in: language)
    cues += Self.stretches(of: sound, in: language)
    cues += Self.events(of: sound, in: language)
    let end = sound.seconds
    cues = cues.filter { $0.start < end && !$0.text.utf8.isEmpty }
    self.cues = cues.ordered { $0.start }.map { cue in
      var cue = cue
      // Times are written in milliseconds, and a cue ends after it begins.
      cue.end = max(min(cue.end, end), cue.start + 0.001)
      return cue
    }
  }

  private static func headings(of sound: ChartSound, in language: Language) -> [Cue] {
    let description = ChartDescription(sound.chart, length: .short, in: language)
    let title = sound.chart.title ?? description.summary
    var cues = [Cue(start: 0, end: heading, text: title)]
    if let thinned = sound.plan.thinned {
      cues.append(Cue(start: 0, end: heading, text: thinned.text(in: language)))
    }
    if sound.standard?.hasTotals == true {
      cues.append(Cue(start: 0, end: heading, text: SoundFileWords[language].stackTotals))
    }
    guard sound.chart.series.count > 1 else { return cues }
    let words = PointWords(sound.chart)
    for passage in sound.plan.passages {
      cues.append(
        Cue(
          start: passage.start, end: passage.start + min(heading, max(passage.span, 0.2)),
          text: words.name(ofSeries: passage.series, in: language)))
    }
    return cues
  }

  /// The sentences on trends, while what they speak of sounds.
  private static func stretches(of sound: ChartSound, in language: Language) -> [Cue] {
    let sentences = ChartDescription(sound.chart, in: language).sentences
    return sentences.compactMap { sentence -> Cue? in
      guard sentence.level == .trends, let part = sentence.part, let series = part.series,
        let passage = sound.plan.passages.first(where: { $0.series == series }),
        passage.x.width > 0
      else { return nil }
      let start = passage.time(ofPoint: 0, at: part.x.lowerBound)
      let end = passage.time(ofPoint: 0, at: part.x.upperBound)
      return Cue(start: start, end: max(end, start + moment), text: sentence.text)
    }
  }

  private static func events(of sound: ChartSound, in language: Language) -> [Cue] {
    let words = PointWords(sound.chart)
    return sound.plan.tones.compactMap { tone -> Cue? in
      guard let event = tone.event, let point = tone.point else { return nil }
      let said = event.text(in: language)
      let value = words.point(series: tone.series, index: point, in: language)
      var text = event == .missing ? value : [said, value].joined(by: .colon, in: language)
      if sound.chart.series.count > 1 {
        text = words.name(ofSeries: tone.series, in: language) + ". " + text
      }
      return Cue(start: tone.time, end: tone.time + moment, text: text)
    }
  }
}

extension TextTrack {
  /// The file.
  public var bytes: [UInt8] {
    var bytes = Array("WEBVTT\n".utf8)
    for cue in cues {
      bytes += "\n\(Self.time(cue.start)) --> \(Self.time(cue.end))\n".utf8
      bytes += Self.escaped(cue.text)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Hours, minutes, seconds and milliseconds, such as `00:01:02.345`.
  private static func time(_ seconds: Double) -> String {
    let whole = Int64(min(max(seconds, 0), 3e8) * 1000 + 0.5)
    return digits(whole / 3_600_000, 2) + ":" + digits(whole / 60_000 % 60, 2) + ":"
      + digits(whole / 1000 % 60, 2) + "." + digits(whole % 1000, 3)
  }

  private static func digits(_ number: Int64, _ places: Int) -> String {
    var text = number.description
    while text.utf8.count < places { text = "0" + text }
    return text
  }

  /// Text of a cue: one line, and no marks of the format.
  private static func escaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case 0..<0x20: bytes.append(0x20)
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}
