// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import Charts
import HTTPServer
import Sonification
import Speaking

extension Site {
  /// A chart of the caller's own data, in any form; nothing of it is kept.
  var chartConversionOperations: [APIOperation] {
    [
      APIOperation(
        method: .post, path: "/api/v1/charts/convert",
        summary: "Turn data into sound, words or a tactile picture. Nothing is kept.",
        needsAccount: false, query: Self.formValues + Self.sourceValues + Self.soundValues,
        sends: [
          "text/csv", "text/tab-separated-values", "application/json", "text/html", "image/svg+xml",
          "multipart/form-data", "application/octet-stream",
        ],
        limits: SentChart.limits,
        refuses: [
          .unsupportedMediaType, .unprocessableContent, .tooManyRequests, .serviceUnavailable,
        ],
        gives: "The chart in the form that was asked for.", givesTypes: ["*/*"],
        answer: .plain { request in try await answer(request) { try await convert(request, $0) } })
    ]
  }

  private func convert(_ request: Request, _ visit: Visit) async throws(APIError) -> Response {
    do throws(SentChartError) {
      let language = try Self.language(of: request) ?? visit.language
      let sent = try SentChart(request, in: language)
      let asked = request.query["form"] ?? request.form["form"] ?? ChartForm.json.ending
      guard let form = ChartForm(ending: asked) else {
        throw SentChartError(field: "form") {
          FormWords[$0].unknownWord("form", asked, ChartForm.allCases.map(\.ending))
        }
      }
      let bytes = try await charts.file(
        of: sent, as: form, in: language, for: request.clientNetwork.description)
      return response(bytes, form, language, name: sent.name.map(Self.stem) ?? "chart")
    } catch {
      throw APIError(error)
    }
  }

  private static func language(of request: Request) throws(SentChartError) -> Language? {
    guard let tag = request.query["language"] ?? request.form["language"], !tag.isEmpty else {
      return nil
    }
    guard let language = Language(tag: tag) else {
      throw SentChartError(field: "language") {
        FormWords[$0].unknownWord("language", tag, Language.allCases.map(\.tag))
      }
    }
    return language
  }

  /// A chart in a form, to be stored under a name.
  private func response(
    _ bytes: [UInt8], _ form: ChartForm, _ language: Language, name: String
  ) -> Response {
    var response = Response.bytes(bytes, type: ContentType(form.mediaType))
    response.headers[.contentDisposition] = form.disposition(name)
    response.headers[.contentLanguage] = language.tag
    response.headers[.cacheControl] = "private, no-store"
    return response
  }

  /// The name of a file without its ending.
  private static func stem(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}

extension ChartForm {
  /// That the browser is to store it, under this name.
  func disposition(_ name: String) -> String {
    "attachment; filename*=UTF-8''" + PercentCoding.encode(name + "." + ending)
  }
}

extension APIError {
  /// What was sent and cannot be used.
  init(_ refusal: SentChartError) {
    self.init(
      status: refusal.status, field: refusal.field, retryAfterSeconds: refusal.retryAfterSeconds
    ) { refusal.words($0) }
  }
}

extension Site {
  /// The form of the answer.
  static let formValues = [
    APIOperation.Value(
      name: "form", kind: .word(ChartForm.allCases.map(\.ending)),
      about: "The format of the answer, where svg is tactile; json if left out.",
      isRequired: false),
    APIOperation.Value(
      name: "language", kind: .word(Language.allCases.map(\.tag)),
      about: "That of the caller if left out.",
      isRequired: false),
  ]

  /// What is read from the data.
  static let sourceValues = [
    APIOperation.Value(
      name: "from", kind: .text,
      about: "csv, tsv, json, vega-lite, html or svg; recognised if left out.", isRequired: false),
    APIOperation.Value(
      name: "type", kind: .text, about: "The kind of chart, such as line, bar or scatter.",
      isRequired: false),
    APIOperation.Value(
      name: "x", kind: .text, about: "The column for the x axis.", isRequired: false),
    APIOperation.Value(
      name: "y", kind: .text, about: "A column of values; may be given several times.",
      isRequired: false, mayRepeat: true),
    APIOperation.Value(
      name: "series", kind: .text, about: "The column that splits the rows into series.",
      isRequired: false),
    APIOperation.Value(
      name: "table", kind: .text, about: "Which table of a page, from 1.", isRequired: false),
    APIOperation.Value(
      name: "decimal", kind: .text,
      about:
        "comma or point: the decimal mark, where the numbers leave it open, as 1,200 does; the notes say which was taken.",
      isRequired: false),
    APIOperation.Value(
      name: "dates", kind: .text,
      about:
        "day-first or month-first: the order of dates where they leave it open, as 3/4/2024 does; the notes say which was taken.",
      isRequired: false),
    APIOperation.Value(
      name: "title", kind: .text, about: "The title of the chart.", isRequired: false),
  ]

  /// What is chosen about the sound.
  static let soundValues = SoundChoice.allCases.map { choice in
    APIOperation.Value(
      name: choice.rawValue, kind: .text, about: choice.about(in: .english), isRequired: false,
      mayBeEmpty: false)
  }
}
