// SPDX-License-Identifier: Apache-2.0

import Maths
public import Sounding

/// What one can choose about the sound of a chart.
///
/// The classic mapping knows duration and smoothing only.
public struct ChartOptions: Sendable, Equatable {
  /// The rule by which points become pitches.
  public var mapping: Mapping
  /// How long the sound may last.
  public var duration: ChartDuration
  /// How far values are smoothed first.
  public var smoothing: Smoothing
  /// How the steps of the value axis become steps of pitch.
  public var scale = PitchScale.logarithmic
  /// The hertz of the least and the greatest value.
  public var range = PitchRange.standard
  /// Whether greater values sound higher.
  public var direction = Direction.up
  /// Whether the x axis runs from the left ear to the right.
  public var panDirection = Direction.up
  /// Whether pitch glides from point to point.
  public var notes = NoteStyle.automatic
  /// In which order series sound.
  public var order = SeriesOrder.automatic
  /// A factor on the strength, from 0 to 2.
  public var volume = 1.0 { didSet { volume = volume.isNaN ? 1 : clamp(volume, to: 0...2) } }
  /// Whether low and high tones are strengthened until all sound equally loud.
  public var isLoudnessEven = true
  /// The colours of the sound of the series, in turn; one at least is used.
  public var timbres = Timbre.allCases
  /// What sounds besides the values.
  public var cues = ChartCues.usual
  /// What the listener hears well.
  public var profile = HearingProfile()

  /// The options; those that were not chosen are the usual ones.
  public init(
    mapping: Mapping = .standard, duration: ChartDuration = .recommended,
    smoothing: Smoothing = .standard
  ) {
    self.mapping = mapping
    self.duration = duration
    self.smoothing = smoothing
  }

  /// The colour of the sound of a series.
  func timbre(ofSeries index: Int) -> Timbre {
    timbres.isEmpty ? .pure : timbres[index % timbres.count]
  }
}
