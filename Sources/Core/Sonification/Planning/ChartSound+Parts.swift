// SPDX-License-Identifier: Apache-2.0

public import Charts
import Maths
public import Sounding

/// What can be heard of a chart besides the whole; empty scores in the classic mapping, which has the whole only.
extension ChartSound {
  /// The sound of a part, along the pitches and places of the whole; its times begin with the part.
  public func sound(of part: ChartPart) -> ChartSound {
    var options = options
    options.mapping = .standard
    options.cues.remove(.start)
    options.cues.remove(.limits)
    options.cues.remove(.legend)
    return ChartSound(chart, part: part, options: options)
  }

  /// A single point: its note, or those of its box or candle, with the cue of what is special about it.
  public func tone(ofPoint index: Int, series: Int) -> Score {
    guard chart.series.indices.contains(series),
      chart.series[series].points.indices.contains(index)
    else { return Score(duration: 0) }
    let x = chart.series[series].points[index].x
    var single = options
    single.mapping = .standard
    single.duration = .seconds(Self.pointSeconds)
    single.notes = .discrete
    let standard = StandardPlan(
      chart, options: single, part: ChartPart(series: series, x: x...x), point: index)
    var plan = standard.plan()
    plan.keepEvents(of: self.plan)
    return ScoreWriter.score(of: plan, standard, lead: false)
  }

  /// The pitches of round values of the value axis, from the lowest to the highest.
  public func reference(about count: Int = 5) -> Score {
    play { preamble, standard in
      let ticks = chart.y.ticks(in: standard.yRange, about: count)
      preamble.play(ticks, .pure, standard)
    }
  }

  /// The pitch of one value, such as the one that a listener asks for.
  public func reference(value: Double) -> Score {
    play { $0.play([value], .pure, $1) }
  }

  /// The lowest, middle and highest pitch of a series in its timbre; its name is for a voice to say.
  public func legend(ofSeries series: Int) -> Score {
    guard chart.series.indices.contains(series) else { return Score(duration: 0) }
    return play { $0.playLegend(of: series, $1) }
  }

  /// Least value, lower quartile, median, upper quartile, greatest value of a series, one after another.
  public func statistics(ofSeries series: Int) -> Score {
    guard chart.series.indices.contains(series) else { return Score(duration: 0) }
    let values = chart.series[series].points.compactMap { $0.isMissing ? nil : $0.y }.ascending()
    guard !values.isEmpty else { return Score(duration: 0) }
    let numbers = [0, 0.25, 0.5, 0.75, 1].map { part -> Double in
      let place = part * Double(values.count - 1)
      let below = Int(Int32(place.rounded(.down)))
      let above = min(below + 1, values.count - 1)
      return values[below] + (place - Double(below)) * (values[above] - values[below])
    }
    return play { $0.play(numbers, options.timbre(ofSeries: series), $1) }
  }

  /// Two points, one after the other, each in its series' timbre.
  public func comparison(
    _ first: (series: Int, point: Int), _ second: (series: Int, point: Int)
  ) -> Score {
    play { preamble, standard in
      for place in [first, second] where chart.series.indices.contains(place.series) {
        let points = chart.series[place.series].points
        guard points.indices.contains(place.point) else { continue }
        preamble.play(
          [points[place.point].y], options.timbre(ofSeries: place.series), standard)
      }
    }
  }

  /// Seconds of a single point.
  private static let pointSeconds = ChartDuration.Seconds(uncheckedValue: 0.5)

  private func play(_ body: (inout Preamble, StandardPlan) -> Void) -> Score {
    var options = options
    options.mapping = .standard
    var preamble = Preamble()
    body(&preamble, standard ?? StandardPlan(chart, options: options))
    return preamble.score
  }
}
