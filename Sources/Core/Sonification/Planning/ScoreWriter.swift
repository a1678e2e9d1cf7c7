// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Sounding

/// Writes a plan down as a score.
struct ScoreWriter {
  private let standard: StandardPlan
  private let plan: ChartPlan
  private var tracks: [Score.Track] = []

  /// Seconds in which a glide comes and goes.
  private static let fade = 0.01
  /// A note's beginning and end.
  private static let attack = 0.01
  private static let release = 0.015
  /// Octaves after which a glide is given a strength anew, so that it sounds equally loud all along.
  private static let stretch = 0.25
  /// Seconds that an extreme is held on each side, where its neighbours are farther than that: a spike is heard.
  private static let hold = 0.015
  /// The strength of the line at zero, as a share of a value's.
  private static let zeroShare = 0.2
  /// Round values of the x axis, about.
  private static let ticks = 8

  static func score(of plan: ChartPlan, _ standard: StandardPlan, lead: Bool = true) -> Score {
    var writer = ScoreWriter(standard: standard, plan: plan)
    if lead { writer.tracks += Preamble(standard).tracks }
    for series in standard.chart.series.indices {
      let tones = plan.tones.filter { $0.series == series }
      if standard.glides {
        writer.glide(tones, standard.options.timbre(ofSeries: series))
      } else {
        writer.notes(tones, standard.options.timbre(ofSeries: series))
      }
    }
    writer.cues()
    return Score(duration: plan.duration, tracks: writer.tracks)
  }

  private init(standard: StandardPlan, plan: ChartPlan) {
    self.standard = standard
    self.plan = plan
  }

  // MARK: Glides

  private mutating func glide(_ tones: [ChartPlan.Tone], _ timbre: Timbre) {
    var points: [Score.Breakpoint] = []
    for tone in tones {
      if tone.event == .missing {
        end(&points, timbre)
      } else {
        let nearest = abs(tone.time - (points.last?.time ?? -1))
        let isHeld =
          plan.thinned != nil && (tone.event == .minimum || tone.event == .maximum)
          && nearest > 2 * Self.hold
        append(tone, timbre, at: isHeld ? tone.time - Self.hold : tone.time, to: &points)
        if isHeld { append(tone, timbre, at: tone.time + Self.hold, to: &points) }
      }
    }
    end(&points, timbre)
  }

  private func append(
    _ tone: ChartPlan.Tone, _ timbre: Timbre, at time: Double,
    to points: inout [Score.Breakpoint]
  ) {
    let time = max(time, points.last?.time ?? 0)
    if let last = points.last {
      let octaves = abs(log2(tone.frequency / last.frequency))
      let steps = (octaves / Self.stretch).rounded(.up)
      var step = 1.0
      while step < steps {
        let part = step / steps
        let hertz = last.frequency * pow(tone.frequency / last.frequency, part)
        points.append(
          Score.Breakpoint(
            time: last.time + part * (time - last.time), frequency: hertz,
            gain: standard.strength.gain(at: hertz, timbre: timbre),
            pan: last.pan + part * (tone.pan - last.pan)))
        step += 1
      }
    } else if time >= Self.fade {
      points.append(
        Score.Breakpoint(
          time: time - Self.fade, frequency: tone.frequency, gain: 0, pan: tone.pan))
    }
    points.append(
      Score.Breakpoint(
        time: time, frequency: tone.frequency, gain: gain(of: tone, timbre), pan: tone.pan))
  }

  /// A plan's strengths are those of tones without overtones.
  private func gain(of tone: ChartPlan.Tone, _ timbre: Timbre) -> Double {
    let share = tone.length == nil ? 1 : ToneStrength.noteShare
    return min(tone.gain * standard.strength.factor(of: timbre, at: tone.frequency) * share, 1)
  }

  /// Closes what has sounded so far; a value between two gaps is held, so that it is heard at all.
  private mutating func end(_ points: inout [Score.Breakpoint], _ timbre: Timbre) {
    guard var last = points.last else { return }
    if points.count < 3 {
      last.time += 2 * Self.hold
      points.append(last)
    }
    last.time += Self.fade
    last.gain = 0
    points.append(last)
    tracks.append(Score.Track(timbre: timbre, breakpoints: points))
    points = []
  }

  // MARK: Notes

  private mutating func notes(_ tones: [ChartPlan.Tone], _ timbre: Timbre) {
    var voices = Timbre.allCases.map { Score.Track(timbre: $0, breakpoints: []) }
    for tone in tones {
      guard let length = tone.length, tone.event != .missing else { continue }
      let timbre = tone.timbre ?? timbre
      let voice = Int(timbre.rawValue)
      let last = voices[voice].breakpoints.last?.time ?? 0
      voices[voice].breakpoints += Self.note(
        tone, gain(of: tone, timbre), from: max(tone.time, last), length: length)
    }
    tracks += voices.filter { !$0.breakpoints.isEmpty }
  }

  private static func note(
    _ tone: ChartPlan.Tone, _ gain: Double, from time: Double, length: Double
  ) -> [Score.Breakpoint] {
    let attack = min(attack, length / 3)
    let release = min(release, length / 3)
    return [(time, 0.0), (time + attack, 1), (time + length - release, 1), (time + length, 0)].map {
      Score.Breakpoint(
        time: $0.0, frequency: tone.frequency, gain: gain * $0.1, pan: tone.pan)
    }
  }

  // MARK: Cues

  private mutating func cues() {
    let options = standard.options
    for tone in plan.tones {
      guard let event = tone.event, options.cues.contains(event.cue) else { continue }
      add(CueSound.motif(of: event), at: tone.time, pan: tone.pan)
    }
    if options.cues.contains(.zero) { zeroLine() }
    // With one ear the place cannot be heard, so the round values say how far it is.
    if options.cues.contains(.ticks) || options.profile.isMono { ticks() }
  }

  private mutating func add(_ motif: CueSound.Motif, at time: Double, pan: Double) {
    tracks.append(
      CueSound.track(
        motif, at: time, pan: pan, strength: standard.strength, profile: standard.options.profile))
  }

  private mutating func zeroLine() {
    let range = standard.yRange
    guard range.lowerBound < 0, range.upperBound > 0 else { return }
    let hertz = standard.pitch.frequency(of: 0)
    let gain = standard.strength.gain(at: hertz) * Self.zeroShare
    let length = plan.duration - plan.lead
    guard length > 0.1 else { return }
    tracks.append(
      Score.Track(
        timbre: .pure,
        breakpoints: CueSound.note(hertz, at: plan.lead, length: length, gain: gain, pan: 0)))
  }

  private mutating func ticks() {
    var starts: [Double] = []
    for passage in plan.passages where !starts.contains(passage.start) {
      starts.append(passage.start)
      guard passage.x.width > 0 else { continue }
      for tick in standard.chart.x.ticks(in: passage.x, about: Self.ticks) {
        add(
          CueSound.tick, at: passage.time(ofPoint: 0, at: tick),
          pan: standard.pan(at: tick, index: 0))
      }
    }
  }
}
