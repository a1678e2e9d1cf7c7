// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartFiles
import Charts
import Foundation
import HTTPServer
import Phrases
import Sonification
import Speaking

/// Data that somebody sent, and what they chose about them; kept for as long as the answer takes, and nowhere else.
struct SentChart: Sendable {
  /// Why what was sent makes no chart: a sentence, the field that is meant, the status.
  struct Refusal: Error {
    let field: String
    let words: Phrase
    var status = Status.unprocessableContent
    var retryAfterSeconds: Int?
  }

  /// What can be sent: more than a person's spreadsheet has, and little enough to be read in a moment.
  static let mostBytes = 20_000_000
  /// The longest sound that the server makes, in seconds; longer ones are for the command line.
  static let mostSeconds = 120.0

  /// How much a request may hold: the data, and a little more for what was chosen about them.
  static let limits = BodyLimits(totalBytes: mostBytes + 100_000, memoryBytes: mostBytes)

  /// The name of the file, where there was one.
  let name: String?
  /// The data as they came.
  let bytes: [UInt8]
  let format: ChartFormat?
  let choices: ReadingChoices
  let options: ChartOptions

  /// What a form brings: a file named `file`, or a text named `text`; or the body itself, with the choices in the
  /// address.
  ///
  /// - Parameter language: the person's, whose habits decide where numbers leave it open.
  init(_ request: Request, in language: Language) throws(Refusal) {
    let values: NamedValues
    switch request.body {
    case .none: throw Refusal(field: "file", words: ChartsWords.noFile)
    case .bytes(let body):
      (name, bytes, values) = (nil, body, request.query)
    case .form(let form):
      (name, bytes) = try Self.data(in: form)
      values = form.fields.isEmpty ? request.query : form.fields
    }
    guard !bytes.isEmpty else { throw Refusal(field: "file", words: ChartsWords.noFile) }
    guard bytes.count <= Self.mostBytes else {
      throw Refusal(
        field: "file", words: ChartsWords.tooLarge(Self.mostBytes / 1_000_000),
        status: .contentTooLarge)
    }
    format = try Self.word(
      "from", values, ChartFormat.init(word:), ChartFormat.allCases.map(\.word))
    choices = try Self.choices(values, in: language)
    options = try Self.options(values)
  }

  /// The chart.
  func chart() throws(Refusal) -> Chart {
    do throws(ChartError) {
      return try Chart(reading: bytes, format: format, choices: choices)
    } catch {
      throw Refusal(
        field: name == nil ? "text" : "file", words: Phrase(error), status: error.status)
    }
  }

  /// The data as a text that a page can carry along; nil when they are too long or no UTF-8.
  var text: String? {
    bytes.count <= ChartDownloads.mostBytes ? String(validating: bytes, as: UTF8.self) : nil
  }

  private static func data(in form: Form) throws(Refusal) -> (String?, [UInt8]) {
    if let file = form.file("file"), file.size > 0 {
      guard file.size <= mostBytes else {
        throw Refusal(
          field: "file", words: ChartsWords.tooLarge(mostBytes / 1_000_000),
          status: .contentTooLarge)
      }
      let bytes = FileManager.default.contents(atPath: file.path) ?? Data()
      return (file.clientName, [UInt8](bytes))
    }
    return (nil, Array((form["text"] ?? "").utf8))
  }

  private static func choices(
    _ values: NamedValues, in language: Language
  ) throws(Refusal) -> ReadingChoices {
    let ordinal = try filled("table", values).map { text throws(Refusal) in
      guard let number = Int(text), (1...10_000).contains(number) else {
        throw Refusal(field: "table", words: ChartsWords.noOrdinal)
      }
      return number
    }
    // In one field several columns are parted by commas; in an address they may also be given one by one.
    let columns = values.all("y").flatMap { $0.split(separator: ",") }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return ReadingChoices(
      xColumn: filled("x", values), yColumns: columns, seriesColumn: filled("series", values),
      kind: try word("type", values, ChartKind.init(word:), ChartKind.allCases.map(\.word)),
      title: filled("title", values), ordinal: ordinal,
      decimalMark: try word(
        "decimal", values, DecimalMark.init(word:), DecimalMark.allCases.map(\.word)),
      usualDecimalMark: DecimalMark(usualIn: language))
  }

  /// What is chosen about the sound.
  static func options(_ values: NamedValues) throws(Refusal) -> ChartOptions {
    let options: ChartOptions
    do throws(SoundChoiceFault) {
      options = try ChartOptions { filled($0.rawValue, values) }
    } catch {
      throw Refusal(field: error.choice.rawValue, words: Phrase(error))
    }
    if case .seconds(let seconds) = options.duration, seconds.value > mostSeconds {
      throw Refusal(field: "duration", words: ChartsWords.tooLong(Int(mostSeconds)))
    }
    return options
  }

  private static func filled(_ name: String, _ values: NamedValues) -> String? {
    let text = values[name]?.trimmingCharacters(in: .whitespacesAndNewlines)
    return text?.isEmpty == true ? nil : text
  }

  private static func word<Value>(
    _ name: String, _ values: NamedValues, _ value: (String) -> Value?, _ words: [String]
  ) throws(Refusal) -> Value? {
    guard let text = filled(name, values) else { return nil }
    guard let value = value(text) else {
      throw Refusal(field: name, words: ChartsWords.unknownWord(name, text, words))
    }
    return value
  }
}

extension ChartError {
  /// The status that says so: too much, another kind of file, or nothing that can be heard.
  fileprivate var status: Status {
    switch self {
    case .tooLong, .tooManyPoints, .tooMuch: .contentTooLarge
    case .otherFile, .notText: .unsupportedMediaType
    default: .unprocessableContent
    }
  }
}
