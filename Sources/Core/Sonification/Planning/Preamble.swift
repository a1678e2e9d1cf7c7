// SPDX-License-Identifier: Apache-2.0

import Charts
import Sounding

/// What sounds before the values: the start, the limits of the value axis, the legend.
struct Preamble {
  /// The tracks, from the beginning.
  private(set) var tracks: [Score.Track] = []
  /// Seconds until the values begin.
  private(set) var seconds = 0.0

  /// Seconds of a note of limits and legend, and of silence after a group.
  private static let note = 0.18
  private static let pause = 0.2
  /// More series than this no legend can teach.
  private static let mostSeries = 8

  /// What the options ask for.
  init(_ plan: StandardPlan) {
    let cues = plan.options.cues
    if cues.contains(.start) {
      let start = CueSound.start
      tracks.append(
        CueSound.track(
          start, at: 0, pan: 0, strength: plan.strength, profile: plan.options.profile))
      seconds += Double(start.hertz.count) * start.step + Self.pause
    }
    let range = plan.yRange
    if cues.contains(.limits) {
      play([range.lowerBound, range.upperBound], .pure, plan)
    }
    if cues.contains(.legend) {
      for index in plan.chart.series.indices.prefix(Self.mostSeries) { playLegend(of: index, plan) }
    }
  }

  /// Nothing yet.
  init() {}

  /// A series' low, middle and high pitch in its timbre.
  mutating func playLegend(of series: Int, _ plan: StandardPlan) {
    guard let range = plan.chart.series[series].yRange else { return }
    let middle = range.lowerBound + range.width / 2
    play(
      [range.lowerBound, middle, range.upperBound], plan.options.timbre(ofSeries: series), plan)
  }

  /// Values one after another, and a pause.
  mutating func play(_ values: [Double], _ timbre: Timbre, _ plan: StandardPlan) {
    var points: [Score.Breakpoint] = []
    for value in values where !value.isNaN {
      let hertz = plan.pitch.frequency(of: value)
      points += CueSound.note(
        hertz, at: seconds, length: Self.note - 0.01,
        gain: plan.strength.gain(at: hertz, timbre: timbre), pan: 0)
      seconds += Self.note
    }
    if !points.isEmpty { tracks.append(Score.Track(timbre: timbre, breakpoints: points)) }
    seconds += Self.pause
  }

  /// As a score of its own.
  var score: Score { Score(duration: seconds, tracks: tracks) }
}
