// SPDX-License-Identifier: Apache-2.0

import Bytes
import Sonification
import Sounding
public import Speaking

/// Something that can be chosen about the sound of a chart by a word or a number.
///
/// An option of the command line, a field of a form and a value in an address have the same names.
public enum SoundChoice: String, Sendable, CaseIterable {
  case mapping
  case duration
  case smoothing
  case scale
  case low
  case high
  case direction
  case pan
  case notes
  case order
  case cues
  case timbres
  case loudness
  case volume
  case mono
  case hearLow = "hear-low"
  case hearHigh = "hear-high"
  case leftLevel = "left-level"
  case rightLevel = "right-level"

  /// What a text must be.
  public enum Wanted: Sendable, Equatable {
    /// One of these words.
    case word([String])
    /// One of these words, or a number within a range.
    case wordOrNumber([String], ClosedRange<Double>)
    /// One of the first words, or several of the others with commas between them.
    case words([String], orSeveralOf: [String])
    /// A number within a range, in a unit.
    case number(ClosedRange<Double>, unit: String)
    /// `on` or `off`.
    case truth
  }

  /// What its text must be.
  public var wanted: Wanted {
    switch self {
    case .mapping: .word(Mapping.allCases.map(\.word))
    case .duration:
      .wordOrNumber(["short", "recommended", "long"], 0.1...ChartDuration.Seconds.greatest)
    case .smoothing: .wordOrNumber(["default", "none"], 0.0001...1)
    case .scale: .word(PitchScale.allCases.map(\.word))
    case .low, .high: .number(PitchRange.limits, unit: "HERTZ")
    case .direction, .pan: .word(Direction.allCases.map(\.word))
    case .notes: .word(NoteStyle.allCases.map(\.word))
    case .order: .word(SeriesOrder.allCases.map(\.word))
    case .cues: .words(["usual", "none", "all"], orSeveralOf: ChartCue.allCases.map(\.word))
    case .timbres: .words([], orSeveralOf: Timbre.allCases.map(\.word))
    case .loudness, .mono: .truth
    case .volume: .number(HearingProfile.volumes, unit: "FACTOR")
    case .hearLow, .hearHigh: .number(HearingProfile.hertz, unit: "HERTZ")
    case .leftLevel, .rightLevel: .number(HearingProfile.levels, unit: "DECIBELS")
    }
  }

  /// One sentence on what it does.
  public func about(in language: Language) -> String {
    switch self {
    case .mapping: SoundOptionWords[language].mapping
    case .duration: SoundOptionWords[language].duration
    case .smoothing: SoundOptionWords[language].smoothing
    case .scale: SoundOptionWords[language].scale
    case .low: SoundOptionWords[language].low
    case .high: SoundOptionWords[language].high
    case .direction: SoundOptionWords[language].direction
    case .pan: SoundOptionWords[language].pan
    case .notes: SoundOptionWords[language].notes
    case .order: SoundOptionWords[language].order
    case .cues: SoundOptionWords[language].cues
    case .timbres: SoundOptionWords[language].timbres
    case .loudness: SoundOptionWords[language].loudness
    case .volume: SoundOptionWords[language].volume
    case .mono: SoundOptionWords[language].mono
    case .hearLow: SoundOptionWords[language].hearLow
    case .hearHigh: SoundOptionWords[language].hearHigh
    case .leftLevel: SoundOptionWords[language].leftLevel
    case .rightLevel: SoundOptionWords[language].rightLevel
    }
  }

  /// What stands for its text in help.
  public var placeholder: String {
    switch wanted {
    case .word(let words): words.count > 6 ? "NAME" : words.joined(separator: "|")
    case .wordOrNumber(let words, _): (words + ["NUMBER"]).joined(separator: "|")
    case .words(let words, _): (words + ["WORD,WORD…"]).joined(separator: "|")
    case .number(_, let unit): unit
    case .truth: "on|off"
    }
  }
}

extension SoundChoice.Wanted {
  /// The words that it may be; none where only numbers fit.
  public var words: [String] {
    switch self {
    case .word(let words), .wordOrNumber(let words, _): words
    case .words(let single, let several): single + several
    case .number: []
    case .truth: ["on", "off"]
    }
  }
}
