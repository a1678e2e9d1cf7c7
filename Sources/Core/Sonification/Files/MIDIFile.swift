// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import Maths
import Sounding
public import Speaking

/// A chart as a Standard MIDI File of format 1 (MIDI Manufacturers Association, RP-001, 1996).
///
/// A track for each series, with an instrument like its timbre; pitches between the keys and glides are bends. Ticks are
/// tenths of milliseconds. Names and markers are UTF-8.
public enum MIDIFile {
  /// The file of a chart; of the classic mapping too.
  public static func bytes(_ sound: ChartSound, in language: Language) -> [UInt8] {
    let series = sound.chart.series.indices.prefix(mostTracks)
    var tracks = [conductor(sound, language)]
    for index in series { tracks.append(track(of: index, in: sound)) }
    let header =
      Array("MThd".utf8) + MIDITrack.number(6, octets: 4) + MIDITrack.number(1, octets: 2)
      + MIDITrack.number(tracks.count, octets: 2)
      + MIDITrack.number(Int(MIDITrack.ticksPerSecond), octets: 2)
    return tracks.reduce(header) { $0 + $1.chunk(end: sound.seconds) }
  }

  /// More series than this are left out.
  private static let mostTracks = 200
  /// Seconds between bends of a glide.
  private static let bendStep = 0.01

  /// Tempo, title, and markers at the extremes.
  private static func conductor(_ sound: ChartSound, _ language: Language) -> MIDITrack {
    var track = MIDITrack()
    if let title = sound.chart.title { track.add(meta: 0x03, title, at: 0) }
    // A quarter note lasts a million microseconds: a second.
    track.add([0xFF, 0x51, 3] + MIDITrack.number(1_000_000, octets: 3), at: 0)
    let words = PointWords(sound.chart)
    for tone in sound.plan.tones {
      guard let point = tone.point, let event = tone.event, event != .missing else { continue }
      let said = words.point(series: tone.series, index: point, in: language)
      track.add(
        meta: 0x06, [event.text(in: language), said].joined(by: .colon, in: language),
        at: tone.time)
    }
    return track
  }

  private static func track(of series: Int, in sound: ChartSound) -> MIDITrack {
    let tones = sound.plan.tones.filter { $0.series == series }
    let channel = channel(of: series)
    var writer = NoteWriter(channel: channel, tones: tones)
    writer.track.add(meta: 0x03, sound.chart.series[series].name, at: 0)
    writer.track.add(
      [0xC0 | channel, program(of: sound.options.timbre(ofSeries: series))], at: 0)
    writer.setBendRange()
    if tones.contains(where: { $0.length != nil }) {
      for tone in tones { writer.note(tone) }
    } else {
      for run in tones.split(whereSeparator: { $0.event == .missing }) {
        writer.glide(Array(run), step: bendStep)
      }
    }
    return writer.track
  }

  /// Fifteen channels in turn; the tenth is for drums.
  private static func channel(of series: Int) -> UInt8 {
    let channel = UInt8(truncatingIfNeeded: series % 15)
    return channel < 9 ? channel : channel + 1
  }

  /// Instruments of General MIDI, counted from 0.
  private static func program(of timbre: Timbre) -> UInt8 {
    switch timbre {
    case .pure: 79  // ocarina
    case .hollow: 71  // clarinet
    case .bright: 20  // reed organ
    case .organ: 19  // church organ
    case .bell: 14  // tubular bells
    }
  }
}

/// Writes notes and bends of one channel.
private struct NoteWriter {
  var track = MIDITrack()
  private let channel: UInt8
  /// Semitones that a bend reaches to each side.
  private let range: Double
  private var lastBend = 8192
  /// When the last note ended, in seconds.
  private var lastEnd = 0.0
  private var lastPan = -1

  init(channel: UInt8, tones: [ChartPlan.Tone]) {
    self.channel = channel
    let keys = tones.map { Self.key($0.frequency) }
    let width = (keys.max() ?? 0) - (keys.min() ?? 0)
    // A glide is bent from the middle of its run, so half of the width and a key are enough.
    range = clamp((width / 2).rounded(.up) + 1, to: 2...96)
  }

  /// The key of hertz, with parts of semitones; 69 is A4.
  static func key(_ hertz: Double) -> Double { 69 + 12 * log2(max(hertz, 1) / 440) }

  /// Registered parameter 0 is the range of bends, in semitones and hundredths.
  mutating func setBendRange() {
    let semitones = UInt8(Int32(range))
    for (control, value) in [(101, 0), (100, 0), (6, semitones), (38, 0)] as [(UInt8, UInt8)] {
      track.add([0xB0 | channel, control, value], at: 0)
    }
  }

  mutating func note(_ tone: ChartPlan.Tone) {
    guard let length = tone.length, tone.event != .missing else { return }
    let key = base(Self.key(tone.frequency))
    // A channel has one bend, so one note at a time.
    let start = max(tone.time, lastEnd)
    lastEnd = start + length
    pan(tone.pan, at: start)
    bend(tone.frequency, from: key, at: start)
    press(key, tone.gain, from: start, to: lastEnd)
  }

  /// One note for a run, bent from pitch to pitch.
  mutating func glide(_ tones: [ChartPlan.Tone], step: Double) {
    guard let first = tones.first, let last = tones.last else { return }
    let keys = tones.map { Self.key($0.frequency) }
    let key = base(((keys.max() ?? 0) + (keys.min() ?? 0)) / 2)
    let strongest = tones.reduce(0) { max($0, $1.gain) }
    for (start, end) in zip(tones, tones.dropFirst()) {
      var time = start.time
      while time < end.time {
        let part = (time - start.time) / (end.time - start.time)
        pan(start.pan + part * (end.pan - start.pan), at: time)
        bend(start.frequency * pow(end.frequency / start.frequency, part), from: key, at: time)
        time += step
      }
    }
    pan(last.pan, at: last.time)
    bend(last.frequency, from: key, at: last.time)
    press(key, strongest, from: first.time, to: max(last.time, first.time + 0.05))
  }

  private func base(_ key: Double) -> Int {
    Int(Int32(clamp(key.rounded(.toNearestOrEven), to: 0...127)))
  }

  private mutating func press(_ key: Int, _ gain: Double, from start: Double, to end: Double) {
    let key = UInt8(key)
    // Instruments are as strong as the square of the velocity (General MIDI Level 2, RP-024).
    let strength = (gain / ToneStrength.usual).squareRoot() * 64
    let velocity = UInt8(Int32(clamp(strength, to: 1...127)))
    track.add([0x90 | channel, key, velocity], at: start)
    track.add([0x80 | channel, key, 64], at: end)
  }

  private mutating func bend(_ hertz: Double, from key: Int, at seconds: Double) {
    let share = (Self.key(hertz) - Double(key)) / range
    let value = Int(Int32(clamp((8192 + share * 8192).rounded(.toNearestOrEven), to: 0...16_383)))
    guard value != lastBend else { return }
    lastBend = value
    track.add([0xE0 | channel, UInt8(value & 0x7F), UInt8(value >> 7)], at: seconds)
  }

  private mutating func pan(_ pan: Double, at seconds: Double) {
    let value = Int(Int32(clamp((64 + pan * 63).rounded(.toNearestOrEven), to: 0...127)))
    guard value != lastPan else { return }
    lastPan = value
    track.add([0xB0 | channel, 10, UInt8(value)], at: seconds)
  }
}
