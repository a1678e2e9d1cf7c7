// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartReading
import Charts
import Maths
import Sounding
import Speaking
import TestSupport
import Testing

@testable import Sonification

struct StandardMappingTests {
  private func line(_ values: [Double], kind: ChartKind = .line) throws -> Chart {
    try Chart(
      kind: kind, x: Axis(name: "x"), y: Axis(name: "y"),
      series: [
        Series(
          name: "y", points: values.enumerated().map { ChartPoint(x: Double($0), y: $1) })
      ])
  }

  @Test func `equal steps sound as equal intervals from C3 to C6`() throws {
    let plan = try ChartPlan(try line([0, 1, 2, 3]), options: ChartOptions())
    let intervals = zip(plan.tones, plan.tones.dropFirst()).map {
      log2($1.frequency / $0.frequency)
    }
    #expect(intervals.allSatisfy { abs($0 - 1) < 1e-9 })
    #expect(abs(plan.tones[0].frequency - 130.8128) < 1e-3)
    #expect(abs(plan.tones[3].frequency - 1046.5023) < 1e-3)
  }

  @Test func `decades of a logarithmic axis sound as equal intervals`() throws {
    var chart = try line([1, 10, 100, 1000, 10_000])
    chart.y.scale = .logarithmic
    let plan = try ChartPlan(chart, options: ChartOptions())
    let intervals = zip(plan.tones, plan.tones.dropFirst()).map {
      log2($1.frequency / $0.frequency)
    }
    #expect(intervals.allSatisfy { abs($0 - 0.75) < 1e-9 })
  }

  @Test(arguments: [
    // Mel and ERB of the middle between 131 and 1047 Hz, calculated apart from this program.
    (PitchScale.logarithmic, 369.99), (.hertz, 588.66), (.mel, 504.581), (.erb, 448.418),
    (.musical(.major), 369.99), (.musical(.chromatic), 369.99),
    (.musical(.majorPentatonic), 369.99),
  ])
  func `the middle of the axis`(scale: PitchScale, hertz: Double) throws {
    var options = ChartOptions()
    options.scale = scale
    let map = PitchMap(Axis(name: "y"), values: 0...2, options: options)
    // Within a whole tone for scales that have no such note.
    let tolerance = scale.isMusical ? 0.2 : 0.0001
    #expect(abs(log2(map.frequency(of: 1) / hertz)) < tolerance)
    #expect(abs(map.frequency(of: 0) - 130.8128) < 1e-3)
    #expect(abs(map.frequency(of: 2) - 1046.5023) < 1e-3)
    options.direction = .down
    let inverted = PitchMap(Axis(name: "y"), values: 0...2, options: options)
    #expect(abs(inverted.frequency(of: 2) - 130.8128) < 1e-3)
  }

  @Test(arguments: MusicalScale.allCases)
  func `a musical scale sounds its own notes only`(scale: MusicalScale) throws {
    var options = ChartOptions()
    options.scale = .musical(scale)
    let plan = try ChartPlan(try line((0...40).map(Double.init)), options: options)
    for tone in plan.tones {
      let semitones = 69 + 12 * log2(tone.frequency / 440)
      #expect(abs(semitones - semitones.rounded()) < 1e-9)
      #expect(scale.semitones.contains(Int(semitones.rounded()) % 12))
      #expect(tone.length != nil)
    }
  }

