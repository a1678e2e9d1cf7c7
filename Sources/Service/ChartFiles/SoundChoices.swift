// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Sonification
import Sounding

/// Why something chosen about the sound does not fit.
public enum SoundChoiceError: Error, Sendable, Equatable {
  /// The text is none of what it may be.
  case unfit(SoundChoice, found: String)
  /// The lower pitch is not well below the upper.
  case narrow(low: SoundChoice, high: SoundChoice)

  /// The choice that is to be changed.
  public var choice: SoundChoice {
    switch self {
    case .unfit(let choice, _): choice
    case .narrow(_, let high): high
    }
  }
}

extension ChartOptions {
  /// The options that texts choose; `text` gives the text of a choice, nil where nothing was chosen.
  public init(choosing text: (SoundChoice) -> String?) throws(SoundChoiceError) {
    self.init()
    for choice in SoundChoice.allCases {
      guard let text = text(choice), !text.isEmpty else { continue }
      guard try choose(choice, text) else { throw .unfit(choice, found: text) }
    }
    try chooseRange(text)
    try chooseHearing(text)
  }

  /// Takes one choice; false when its text does not fit.
  private mutating func choose(
    _ choice: SoundChoice, _ text: String
  ) throws(SoundChoiceError) -> Bool {
    switch choice {
    case .mapping: Self.take(Mapping(word: text), into: &mapping)
    case .duration: Self.take(Self.duration(text), into: &duration)
    case .smoothing: Self.take(Self.smoothing(text), into: &smoothing)
    case .scale: Self.take(PitchScale(word: text), into: &scale)
    case .direction: Self.take(Direction(word: text), into: &direction)
    case .pan: Self.take(Direction(word: text), into: &panDirection)
    case .notes: Self.take(NoteStyle(word: text), into: &notes)
    case .order: Self.take(SeriesOrder(word: text), into: &order)
    case .cues: Self.take(ChartCues(words: text), into: &cues)
    case .timbres: Self.take(Self.timbres(text), into: &timbres)
    case .loudness: Self.take(Self.truth(text), into: &isLoudnessEven)
    case .volume: Self.take(Self.number(text, HearingProfile.volumes), into: &volume)
    // These belong together in pairs, or to the profile, and are taken at the end.
    case .low, .high: Self.number(text, PitchRange.limits) != nil
    case .hearLow, .hearHigh: Self.number(text, HearingProfile.hertz) != nil
    case .leftLevel, .rightLevel: Self.number(text, HearingProfile.levels) != nil
    case .mono: Self.truth(text) != nil
    }
  }

  private mutating func chooseRange(_ text: (SoundChoice) -> String?) throws(SoundChoiceError) {
    let low = text(.low).flatMap(Double.init) ?? range.lowest
    let high = text(.high).flatMap(Double.init) ?? range.highest
    guard let chosen = PitchRange(lowest: low, highest: high) else {
      throw .narrow(low: .low, high: .high)
    }
    if text(.low) != nil || text(.high) != nil { range = chosen }
  }

  private mutating func chooseHearing(_ text: (SoundChoice) -> String?) throws(SoundChoiceError) {
    func number(_ choice: SoundChoice, orElse usual: Double) -> Double {
      text(choice).flatMap(Double.init) ?? usual
    }
    let low = number(.hearLow, orElse: profile.lowest)
    let high = number(.hearHigh, orElse: profile.highest)
    guard high > low * 2 else { throw .narrow(low: .hearLow, high: .hearHigh) }
    profile = HearingProfile(
      isMono: text(.mono).flatMap(Self.truth) ?? false, lowest: low, highest: high,
      leftLevel: number(.leftLevel, orElse: 0), rightLevel: number(.rightLevel, orElse: 0))
  }

  private static func take<Value>(_ value: Value?, into target: inout Value) -> Bool {
    guard let value else { return false }
    target = value
    return true
  }

  private static func number(_ text: String, _ range: ClosedRange<Double>) -> Double? {
    Double(text).flatMap { range.contains($0) ? $0 : nil }
  }

  private static func truth(_ text: String) -> Bool? {
    switch text {
    case "on": true
    case "off": false
    default: nil
    }
  }

  private static func duration(_ text: String) -> ChartDuration? {
    ChartDuration(word: text)
      ?? Double(text).flatMap(ChartDuration.Seconds.init).map { .seconds($0) }
  }

  private static func smoothing(_ text: String) -> Smoothing? {
    if let named = Smoothing(word: text) { return named }
    guard let weight = Double(text), weight.isFinite, weight >= 0 else { return nil }
    return .weight(weight)
  }

  private static func timbres(_ text: String) -> [Timbre]? {
    var timbres: [Timbre] = []
    for word in text.split(separator: ",") {
      guard let timbre = Timbre.allCases.first(where: { $0.word == word }) else { return nil }
      timbres.append(timbre)
    }
    return timbres.isEmpty ? nil : timbres
  }
}
