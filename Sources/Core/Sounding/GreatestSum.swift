// SPDX-License-Identifier: Apache-2.0

/// A bound of what the gains of all tracks amount to at a time.
struct GreatestSum {
  private let tracks: [Score.Track]
  /// Seconds that a voice may be behind its track.
  private let overhang: Double
  private var sounding: [Place] = []
  /// The first track that has not begun.
  private var next = 0

  /// A track that sounds, and the segment in which it is.
  private struct Place {
    var track: Int
    var segment = 0
    var greatest: Double
  }

  /// Breakpoints within the overhang that are looked at; of a track with more its greatest gain counts.
  private static let mostLookedAt = 16

  /// The bound for tracks in the order of their beginnings.
  ///
  /// - Complexity: O(breakpoints), times the tracks that sound at a time.
  static func of(_ tracks: [Score.Track], sampleRate: Double) -> Double {
    var sum = GreatestSum(tracks, sampleRate)
    var greatest = 0.0
    var time = tracks.first?.start ?? .infinity
    while time < .infinity {
      sum.move(to: time)
      greatest = max(greatest, sum.amount(at: time))
      time = sum.nextChange(after: time)
    }
    return greatest
  }

  private init(_ tracks: [Score.Track], _ sampleRate: Double) {
    self.tracks = tracks
    // A fade takes 5 ms and a block, in which the score goes by at four times the speed at most.
    let block = Double(SineWave.blockFrames) / sampleRate
    overhang = ScoreRenderer.rates.upperBound * (Voice.shortestFade + block)
  }

  private mutating func move(to time: Double) {
    while next < tracks.count, tracks[next].start <= time {
      sounding.append(Place(track: next, greatest: tracks[next].greatestGain))
      next += 1
    }
    sounding.removeAll { tracks[$0.track].end + overhang <= time }
    for index in sounding.indices {
      let points = tracks[sounding[index].track].breakpoints
      while sounding[index].segment + 1 < points.count,
        points[sounding[index].segment + 1].time <= time
      {
        sounding[index].segment += 1
      }
    }
  }

  /// What the gains amount to at most until the next change.
  private func amount(at time: Double) -> Double {
    sounding.reduce(0) { sum, place in
      let points = tracks[place.track].breakpoints
      var index = min(place.segment + 1, points.count - 1)
      var gain = points[index].gain
      let last = index - Self.mostLookedAt
      while index > 0, points[index].time > time - overhang {
        index -= 1
        gain = index > last ? max(gain, points[index].gain) : place.greatest
        if index <= last { break }
      }
      return sum + gain
    }
  }

  private func nextChange(after time: Double) -> Double {
    var change = next < tracks.count ? tracks[next].start : .infinity
    for place in sounding {
      let points = tracks[place.track].breakpoints
      let isOver = place.segment + 1 == points.count
      change = min(
        change, isOver ? tracks[place.track].end + overhang : points[place.segment + 1].time)
    }
    return change
  }
}
