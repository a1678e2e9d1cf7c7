// SPDX-License-Identifier: Apache-2.0

public import Bytes
import Sounding

extension ChartOptions {
  /// The usual options, but those that an object names; `hearing` is what the listener hears well.
  ///
  /// - Throws: `FieldError` where one makes no sense.
  public init(json: JSONValue) throws(FieldError) {
    self.init()
    try take(json)
    if let hearing = json["hearing"] { profile = try HearingProfile(json: hearing) }
  }

  /// Takes those options that an object names: `mapping`, `duration`, `smoothing`, `scale`, `lowest-pitch` and
  /// `highest-pitch` (hertz), `direction`, `pan`, `notes`, `order`, `volume` (0 to 2), `loudness` (truth), `cues`.
  mutating func take(_ json: JSONValue) throws(FieldError) {
    mapping = try Mapping(word: "mapping", of: json) ?? mapping
    duration = try ChartDuration(field: "duration", of: json) ?? duration
    smoothing = try Smoothing(field: "smoothing", of: json) ?? smoothing
    scale = try PitchScale(word: "scale", of: json) ?? scale
    direction = try Direction(word: "direction", of: json) ?? direction
    panDirection = try Direction(word: "pan", of: json) ?? panDirection
    notes = try NoteStyle(word: "notes", of: json) ?? notes
    order = try SeriesOrder(word: "order", of: json) ?? order
    isLoudnessEven = try json.optionalTruth("loudness") ?? isLoudnessEven
    if let factor = try json.optionalDouble("volume") {
      guard (0...2).contains(factor) else { throw .outOfRange(name: "volume", value: factor) }
      volume = factor
    }
    if let words = try json.optionalText("cues") {
      guard let chosen = ChartCues(words: words) else {
        throw .unknownWord(name: "cues", word: words)
      }
      cues = chosen
    }
    let lowest = try json.optionalDouble("lowest-pitch") ?? range.lowest
    let highest = try json.optionalDouble("highest-pitch") ?? range.highest
    guard let range = PitchRange(lowest: lowest, highest: highest) else {
      throw .outOfRange(name: "highest-pitch", value: highest)
    }
    self.range = range
  }
}

extension Worded {
  /// The choice that a member names; nil when it is missing.
  fileprivate init?(word name: String, of json: JSONValue) throws(FieldError) {
    guard let word = try json.optionalText(name) else { return nil }
    guard let choice = Self(word: word) else { throw .unknownWord(name: name, word: word) }
    self = choice
  }
}

extension ChartDuration {
  /// Reads a word or a number of seconds; nil when the member is missing.
  init?(field name: String, of json: JSONValue) throws(FieldError) {
    switch json[name] {
    case nil, .null?: return nil
    case .number(let number)?:
      guard let seconds = Seconds(number) else { throw .outOfRange(name: name, value: number) }
      self = .seconds(seconds)
    case .string(let word)?:
      guard let named = ChartDuration(word: word) else {
        throw .unknownWord(name: name, word: word)
      }
      self = named
    default: throw .wrongType(name: name, wanted: .text)
    }
  }
}

extension Smoothing {
  /// Reads a word or a weight; nil when the member is missing.
  init?(field name: String, of json: JSONValue) throws(FieldError) {
    switch json[name] {
    case nil, .null?: return nil
    case .number(let weight)?: self = .weight(weight)
    case .string(let word)?:
      guard let named = Smoothing(word: word) else { throw .unknownWord(name: name, word: word) }
      self = named
    default: throw .wrongType(name: name, wanted: .text)
    }
  }
}
