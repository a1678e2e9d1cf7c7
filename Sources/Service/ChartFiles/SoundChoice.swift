// SPDX-License-Identifier: Apache-2.0

import Bytes
import Sonification
import Sounding

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
  public var about: String {
    switch self {
    case .mapping: "The rule by which values become pitches; standard unless said."
    case .duration: "How long the sound lasts: a word, or seconds; recommended unless said."
    case .smoothing: "How far values are smoothed first; a number is the weight of each new value."
    case .scale: "How values become pitches: evenly by ear, in hertz, or on a musical scale."
    case .low: "The pitch of the least value; 131 (C3) unless said."
    case .high: "The pitch of the greatest value; 1047 (C6) unless said."
    case .direction: "Whether greater values sound higher (up) or lower (down)."
    case .pan: "Whether the sound goes from the left ear to the right (up) or back (down)."
    case .notes: "Whether pitch glides from point to point, or each point is a note."
    case .order: "Whether several series sound one after another or together."
    case .cues: "What sounds besides the values, such as ticks, legend or extremes."
    case .timbres: "The colours of the series' sounds, in turn."
    case .loudness: "Whether all pitches are made equally loud to the ear; on unless said."
    case .volume: "How strong the sound is, 0 to 2; 1 unless said."
    case .mono: "Whether both ears are given the same."
    case .hearLow: "From which pitch on you hear well; nothing of the chart lies below."
    case .hearHigh: "Up to which pitch you hear well; nothing of the chart lies above."
    case .leftLevel: "How much stronger or weaker the left ear is given its sound."
    case .rightLevel: "How much stronger or weaker the right ear is given its sound."
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
