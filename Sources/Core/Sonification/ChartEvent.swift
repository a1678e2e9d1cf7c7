// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Charts
public import Speaking

/// What can happen to a chart session.
public struct ChartEvent: TraceEvent, Equatable {
  /// Seconds on a clock that runs with the sound, such as that of the audio hardware.
  public var time: Double
  /// What happened.
  public var kind: Kind

  /// What happened.
  public enum Kind: Sendable, Equatable {
    /// A chart is to be opened.
    case load(ChartSource)
    /// From the beginning, or onwards from where it paused.
    case play
    case pause
    /// Silence, and back to the beginning.
    case stop
    /// Time went by while it plays.
    case tick
    /// The sound came to its end.
    case ended
    /// To another point, which is spoken.
    case step(ChartStep)
    /// The sound is to be made otherwise.
    case options(duration: ChartDuration?, smoothing: Smoothing?)
    /// The description is to be spoken.
    case describe
  }

  /// An event at a time.
  public init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// Reads `t`, `kind` and what belongs to it.
  public init(json: JSONValue) throws(FieldError) {
    time = try json.double("t")
    let word = try json.text("kind")
    switch word {
    case "load": kind = .load(try ChartSource(json: json))
    case "play", "resume": kind = .play
    case "pause": kind = .pause
    case "stop": kind = .stop
    case "tick": kind = .tick
    case "ended": kind = .ended
    case "step": kind = .step(try ChartStep(json: json))
    case "options":
      kind = .options(
        duration: try ChartDuration(field: "duration", of: json),
        smoothing: try Smoothing(field: "smoothing", of: json))
    case "describe": kind = .describe
    default: throw .unknownWord(name: "kind", word: word)
    }
  }
}

/// Where a chart's points come from.
public struct ChartSource: Sendable, Equatable {
  /// The points themselves or the text that holds them.
  public enum Content: Sendable, Equatable {
    case csv([UInt8])
    case points([ChartPoint])
  }

  /// What the chart is called.
  public var title: String
  /// A name for the x axis in place of that in the text.
  public var xName: String?
  /// The same for the y axis.
  public var yName: String?
  /// The points.
  public var content: Content
  /// Whether nothing is said about it, as when the page shows it already.
  public var isQuiet: Bool

  /// Reads `title`, `x` and `y` (both may be left out), `csv` (a text) or `points` (pairs of numbers), and `quiet`.
  init(json: JSONValue) throws(FieldError) {
    title = try json.text("title")
    isQuiet = json["quiet"] == nil ? false : try json.truth("quiet")
    xName = json["x"] == nil ? nil : try json.text("x")
    yName = json["y"] == nil ? nil : try json.text("y")
    if json["points"] == nil {
      content = .csv(Array(try json.text("csv").utf8))
    } else {
      guard let pairs = json["points"]?.array else {
        throw .wrongType(name: "points", wanted: .list)
      }
      var points: [ChartPoint] = []
      for pair in pairs {
        guard let numbers = pair.array, numbers.count == 2, let x = numbers[0].number,
          let y = numbers[1].number
        else { throw .wrongType(name: "points", wanted: .list) }
        points.append(ChartPoint(x: x, y: y))
      }
      content = .points(points)
    }
  }

  /// The chart, with the names that were asked for.
  func chart() throws(ChartError) -> Chart {
    var chart: Chart
    switch content {
    case .csv(let bytes): chart = try Chart(csv: bytes)
    case .points(let points):
      chart = try Chart(x: "x", y: "y", points: points)
    }
    if let xName { chart.x.name = xName }
    if let yName { chart.y.name = yName }
    return chart
  }
}

/// A way to another point.
public enum ChartStep: Sendable, Equatable {
  /// So many points to the right; to the left when negative.
  case by(Int)
  /// To this point, counted from 0.
  case point(Int)
  case first
  case last
  case lowest
  case highest

  /// Reads `by` (a whole number), or `to`: a whole number, `first`, `last`, `lowest`, `highest`.
  init(json: JSONValue) throws(FieldError) {
    if json["by"] != nil {
      self = .by(try json.int("by"))
      return
    }
    if let index = json["to"]?.integer {
      self = .point(index)
      return
    }
    let word = try json.text("to")
    switch word {
    case "first": self = .first
    case "last": self = .last
    case "lowest": self = .lowest
    case "highest": self = .highest
    default: throw .unknownWord(name: "to", word: word)
    }
  }
}

extension ChartDuration {
  /// Reads a word or a number of seconds; nil when the member is missing.
  init?(field name: String, of json: JSONValue) throws(FieldError) {
    switch json[name] {
    case nil, .null?: return nil
    case .number(let number)?:
      guard let seconds = Seconds(number) else { throw .outOfRange(name: name, value: number) }
      self = .seconds(seconds)
    case .string(let word)?:
      guard let named = ChartDuration(word: word) else {
        throw .unknownWord(name: name, word: word)
      }
      self = named
    default: throw .wrongType(name: name, wanted: .text)
    }
  }
}

extension Smoothing {
  /// Reads a word or a weight; nil when the member is missing.
  init?(field name: String, of json: JSONValue) throws(FieldError) {
    switch json[name] {
    case nil, .null?: return nil
    case .number(let weight)?: self = .weight(weight)
    case .string(let word)?:
      guard let named = Smoothing(word: word) else { throw .unknownWord(name: name, word: word) }
      self = named
    default: throw .wrongType(name: name, wanted: .text)
    }
  }
}
