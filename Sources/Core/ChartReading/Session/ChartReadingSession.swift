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
  /// What the chart that is open was read from, with all rows that came since; nil when it came ready.
  private var held: ChartSource?
  /// What that chart is called; nil when it came ready, or has no name.
  private var title: String?

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
      case .load(let source): return [try event.leads(to: read(source))]
      case .append(let rows): return try append(rows).map { [event.leads(to: $0)] } ?? []
      case .hold(let source):
        held = source
        title = nil
        return []
      case .reread(let choices):
        guard let source = held else { return [] }
        return [try event.leads(to: read(source.reread(as: choices)))]
      case .convert(let wish):
        return held.map { [event.leads(to: .upload(wish.upload(of: $0, titled: title)))] } ?? []
      }
    } catch {
      let refusal = ChartRefusal(error.message(in: language), isLive: isLive)
      return [event.leads(to: .refuse(refusal))]
    }
  }

  private mutating func read(_ wanted: ChartSource) throws(ChartError) -> ChartReadingEffect.Kind {
    var source = wanted
    source.usualDecimalMark = DecimalMark(usualIn: language)
    let chart = try reader.read(source)
    held = wanted
    title = chart.title
    return .open(chart, isQuiet: wanted.isQuiet, name: wanted.name)
  }

  private mutating func append(_ rows: ChartRows) throws(ChartError) -> ChartReadingEffect.Kind? {
    guard !rows.text.isEmpty else { return nil }
    let growth = try reader.append(rows)
    // All of it, so that what is kept of it is all of it.
    var grown = held ?? ChartSource(text: [])
    grown.append(rows, mostRows: nil)
    held = grown
    switch growth {
    case .none: return nil
    // What came row by row is never the same again, so nothing is kept of it.
    case .opened(let chart): return .open(chart, isQuiet: true, name: nil)
    case .grown(let chart): return .grow(chart)
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
    /// What the chart was read from that came ready.
    case hold(ChartSource)
    /// The same data are to be read otherwise.
    case reread(ReadingChange)
    /// The server is to make a file of the data.
    case convert(ConversionWish)
  }

  /// Reads `t`, `kind` (`load`, `append`, `hold`, `reread`, `convert`) and what belongs to it.
  public init(json: JSONValue) throws(FieldError) {
    time = try json.double("t")
    let word = try json.text("kind")
    switch word.bytewise {
    case "load": kind = .load(try ChartSource(answer: json))
    case "hold": kind = .hold(try ChartSource(answer: json))
    case "reread": kind = .reread(try ReadingChange(json: json))
    case "convert": kind = .convert(try ConversionWish(json: json))
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
    /// A chart; `isQuiet` when the page shows it already. What is kept of it is kept under its name.
    case open(Chart, isQuiet: Bool, name: String?)
    /// The chart that was open, with more points.
    case grow(Chart)
    /// Nothing, for a reason.
    case refuse(ChartRefusal)
    /// Data to be sent to the server, which makes a file of them.
    case upload(ChartUpload)
  }

  /// Writes the effect; all but `upload` are events of the session `chart`.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("t", time)
      switch kind {
      case .open(let chart, let isQuiet, let name):
        writer.field("kind", "open")
        if isQuiet { writer.field("quiet", true) }
        if let name { writer.field("name", name) }
        writer.field("chart", chart)
      case .grow(let chart):
        writer.field("kind", "grow")
        writer.field("chart", chart)
      case .refuse(let refusal):
        writer.field("kind", "refuse")
        writer.field("text", refusal.text)
        if refusal.isLive { writer.field("live", true) }
      case .upload(let upload):
        writer.field("kind", "upload")
        upload.writeMembers(to: &writer)
      }
    }
  }
}
