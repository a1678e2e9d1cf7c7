// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartFiles
import ChartReading
import ChartWords
import Charts
import ChildProcess
import Foundation
import HTTPServer
import Sonification
import Speaking

/// Why what was sent makes no chart: a sentence, the field that is meant, the status.
struct SentChartError: Error {
  let field: String
  var status = Status.unprocessableContent
  var retryAfterSeconds: Int?
  let words: Saying

  init(
    field: String, status: Status = .unprocessableContent, retryAfterSeconds: Int? = nil,
    words: @escaping Saying
  ) {
    self.field = field
    self.status = status
    self.retryAfterSeconds = retryAfterSeconds
    self.words = words
  }
}

/// Data that somebody sent, and what they chose about them; kept for as long as the answer takes, and nowhere else.
struct SentChart: Sendable {
  /// How much a request may hold: the data, and a little more for what was chosen about them.
  static let limits = BodyLimits(
    totalBytes: ChartWorkers.mostBytes + 100_000, memoryBytes: ChartWorkers.mostBytes)

  /// The name of the file, where there was one.
  let name: String?
  /// The data as they came.
  let data: WorkOrder.Body
  /// What was chosen, as it was written.
  let values: ChosenValues
  let format: ChartFormat?
  let choices: ReadingChoices
  let options: ChartOptions

  /// What a form brings: a file named `file`, or a text named `text`; or the body itself, with the choices in the
  /// address.
  ///
  /// - Parameter language: the person's, whose habits decide where numbers leave it open.
  init(_ request: Request, in language: Language) throws(SentChartError) {
    switch request.body {
    case .none, .sunk: throw SentChartError(field: "file") { ChartsWords[$0].noFile }
    case .bytes(let body):
      try self.init(
        name: nil, data: .bytes(body), values: ChosenValues(request.query), in: language)
    case .form(let form):
      let (name, data) = Self.data(in: form)
      try self.init(
        name: name, data: data,
        values: ChosenValues(form.fields.isEmpty ? request.query : form.fields), in: language)
    }
  }

  /// Data with what was chosen about them.
  init(
    name: String?, data: WorkOrder.Body, values: ChosenValues, in language: Language
  ) throws(SentChartError) {
    guard data.count > 0 else {
      throw SentChartError(field: "file") { ChartsWords[$0].noFile }
    }
    guard data.count <= ChartWorkers.mostBytes else {
      throw SentChartError(field: "file", status: .contentTooLarge) {
        ChartsWords[$0].tooLarge("\(ChartWorkers.mostBytes / 1_000_000)")
      }
    }
    self.name = name
    self.data = data
    self.values = values
    format = try Self.word(
      "from", values, ChartFormat.init(word:), ChartFormat.allCases.map(\.word))
    choices = try Self.choices(values, in: language)
    options = try Self.options(values)
  }

  /// The chart of the data, which are these bytes; only a worker reads it.
  func chart(of bytes: [UInt8]) throws(SentChartError) -> Chart {
    do throws(ChartError) {
      return try Chart(reading: bytes, format: format, choices: choices)
    } catch {
      throw SentChartError(field: name == nil ? "text" : "file", status: error.status) {
        error.message(in: $0)
      }
    }
  }

  private static func data(in form: Form) -> (String?, WorkOrder.Body) {
    if let file = form.file("file"), file.size > 0 {
      return (file.clientName, .file(path: file.path, count: file.size))
    }
    return (nil, .bytes(Array((form["text"] ?? "").utf8)))
  }

  private static func choices(
    _ values: ChosenValues, in language: Language
  ) throws(SentChartError) -> ReadingChoices {
    let ordinal = try values["table"].map { text throws(SentChartError) in
      guard let number = Int(text), (1...10_000).contains(number) else {
        throw SentChartError(field: "table") { ChartsWords[$0].noOrdinal }
      }
      return number
    }
    // In one field several columns are parted by commas; in an address they may also be given one by one.
    let columns = values.all("y").flatMap { $0.split(separator: ",") }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return ReadingChoices(
      xColumn: values["x"], yColumns: columns, seriesColumn: values["series"],
      kind: try word("type", values, ChartKind.init(word:), ChartKind.allCases.map(\.word)),
      title: values["title"], ordinal: ordinal,
      decimalMark: try word(
        "decimal", values, DecimalMark.init(word:), DecimalMark.allCases.map(\.word)),
      usualDecimalMark: DecimalMark(usualIn: language),
      dateOrder: try word("dates", values, DateOrder.init(word:), DateOrder.allCases.map(\.word)))
  }

  /// What is chosen about the sound.
  static func options(_ values: ChosenValues) throws(SentChartError) -> ChartOptions {
    let options: ChartOptions
    do throws(SoundChoiceError) {
      options = try ChartOptions { values[$0.rawValue] }
    } catch {
      throw SentChartError(field: error.choice.rawValue) { error.message(in: $0) }
    }
    if case .seconds(let seconds) = options.duration, seconds.value > ChartWorkers.mostSeconds {
      throw SentChartError(field: "duration") {
        ChartsWords[$0].tooLong("\(Int(ChartWorkers.mostSeconds))")
      }
    }
    return options
  }

  private static func word<Value>(
    _ name: String, _ values: ChosenValues, _ value: (String) -> Value?, _ words: [String]
  ) throws(SentChartError) -> Value? {
    guard let text = values[name] else { return nil }
    guard let value = value(text) else {
      throw SentChartError(field: name) { FormWords[$0].unknownWord(name, text, words) }
    }
    return value
  }
}

extension ChartError {
  /// The status that says so: too much, another kind of file, or nothing that can be heard.
  fileprivate var status: Status {
    switch self {
    case .tooLong, .data(.tooManyPoints), .tooMuch: .contentTooLarge
    case .otherFile, .notText: .unsupportedMediaType
    case .empty, .openQuote, .textAfterQuote, .notANumber, .notATime, .noSuchDate, .tooLarge,
      .noSuchColumn, .noNumbers, .unsuited, .negativeShare, .notAboveZero, .json,
      .rowsWithoutCells, .noTableInJSON, .specification, .noSuchTable, .picture, .data:
      .unprocessableContent
    }
  }
}