  @Test(arguments: PitchScale.allCases)
  func `what is heard is within 2 cents of the plan`(scale: PitchScale) throws {
    var options = ChartOptions(duration: .seconds(try #require(ChartDuration.Seconds(2.8))))
    options.scale = scale
    options.notes = .discrete
    options.cues = .none
    options.timbres = [.pure]
    let values = [0.0, 7, 3, 9, 2.5, 10, 5]
    let sound = try ChartSound(try line(values), options: options)
    let samples = sound.samples
    for tone in sound.plan.tones {
      let rate = Double(ChartSynthesizer.sampleRate)
      let start = Int((tone.time + 0.05) * rate)
      let end = Int((tone.time + (tone.length ?? 0) - 0.05) * rate)
      let part = Array(samples[start..<end])
      #expect(abs(HeardPitch.cents(of: part, near: tone.frequency, sampleRate: rate)) < 2)
    }
  }

  @Test func `a spike among a hundred thousand points is heard, and nothing is averaged`() throws {
    var values = (0..<100_000).map { Double($0 % 2) }
    values[61_803] = 100
    let chart = try line(values)
    let sound = try ChartSound(chart, options: ChartOptions())
    let plan = sound.plan
    let spike = try #require(plan.tones.first { $0.point == 61_803 })
    #expect(spike.event == .maximum)
    #expect(abs(spike.frequency - 1046.5023) < 1e-3)
    #expect(abs(spike.time - sound.time(ofPoint: 61_803)) < 0.053)
    #expect(plan.tones.allSatisfy { $0.frequency < 135 || $0.point == 61_803 })
    let thinned = try #require(plan.thinned)
    #expect(thinned.of == 100_000 && thinned.kept == plan.tones.count)
    let times = zip(plan.tones, plan.tones.dropFirst()).map { $1.time - $0.time }
    #expect(times.allSatisfy { $0 > 0.0345 })
    // The track stays at its pitch for 30 ms.
    let held = sound.score.tracks[0].breakpoints.filter { abs($0.frequency - 1046.5) < 0.1 }
    #expect(try #require(held.last).time - (try #require(held.first)).time >= 0.0299)
  }

  @Test(arguments: 0..<20) func `every stretch keeps its extremes`(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 3...5000, using: &generator)
    let values = (0..<count).map { _ in
      Int.random(in: 0...9, using: &generator) == 0
        ? Double.nan : Double.random(in: -5...5, using: &generator)
    }
    guard let chart = try? line(values, kind: ChartKind.allCases[seed % 2 * 5]) else { return }
    let plan = try ChartPlan(chart, options: ChartOptions())
    let heard = Set(plan.tones.filter { $0.gain > 0 }.compactMap { $0.point })
    let present = values.enumerated().filter { !$0.element.isNaN }
    let least = try #require(present.min { $0.element < $1.element })
    let greatest = try #require(present.max { $0.element < $1.element })
    #expect(heard.contains(least.offset) && heard.contains(greatest.offset))
    for tone in plan.tones where tone.gain > 0 {
      let point = try #require(tone.point)
      let map = try #require(plan.pitch)
      #expect(tone.frequency == map.frequency(of: values[point]))
    }
    #expect(zip(plan.tones, plan.tones.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func `a value that leaps out of its course is marked`() throws {
    var values = (0..<60).map { Double($0) }
    values[20] = 45
    let sound = try ChartSound(try line(values), options: ChartOptions())
    #expect(sound.plan.tones.filter { $0.event == .outlier }.map { $0.point } == [20])
    var options = ChartOptions()
    options.cues.remove(.outliers)
    #expect(try ChartPlan(sound.chart, options: options).tones.allSatisfy { $0.event != .outlier })
  }

  @Test func `limits and zero are marked where they are crossed`() throws {
    var chart = try line([-4, -2, 1, 5, 9, 6, 3, -3, -9])
    chart.context.thresholds = [ChartContext.Threshold(value: 4)]
    let events = try ChartPlan(chart, options: ChartOptions()).tones.map { $0.event }
    #expect(
      events == [
        nil, nil, .signUp, .thresholdUp, .maximum, nil, .thresholdDown, .signDown, .minimum,
      ])
  }

