// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Charts
public import Speaking

/// Reads charts for a session that has no readers itself: its effects are events of the session `chart`.
///
/// A session of its own, so that a page whose chart comes ready need not fetch what reads files.
public struct ChartReadingSession: Session {
  private var language = Language.english
  private var reader: ChartReader

  /// Reads `language` (a tag; English when left out).
  public init(configuration: JSONValue) throws(FieldError) {
    reader = ChartReader()
    guard let tag = try configuration.optionalText("language") else { return }
    guard let language = Language(tag: tag) else {
      throw .unknownWord(name: "language", word: tag)
    }
    self.language = language
    var beginning = ChartSource(text: [])
    beginning.usualDecimalMark = DecimalMark(usualIn: language)
    reader = ChartReader(beginning: beginning)
  }

  /// Reads what came, or says why it cannot be read.
  public mutating func handle(_ event: ChartReadingEvent) -> [ChartReadingEffect] {
    let isLive = if case .append = event.kind { true } else { false }
    do throws(ChartError) {
      switch event.kind {
      case .load(var source):
        source.usualDecimalMark = DecimalMark(usualIn: language)
        let chart = try reader.read(source)
        return [event.leads(to: .open(chart, isQuiet: source.isQuiet))]
      case .append(let rows):
        switch try reader.append(rows) {
        case .none: return []
        case .opened(let chart): return [event.leads(to: .open(chart, isQuiet: true))]
        case .grown(let chart): return [event.leads(to: .grow(chart))]
        }
      }
    } catch {
      let refusal = ChartRefusal(error.message(in: language), isLive: isLive)
      return [event.leads(to: .refuse(refusal))]
    }
  }
}

/// Something to be read.
public struct ChartReadingEvent: TraceEvent, Equatable {
  /// Seconds; they order a recorded run.
  public var time: Double
  /// What it is.
  public var kind: Kind

  /// What it is.
  public enum Kind: Sendable, Equatable {
    /// A chart.
    case load(ChartSource)
    /// Rows that come after those of the chart that is open, or begin one.
    case append(ChartRows)
  }

  /// Reads `t`, `kind` (`load`, `append`) and what belongs to it.
  public init(json: JSONValue) throws(FieldError) {
    time = try json.double("t")
    let word = try json.text("kind")
    switch word.bytewise {
    case "load": kind = .load(try ChartSource(json: json))
    case "append": kind = .append(try ChartRows(json: json))
    default: throw .unknownWord(name: "kind", word: word)
    }
  }

  fileprivate func leads(to kind: ChartReadingEffect.Kind) -> ChartReadingEffect {
    ChartReadingEffect(time: time, kind: kind)
  }
}

/// What was read.
public struct ChartReadingEffect: JSONEncodable, Sendable, Equatable {
  /// The time of the event, in seconds.
  public var time: Double
  /// What was read.
  public var kind: Kind

  /// What was read.
  public enum Kind: Sendable, Equatable {
    /// A chart; `isQuiet` when the page shows it already.
    case open(Chart, isQuiet: Bool)
    /// The chart that was open, with more points.
    case grow(Chart)
    /// Nothing, for a reason.
    case refuse(ChartRefusal)
  }

  /// Writes the effect as the event that it is for the session `chart`.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("t", time)
      switch kind {
      case .open(let chart, let isQuiet):
        writer.field("kind", "open")
        if isQuiet { writer.field("quiet", true) }
        writer.field("chart", chart)
      case .grow(let chart):
        writer.field("kind", "grow")
        writer.field("chart", chart)
      case .refuse(let refusal):
        writer.field("kind", "refuse")
        writer.field("text", refusal.text)
        if refusal.isLive { writer.field("live", true) }
      }
    }
  }
}
