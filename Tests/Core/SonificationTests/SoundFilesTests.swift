// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Maths
import Sounding
import Speaking
import Testing

@testable import Sonification

struct SoundFilesTests {
  private let score = Score(
    duration: 0.5,
    tracks: [
      Score.Track(
        timbre: .pure,
        breakpoints: [
          .init(time: 0.05, frequency: 440, gain: 0.3, pan: -0.5),
          .init(time: 0.4, frequency: 880, gain: 0.3, pan: 0.5),
        ])
    ])

  private func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  @Test(arguments: WaveFormat.allCases, WaveStream.sampleRates)
  func `a WAV file says what it holds and holds what sounds`(format: WaveFormat, rate: Int) {
    let bytes = WaveStream.bytes(score, format: format, sampleRate: rate)
    let octets = [WaveFormat.whole16: 2, .whole24: 3, .float32: 4][format] ?? 0
    #expect(bytes.count == WaveStream(score, format: format, sampleRate: rate).length)
    #expect(String(decoding: bytes[0..<4], as: UTF8.self) == "RIFF")
    #expect(number(bytes[4..<8]) == bytes.count - 8)
    #expect(number(bytes[20..<22]) == (format == .float32 ? 3 : 1))
    #expect(number(bytes[22..<24]) == 2)
    #expect(number(bytes[24..<28]) == rate)
    #expect(number(bytes[28..<32]) == rate * 2 * octets)
    #expect(number(bytes[34..<36]) == 8 * octets)
    let start = format == .float32 ? 58 : 44
    #expect(String(decoding: bytes[start - 8..<start - 4], as: UTF8.self) == "data")
    #expect(number(bytes[start - 4..<start]) == bytes.count - start)
    #expect(bytes.count - start == rate / 2 * 2 * octets)
    let samples = stride(from: start, to: bytes.count, by: octets).map { place -> Double in
      let bits = number(bytes[place..<place + octets])
      if format == .float32 { return Double(Float(bitPattern: UInt32(bits))) }
      let full = 1 << (8 * octets - 1)
      return Double(bits >= full ? bits - 2 * full : bits) / Double(full - 1)
    }
    let left = stride(from: 0, to: samples.count, by: 2).map { samples[$0] }
    let right = stride(from: 1, to: samples.count, by: 2).map { samples[$0] }
    #expect(left.allSatisfy { abs($0) < 0.3 } && left.contains { $0 > 0.2 })
    #expect(left.first == 0 && left.last == 0 && right.last == 0)
    #expect(left[rate / 10] != right[rate / 10])
  }

  @Test func `an empty score is an empty WAV file`() {
    #expect(WaveStream.bytes(Score(duration: 0)).count == 44)
    #expect(WaveStream.bytes(Score(duration: .infinity)).count == 44)
  }

  @Test(arguments: [ChartKind.line, .bar, .groupedBar, .candlestick])
  func `a MIDI file has the notes and times of the plan`(kind: ChartKind) throws {
    let sound = try ChartSound(try SampleChart.of(kind), options: ChartOptions())
    let file = try MIDIReading(MIDIFile.bytes(sound, in: .english))
    #expect(file.tracks.count == sound.chart.series.count + 1)
    #expect(file.microsecondsPerQuarter == 1_000_000)
    for series in sound.chart.series.indices {
      let tones = sound.plan.tones.filter { $0.series == series }
      let track = file.tracks[series + 1]
      #expect(track.name == sound.chart.series[series].name)
      if kind == .line {
        #expect(track.notes.count == 1)
        for tone in tones {
          let hertz = try #require(track.hertz(at: tone.time, ticks: file.ticksPerQuarter))
          #expect(abs(1200 * log2(hertz / tone.frequency)) < 1)
        }
      } else {
        #expect(track.notes.count == tones.count)
        for (note, tone) in zip(track.notes, tones) {
          #expect(abs(Double(note.tick) / Double(file.ticksPerQuarter) - tone.time) < 0.0001)
          #expect(abs(1200 * log2(note.hertz / tone.frequency)) < 1)
        }
      }
    }
    #expect(file.tracks[0].markers.contains { $0.hasPrefix("Highest: ") })
  }

  @Test func `notes at the same place follow one another in a MIDI file`() throws {
    let points = [0.0, 1, 1, 1, 1.01, 2].map { ChartPoint(x: $0, y: $0 * 3) }
    let chart = try Chart(
      kind: .scatter, x: Axis(name: "x"), y: Axis(name: "y"),
      series: [Series(name: "y", points: points)])
    let sound = try ChartSound(chart, options: ChartOptions())
    let file = try MIDIReading(MIDIFile.bytes(sound, in: .english))
    #expect(file.tracks[1].notes.count == sound.plan.tones.count)
  }

  @Test func `a text track tells extremes at their times, in one line each`() throws {
    var chart = try SampleChart.of(.line)
    chart.title = "Wind & <rain>\nin May"
    let sound = try ChartSound(chart, options: ChartOptions())
    let track = TextTrack(sound, in: .english)
    let highest = try #require(track.cues.first { $0.text.hasPrefix("Highest") })
    #expect(abs(highest.start - sound.time(ofPoint: 3)) < 1e-9)
    let text = String(decoding: track.bytes, as: UTF8.self)
    #expect(
      text.hasPrefix("WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nWind &amp; &lt;rain&gt; in May\n"))
    #expect(zip(track.cues, track.cues.dropFirst()).allSatisfy { $0.start <= $1.start })
    #expect(track.cues.allSatisfy { $0.start < $0.end })
    for language in Language.allCases {
      #expect(TextTrack(sound, in: language).cues.count == track.cues.count)
    }
  }

  @Test func `what was left out is told`() throws {
    let points = (0..<10_000).map { ChartPoint(x: Double($0), y: Double($0 * $0 % 997)) }
    let sound = try ChartSound(
      try Chart(x: "x", y: "y", points: points), options: ChartOptions())
    let kept = try #require(sound.plan.thinned).kept
    let texts = TextTrack(sound, in: .english).cues.map { $0.text }
    #expect(
      texts.contains("You hear \(kept) of 10000 values, including every high and low."))
  }

  @Test func `a hearing profile survives the way through JSON`() throws {
    let profile = HearingProfile(
      isMono: true, lowest: 100, highest: 3000, leftLevel: -6, rightLevel: 2, volume: 1.5)
    var writer = JSONWriter()
    profile.write(to: &writer)
    #expect(try HearingProfile(json: try JSONParser.parse(writer.bytes)) == profile)
    #expect(try HearingProfile(json: .object([])) == HearingProfile())
    let wrong = JSONValue.object([JSONMember(name: "mono", value: .number(1))])
    #expect(throws: FieldError.self) { try HearingProfile(json: wrong) }
  }
}