  @Test func `a missing value is silence`() throws {
    var options = ChartOptions(duration: .seconds(try #require(ChartDuration.Seconds(5))))
    options.cues = .none
    let sound = try ChartSound(try line([1, 2, 3, .nan, 4, 5]), options: options)
    let samples = sound.samples
    let gap = sound.time(ofPoint: 3)
    let rate = Double(ChartSynthesizer.sampleRate)
    let silent = samples[Int((gap - 0.5) * rate)..<Int((gap + 0.5) * rate)]
    #expect(silent.allSatisfy { $0 == 0 })
    #expect(samples[Int(rate)..<Int(rate * 1.2)].contains { abs($0) > 0.05 })
    #expect(sound.plan.tones[3].event == .missing && sound.plan.tones[3].gain == 0)
  }

  @Test func `after the parts of a stacked bar its total sounds, longer and at its own pitch`()
    throws
  {
    let chart = try Chart(
      reading: Array("Year,Sun,Wind,Water\na,1,2,3\nb,2,,4\nc,,,\nd,5,6,1\n".utf8),
      choices: ReadingChoices(kind: .stackedBar))
    let sound = try ChartSound(chart, options: ChartOptions())
    let tones = sound.plan.tones.filter { $0.gain > 0 }
    let totals = tones.filter { $0.timbre == .organ }
    #expect(totals.map { $0.point } == [0, 1, 3])
    for (total, sum) in zip(totals, [6.0, 6, 12]) {
      let expected = try #require(sound.plan.pitch).frequency(of: sum)
      #expect(abs(total.frequency - expected) < 1e-9)
      let parts = tones.filter { $0.timbre == nil && $0.point == total.point }
      for part in parts {
        #expect(part.time + (part.length ?? 9) <= total.time + 1e-9)
        #expect((part.length ?? 9) * 1.5 < total.length ?? 0)
      }
    }
    #expect(totals.last?.frequency == PitchRange.standard.highest)
    #expect(
      TextTrack(sound, in: .english).cues.contains { $0.text.contains("and then the total") })
    // One series after the other, there is nothing to add up.
    var options = ChartOptions()
    options.order = .sequential
    #expect(try ChartPlan(chart, options: options).tones.allSatisfy { $0.timbre == nil })
  }

  @Test(arguments: [ChartKind.line, .scatter, .bar])
  func `what the words tell as outliers is marked in every kind, however long`(kind: ChartKind)
    throws
  {
    for count in [40, 30_000] where kind != .bar || count < 100 {
      var generator = SeededGenerator(seed: count)
      var points = (0..<count).map { index in
        ChartPoint(
          x: Double(index), y: Double(index % 50) * 0.02 + .random(in: 0...1, using: &generator))
      }
      // The greatest value has a cue of its own.
      for (place, leap) in [(count / 3, 9.0), (count / 2, 7)] { points[place].y = leap }
      let names = Axis.Scale.categories(points.indices.map { "\($0)" })
      let chart = try Chart(
        kind: kind, x: Axis(name: "x", scale: kind == .bar ? names : .linear), y: Axis(name: "y"),
        series: [Series(name: "y", points: points)])
      let told = try #require(ChartAnalysis(chart).series[0]).outliers
      #expect(told == [count / 3, count / 2])
      let plan = try ChartPlan(chart, options: ChartOptions())
      #expect(plan.tones.filter { $0.event == .outlier }.map { $0.point } == [count / 2])
    }
  }

  @Test func `loudness follows ISO 226`() {
    // The contour of 40 phon as the standard is commonly tabulated, and rows of another program's table.
    let contour: [(hertz: Double, level: Double)] = [
      (20, 99.85), (31.5, 88.17), (63, 73.08), (100, 64.37), (125, 60.59), (200, 53.41),
      (500, 43.05), (1000, 40.01), (2000, 39.23), (4000, 36.65), (8000, 51.80), (12_500, 51.49),
    ]
    for (hertz, level) in contour {
      #expect(abs(Loudness(phon: 40).level(at: hertz) - level) < 0.006, "\(hertz) Hz")
    }
    let hertz = [63.0, 100, 125, 200, 250, 500, 1000, 2000, 3150, 4000, 8000]
    let rows: [(phon: Double, levels: [Double])] = [
      (60, [85.8, 78.5, 75.4, 69.7, 67.4, 62.1, 60.0, 60.0, 56.4, 57.7, 71.5]),
      (80, [98.3, 92.5, 90.1, 85.9, 84.3, 80.9, 80.0, 80.7, 77.2, 78.5, 91.3]),
    ]
    for row in rows {
      let loudness = Loudness(phon: row.phon)
      for (hertz, level) in zip(hertz, row.levels) {
        #expect(abs(loudness.level(at: hertz) - level) < 0.2, "\(row.phon) phon, \(hertz) Hz")
      }
    }
    #expect(Loudness().gain(at: 63) == Loudness.cap)
    #expect(abs(Loudness().gain(at: 1000)) < 1e-9)
  }

  @Test func `two lines sound together, three one after another`() throws {
    func chart(_ count: Int) throws -> Chart {
      try Chart(
        kind: .line, x: Axis(name: "x"), y: Axis(name: "y"),
        series: (0..<count).map { number in
          Series(
            name: "\(number)",
            points: (0..<10).map { ChartPoint(x: Double($0), y: Double($0 * number)) })
        })
    }
    let two = try ChartSound(try chart(2), options: ChartOptions())
    #expect(two.time(ofPoint: 4, series: 0) == two.time(ofPoint: 4, series: 1))
    let three = try ChartSound(try chart(3), options: ChartOptions())
    #expect(three.time(ofPoint: 9, series: 0) < three.time(ofPoint: 0, series: 1))
    for (series, point) in [(0, 0), (0, 9), (1, 3), (2, 0), (2, 9)] {
      let place = three.place(atTime: three.time(ofPoint: point, series: series))
      #expect(place.series == series && place.point == point)
    }
    #expect(Set(three.score.tracks.map { $0.timbre }).isSuperset(of: [.pure, .hollow, .bright]))
  }

  @Test func `a profile limits the pitches and taps the axis for one ear`() throws {
    var options = ChartOptions()
    options.profile = HearingProfile(isMono: true, lowest: 200, highest: 700)
    let sound = try ChartSound(try line([1, 5, 3]), options: options)
    #expect(sound.plan.tones.allSatisfy { (200...700).contains($0.frequency) })
    let pitches = sound.score.tracks.flatMap { $0.breakpoints.map { $0.frequency } }
    #expect(pitches.allSatisfy { $0 <= 700.001 })
    options.profile.isMono = false
    let stereo = try ChartSound(try line([1, 5, 3]), options: options)
    #expect(sound.score.tracks.count > stereo.score.tracks.count)
  }

  @Test(arguments: ChartKind.allCases)
  func `every kind of chart sounds, as a whole and in parts`(kind: ChartKind) throws {
    let options = ChartOptions(duration: .short)
    let sound = try ChartSound(try SampleChart.of(kind), options: options)
    #expect(sound.seconds > 0.5 && sound.seconds <= 10)
    let samples = sound.samples
    #expect(samples.contains { abs($0) > 0.02 })
    #expect(samples.allSatisfy { abs($0) <= ScoreRenderer.greatestSample })
    for series in sound.chart.series.indices {
      let points = sound.chart.series[series].points
      for point in points.indices where !points[point].isMissing {
        #expect(sound.plan.tones.contains { $0.series == series && $0.point == point })
        #expect(sound.tone(ofPoint: point, series: series).tracks.count > 0)
        let time = sound.time(ofPoint: point, series: series)
        #expect((0...sound.seconds).contains(time))
        #expect(sound.point(atTime: time, series: series) == point)
      }
      #expect(sound.statistics(ofSeries: series).duration > 0)
      #expect(sound.legend(ofSeries: series).tracks.count == 1)
    }
    #expect(sound.reference().duration > 0)
    #expect(sound.comparison((0, 0), (0, 1)).tracks.count == 2)
    let part = sound.sound(of: ChartPart(series: 0, x: 1...2))
    #expect(part.plan.tones.allSatisfy { $0.series == 0 && [1, 2].contains($0.point) })
    #expect(part.plan.tones[0].frequency == sound.plan.tones.first { $0.point == 1 }?.frequency)
    var all = ChartOptions()
    all.cues = .all
    let cued = try ChartSound(sound.chart, options: all)
    #expect(cued.plan.lead > 0.5)
    #expect(cued.time(ofPoint: 0) >= cued.plan.lead)
  }

  @Test(arguments: 0..<22) func `no data traps or sounds too loud`(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let extreme = [0, 1, -1, 1e100, -1e100, 1e-300, .nan, 5]
    let points = (0..<Int.random(in: 1...60, using: &generator)).map { _ in
      ChartPoint(
        x: extreme.filter { !$0.isNaN }.randomElement(using: &generator) ?? 0,
        y: extreme.randomElement(using: &generator) ?? 0)
    }
    let kinds = ChartKind.allCases
    guard
      let chart = try? Chart(
        kind: kinds[seed % kinds.count], x: Axis(name: "x"), y: Axis(name: "y"),
        series: [Series(name: "a", points: points), Series(name: "b", points: points)])
    else { return }
    var options = ChartOptions(duration: .seconds(try #require(ChartDuration.Seconds(0.7))))
    options.volume = 2
    options.cues = .all
    let sound = try ChartSound(chart, options: options)
    #expect(sound.samples.allSatisfy { abs($0) <= ScoreRenderer.greatestSample })
    #expect(sound.plan.tones.allSatisfy { $0.frequency.isFinite && $0.time.isFinite })
  }

  @Test func `words lead to choices and back`() {
    for scale in PitchScale.allCases { #expect(PitchScale(word: scale.word) == scale) }
    for event in ToneEvent.allCases { #expect(ToneEvent(word: event.word) == event) }
    #expect(ChartCues(words: "usual") == .usual)
    #expect(ChartCues(words: "ticks,zero")?.words == "zero,ticks")
    #expect(ChartCues(words: "bells") == nil)
    #expect(PitchRange(lowest: 500, highest: 400) == nil)
    #expect(Mapping(word: "standard") == .standard)
  }
}
