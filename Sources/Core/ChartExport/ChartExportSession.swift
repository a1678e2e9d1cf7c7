// SPDX-License-Identifier: Apache-2.0

public import Bytes
import ChartWords
public import Charts
import Phrases
import Sonification
public import Speaking

/// Makes files of a chart: sound, notes, timed text, pictures and words.
///
/// A session of its own, so that a page fetches what makes files only when somebody wants one.
public struct ChartExportSession: Session {
  private var language = Language.english
  private var options: ChartOptions

  /// Reads `language`, what the options of a chart are called, and `hearing`: what the listener hears well.
  public init(configuration: JSONValue) throws(FieldError) {
    options = try ChartOptions(json: configuration)
    guard configuration["language"] != nil else { return }
    let tag = try configuration.text("language")
    guard let language = Language(tag: tag) else {
      throw .unknownWord(name: "language", word: tag)
    }
    self.language = language
  }

  /// Makes the file that is wanted, or says why it cannot be made.
  public mutating func handle(_ event: ChartExportEvent) -> [ChartExportEffect] {
    do throws(ChartDataError) {
      let chart = event.chart.sortedByX()
      let file = try ChartFile(chart, form: event.form, language: language, options: options)
      return [ChartExportEffect(time: event.time, kind: .file(file))]
    } catch {
      let utterance = Utterance(
        Phrase(error), in: language, priority: .urgent, staysOnDevice: true)
      return [ChartExportEffect(time: event.time, kind: .say(utterance))]
    }
  }
}

/// A file is wanted.
public struct ChartExportEvent: TraceEvent, Equatable {
  /// Seconds.
  public var time: Double
  /// The chart.
  public var chart: Chart
  /// Which file.
  public var form: ChartFile.Form

  /// Reads `t`, `kind` (`export`), `form`, and `chart` as JSON.
  public init(json: JSONValue) throws(FieldError) {
    time = try json.double("t")
    let kind = try json.text("kind")
    guard kind.hasSameBytes(as: "export") else { throw .unknownWord(name: "kind", word: kind) }
    guard let chart = json["chart"] else { throw .missing("chart") }
    self.chart = try Chart(json: chart)
    let word = try json.text("form")
    guard let form = ChartFile.Form(word: word) else {
      throw .unknownWord(name: "form", word: word)
    }
    self.form = form
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
        writer.field("type", file.form.type)
        if file.form.isText {
          writer.field("text", String(decoding: file.bytes, as: UTF8.self))
        } else {
          writer.field("bytes", Base64.text(file.bytes))
        }
      }
    }
  }
}
