// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Charts
import Maths
public import Sounding

/// Which pitch sounds when: a chart on its way to becoming sound.
public struct ChartPlan: Sendable, Equatable {
  /// A pitch at a time: one that glides on to the next, or a note.
  public struct Tone: Sendable, Equatable {
    /// Seconds from the beginning.
    public var time: Double
    /// Hertz.
    public var frequency: Double
    /// Place between the ears: −1 left, 0 middle, 1 right.
    public var pan = 0.0
    /// Share of the full scale of a tone without overtones, to be as loud as the others; 0 where a value is missing.
    public var gain = 0.5
    /// The index of the series.
    public var series = 0
    /// The index of the point in the series, from left to right.
    public var point: Int?
    /// What is special about it.
    public var event: ToneEvent?
    /// Seconds that a note lasts; nil for a pitch that glides on.
    public var length: Double?
    /// The colour of its sound; nil means that of its series.
    public var timbre: Timbre?

    /// A tone.
    init(time: Double, frequency: Double) {
      self.time = time
      self.frequency = frequency
    }
  }

  /// The time that a series takes.
  public struct Passage: Sendable, Equatable {
    /// The index of the series.
    public var series: Int
    /// The points of the series that sound in it.
    public var points: Range<Int>
    /// When the least x sounds, in seconds.
    public var start: Double
    /// Seconds from the least x to the greatest.
    public var span: Double
    /// The x at its ends; where they are the same, points follow one another evenly.
    public var x: ClosedRange<Double>
    /// Seconds that the last point has after it has begun.
    var slot = 0.0

    /// When a point sounds.
    func time(ofPoint index: Int, at x: Double) -> Double {
      start + span * share(ofPoint: index, at: x)
    }

    func share(ofPoint index: Int, at x: Double) -> Double {
      if self.x.width > 0 { return clamp((x - self.x.lowerBound) / self.x.width, to: 0...1) }
      return points.count > 1
        ? clamp(Double(index - points.lowerBound) / Double(points.count - 1), to: 0...1) : 0
    }
  }

  /// How many of the values sound, where there were more than the ear can follow.
  public struct Thinning: Sendable, Equatable {
    /// Values that sound; the least and the greatest of every stretch are among them.
    public var kept: Int
    /// All values.
    public var of: Int
  }

  /// The rule that made it.
  public let mapping: Mapping
  /// Seconds that the chart was given.
  public let duration: Double
  /// The pitches in time; fewer than the chart's points where these would follow too fast.
  public private(set) var tones: [Tone]
  /// The x at the first and at the last tone.
  public let xAtEnds: (first: Double, last: Double)
  /// When the series sound; empty in the classic mapping.
  public private(set) var passages: [Passage] = []
  /// What was left out; nil when every value sounds.
  public private(set) var thinned: Thinning?
  /// Seconds at the beginning in which cues sound and no values.
  public private(set) var lead = 0.0
  /// The hertz of the values; nil in the classic mapping.
  public private(set) var pitch: PitchMap?

  /// The plan for a chart, exactly by the rule of the mapping.
  ///
  /// The standard mapping hears the points from left to right, the classic one in the order in which they are.
  ///
  /// - Throws: `ChartDataError.negativeX`, since the classic mapping takes x for a time; the standard one never throws.
  public init(_ chart: Chart, options: ChartOptions) throws(ChartDataError) {
    switch options.mapping {
    case .standard: self = StandardPlan(chart.sortedByX(), options: options).plan()
    case .classic:
      let series = chart.series[0]
      for (index, point) in series.points.enumerated() where point.x < 0 {
        throw .negativeX(x: point.x, line: series.lines.isEmpty ? nil : Int(series.lines[index]))
      }
      self.init(classic: series.points.filter { !$0.isMissing }, options: options)
    }
  }

  init(duration: Double, tones: [Tone], xAtEnds: (first: Double, last: Double)) {
    mapping = .classic
    self.duration = duration
    self.tones = tones
    self.xAtEnds = xAtEnds
  }

  init(
    duration: Double, lead: Double, tones: [Tone], passages: [Passage], pitch: PitchMap,
    thinned: Thinning?
  ) {
    mapping = .standard
    self.duration = duration
    self.lead = lead
    self.tones = tones
    self.passages = passages
    self.pitch = pitch
    self.thinned = thinned
    xAtEnds = (passages.first?.x.lowerBound ?? 0, passages.first?.x.upperBound ?? 0)
  }

  /// Marks each tone with what is special about its point in another plan.
  mutating func keepEvents(of other: ChartPlan) {
    for index in tones.indices where tones[index].event == nil {
      let tone = tones[index]
      tones[index].event =
        other.tones.first { $0.series == tone.series && $0.point == tone.point }?.event
    }
  }

  /// Two plans are equal when they sound the same and stand for the same x.
  public static func == (left: ChartPlan, right: ChartPlan) -> Bool {
    left.duration == right.duration && left.tones == right.tones && left.xAtEnds == right.xAtEnds
      && left.mapping == right.mapping && left.passages == right.passages
  }
}

extension ChartPlan: JSONEncodable {
  /// Writes `{"duration":…,"points":[{"time":…,"frequency":…},…],"samples":…}`.
  ///
  /// The standard mapping adds `pan`, `gain`, `series` and `event` (a word or null) to each point.
  ///
  /// - Complexity: O(samples) in the classic mapping, since their number depends on where the last wave ends.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("duration", duration)
      writer.key("points")
      writer.array { writer in
        for tone in tones { write(tone, to: &writer) }
      }
      writer.field("samples", sampleCount)
    }
  }

  private func write(_ tone: Tone, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("time", tone.time)
      writer.field("frequency", tone.frequency)
      guard mapping == .standard else { return }
      writer.field("pan", tone.pan)
      writer.field("gain", tone.gain)
      writer.field("series", tone.series)
      writer.key("event")
      if let event = tone.event { writer.value(event.word) } else { writer.null() }
    }
  }

  /// Samples of each channel at 44,100 a second.
  private var sampleCount: Int {
    switch mapping {
    case .classic: ChartSynthesizer.samples(of: self).count
    case .standard:
      Int(Int32(clamp(duration * Double(ChartSynthesizer.sampleRate), to: 0...2e9)))
    }
  }
}
