// SPDX-License-Identifier: Apache-2.0

public import Bytes
import ChartWords
public import Charts
import Sounding
public import Speaking

/// Makes files of a chart: sound, notes, timed text, pictures and words.
///
/// A session of its own, so that a page fetches what makes files for fingers only when somebody wants one.
public struct ChartExportSession<Form: ChartExportForm>: Session {
  private var language = Language.english
  private var options: Form.Options

  /// Reads `language`, and what can be chosen about the files.
  public init(configuration: JSONValue) throws(FieldError) {
    options = try Form.options(json: configuration)
    guard let tag = try configuration.optionalText("language") else { return }
    guard let language = Language(tag: tag) else {
      throw .unknownWord(name: "language", word: tag)
    }
    self.language = language
  }

  /// Makes the file that is wanted, or says why it cannot be made.
  public mutating func handle(_ event: ChartExportEvent<Form>) -> [ChartExportEffect] {
    do throws(ChartDataError) {
      let chart = event.chart.sortedByX()
      let file = try ChartFile(chart, form: event.form, language: language, options: options)
      return [ChartExportEffect(time: event.time, kind: .file(file))]
    } catch {
      let utterance = Utterance(
        error.message(in: language), in: language, priority: .urgent, staysOnDevice: true)
      return [ChartExportEffect(time: event.time, kind: .say(utterance))]
    }
  }
}

/// A file is wanted.
public struct ChartExportEvent<Form: ChartExportForm>: TraceEvent, Equatable {
  /// Seconds.
  public var time: Double
  /// The chart.
  public var chart: Chart
  /// Which file.
  public var form: Form

  /// Reads `t`, `kind` (`export`), `form`, and `chart` as JSON.
  public init(json: JSONValue) throws(FieldError) {
    time = try json.double("t")
    let kind = try json.text("kind")
    guard kind.hasSameBytes(as: "export") else { throw .unknownWord(name: "kind", word: kind) }
    chart = try Chart(json: json.member("chart"))
    form = try json.choice("form")
  }
}

/// What came of it.
public struct ChartExportEffect: JSONEncodable, Sendable, Equatable {
  /// The time of the event, in seconds.
  public var time: Double
  /// What came of it.
  public var kind: Kind

  /// What came of it.
  public enum Kind: Sendable, Equatable {
    /// A file to offer.
    case file(ChartFile)
    case say(Utterance)
  }

  /// Writes the effect as a JSON object.
  public func write(to writer: inout JSONWriter) {
    switch kind {
    case .say(let utterance): utterance.writeSay(time: time, to: &writer)
    case .file(let file):
      writer.object { writer in
        writer.field("t", time)
        writer.field("kind", "file")
        writer.field("name", file.name)
        writer.field("type", file.type)
        switch file.content {
        case .text(let text): writer.field("text", String(decoding: text, as: UTF8.self))
        case .bytes(let bytes): writer.field("bytes", Base64.text(bytes))
        case .sound(let score, let format):
          writer.field("bytes", Base64.text(score.bytes))
          writer.field("octets", format.octets)
        }
      }
    }
  }
}
