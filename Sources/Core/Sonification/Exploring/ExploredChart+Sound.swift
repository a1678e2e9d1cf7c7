// SPDX-License-Identifier: Apache-2.0

import Charts
import Sounding

extension ExploredChart {
  /// Silence between two sounds of a row, in seconds.
  private static let gap = 0.1

  func cue(_ place: ChartPlace) -> SoundingScore? {
    SoundingScore(sound.tone(ofPoint: place.index, series: place.series))
  }

  /// The pitch of a value.
  func cue(value: Double) -> SoundingScore? {
    value.isNaN ? nil : SoundingScore(sound.reference(value: value))
  }

  /// The tones of two points, one after the other.
  func cues(_ first: ChartPlace, _ second: ChartPlace) -> SoundingScore? {
    SoundingScore(sound.comparison((first.series, first.index), (second.series, second.index)))
  }

  /// How each series sounds, one after another.
  var legend: SoundingScore? {
    SoundingScore(
      Self.row(
        chart.series.indices.prefix(Self.mostLegendTones).map { sound.legend(ofSeries: $0) }))
  }

  /// The tones of the least and the greatest value.
  var references: SoundingScore? {
    SoundingScore(
      Self.row([
        sound.reference(value: chart.yRange.lowerBound),
        sound.reference(value: chart.yRange.upperBound),
      ]))
  }

  private static func row(_ scores: [Score]) -> Score {
    var whole = Score(duration: 0)
    for score in scores {
      let start = whole.duration > 0 ? whole.duration + gap : 0
      for var track in score.tracks {
        for index in track.breakpoints.indices { track.breakpoints[index].time += start }
        whole.tracks.append(track)
      }
      whole.duration = start + score.duration
    }
    return whole
  }
}

extension SoundingScore {
  /// A score; nil when it is empty.
  init?(_ score: Score) {
    guard score.duration > 0, !score.tracks.isEmpty else { return nil }
    self.init(all: score)
  }

  /// A score, even an empty one.
  init(all score: Score) { self.init(seconds: score.duration, bytes: score.bytes) }
}
