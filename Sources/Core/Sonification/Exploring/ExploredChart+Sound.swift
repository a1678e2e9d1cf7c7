// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Sounding

extension ExploredChart {
  /// Seconds of a tone that stands for a point, and of the silence between two.
  private static let toneSeconds = 0.16
  private static let gapSeconds = 0.06
  /// Strength of a tone: that of the chart.
  private static let toneGain = 0.2

  var score: SoundingScore {
    let points = sound.plan.tones.map {
      Score.Breakpoint(time: $0.time, frequency: $0.frequency, gain: Self.toneGain)
    }
    let track = Score.Track(timbre: .pure, breakpoints: points)
    return SoundingScore(Score(duration: seconds, tracks: [track]))
  }

  func cue(_ place: ChartPlace, _ options: ChartOptions) -> SoundingScore? {
    cue(place, value: point(place).y, options)
  }

  /// The tone of a value at a place.
  func cue(_ place: ChartPlace, value: Double, _ options: ChartOptions) -> SoundingScore? {
    tones([(place, value)])
  }

  /// The tones of several points, one after the other.
  func cues(_ places: [ChartPlace], _ options: ChartOptions) -> SoundingScore? {
    tones(places.map { ($0, point($0).y) })
  }

  /// A tone of each series.
  func legend(_ options: ChartOptions) -> SoundingScore? {
    let middle = (chart.yRange.lowerBound + chart.yRange.upperBound) / 2
    return tones(
      chart.series.indices.prefix(Self.mostLegendTones).map {
        (ChartPlace(series: $0, index: 0), middle)
      })
  }

  /// The tones of the least and the greatest value.
  func references(_ options: ChartOptions) -> SoundingScore? {
    let place = ChartPlace(series: 0, index: 0)
    return tones([(place, chart.yRange.lowerBound), (place, chart.yRange.upperBound)])
  }

  private func tones(_ values: [(ChartPlace, Double)]) -> SoundingScore? {
    var tracks: [Score.Track] = []
    var time = 0.0
    for (_, value) in values where !value.isNaN {
      let width = chart.yRange.width
      let share = width > 0 ? clamp((value - chart.yRange.lowerBound) / width, to: 0...1) : 0.5
      let frequency = 150 + share * 2450
      tracks.append(
        Score.Track(
          timbre: .pure,
          breakpoints: [
            Score.Breakpoint(time: time, frequency: frequency, gain: Self.toneGain),
            Score.Breakpoint(
              time: time + Self.toneSeconds, frequency: frequency, gain: Self.toneGain),
          ]))
      time += Self.toneSeconds + Self.gapSeconds
    }
    guard !tracks.isEmpty else { return nil }
    return SoundingScore(Score(duration: time - Self.gapSeconds, tracks: tracks))
  }
}

extension SoundingScore {
  init(_ score: Score) {
    self.init(seconds: score.duration, bytes: score.bytes)
  }
}
