// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import ChartFiles
import ChartReading
import ChartWords
import Charts
import ChildProcess
import Foundation
import HTML
import HTTPServer
import Sonification
import Speaking

/// What is asked of a worker for charts.
enum ChartTask: Sendable {
  /// What was sent, in a form.
  case file(SentChart, ChartForm, Language)
  /// What was sent, as the middle of a page and its sound; the mark stands where the sound's address will be.
  case page(SentChart, Language, assets: Assets, mark: String)
  /// A chart as JSON, in a form.
  case known(ChartForm, ChosenValues, Language)

  /// The words of an order.
  var words: [UInt8] {
    Parcel.packed { json in
      switch self {
      case .file(let sent, let form, let language):
        json.field("task", "file")
        json.field("form", form.rawValue)
        Self.write(sent, language, to: &json)
      case .page(let sent, let language, let assets, let mark):
        json.field("task", "page")
        json.field("assets", assets.root)
        json.field("mark", mark)
        Self.write(sent, language, to: &json)
      case .known(let form, let values, let language):
        json.field("task", "known")
        json.field("form", form.rawValue)
        json.field("language", language.tag)
        json.key("values")
        values.write(to: &json)
      }
    }
  }

  private static func write(_ sent: SentChart, _ language: Language, to json: inout JSONWriter) {
    json.field("language", language.tag)
    if let name = sent.name { json.field("name", name) }
    json.key("values")
    sent.values.write(to: &json)
  }
}

/// What a worker for charts does; nothing here waits, and nothing uses a file.
enum ChartWork {
  /// The answer to an order, as a parcel.
  static func answer(_ head: [UInt8], _ body: [UInt8]) -> [UInt8] {
    guard let words = Parcel(head)?.words,
      let language = words["language"]?.string.flatMap(Language.init(tag:))
    else {
      return refusal(
        SentChartError(field: "file") { ChartsWords[$0].notMade }, in: .english)
    }
    do throws(SentChartError) {
      let values = ChosenValues(words["values"])
      let form = words["form"]?.string.flatMap(ChartForm.init(rawValue:)) ?? .json
      switch words["task"]?.string {
      case "file":
        let sent = try SentChart(
          name: words["name"]?.string, data: .bytes(body), values: values, in: language)
        let chart = try sent.chart(of: body)
        return made(chart, try bytes(of: chart, form, sent.options, language))
      case "page":
        let sent = try SentChart(
          name: words["name"]?.string, data: .bytes(body), values: values, in: language)
        let visit = Visit(
          language: language, settings: Settings(), account: nil, address: "/charts",
          assets: Assets(root: words["assets"]?.string ?? ""), notice: nil)
        return try page(of: sent, body, mark: words["mark"]?.string ?? "", visit)
      default:
        guard let json = try? JSONParser.parse(body), let chart = try? Chart(json: json) else {
          throw SentChartError(field: "id") { ChartsWords[$0].notMade }
        }
        return made(chart, try bytes(of: chart, form, try SentChart.options(values), language))
      }
    } catch {
      return refusal(error, in: language)
    }
  }

  private static func bytes(
    of chart: Chart, _ form: ChartForm, _ options: ChartOptions, _ language: Language
  ) throws(SentChartError) -> [UInt8] {
    // An outside program makes the other forms of sound from WAV, and no worker may start one.
    let plain = form.soundForm == nil ? form : .wav
    do throws(ChartFilesError) {
      return try ChartFileMaker.plainBytes(
        of: chart, as: plain, ChartWish(options: options, language: language))
    } catch {
      throw SentChartError(error)
    }
  }

  private static func page(
    of sent: SentChart, _ body: [UInt8], mark: String, _ visit: Visit
  ) throws(SentChartError) -> [UInt8] {
    var chart = try sent.chart(of: body)
    if let name = sent.name { chart.nameAfter(file: name) }
    let shown = ShownChart(chart.sortedByX(), in: visit.language)
    let wave = try bytes(of: chart, .wav, sent.options, visit.language)
    let text =
      body.count <= ChartDownloads.mostBytes ? String(validating: body, as: UTF8.self) : nil
    let page = ownChartPage(
      shown, sound: mark,
      downloads: text.map { text in
        ChartDownloads(
          text: text, chosen: sent.values.pairs.filter { !$0.value.isEmpty }, visit: visit)
      }, visit)
    let html = page.content.render()
    return Parcel.packed(html + wave) { json in
      if let title = chart.title { json.field("title", title) }
      json.field("heading", page.title)
      if case .above(let lead, let back) = page.heading {
        if let lead { json.field("lead", lead) }
        if let back {
          json.field("back", back.words)
          json.field("address", back.address)
        }
      }
      json.key("styles")
      json.array { list in for style in page.styles { list.value(style) } }
      json.key("modules")
      json.array { list in for module in page.modules { list.value(module) } }
      json.field("html", html.count)
    }
  }

  private static func made(_ chart: Chart, _ bytes: [UInt8]) -> [UInt8] {
    Parcel.packed(bytes) { json in
      if let title = chart.title { json.field("title", title) }
    }
  }

  private static func refusal(
    _ refusal: SentChartError, in language: Language
  ) -> [UInt8] {
    Parcel.packed { json in
      json.key("refusal")
      json.object { json in
        json.field("field", refusal.field)
        json.field("words", refusal.words(language))
        json.field("status", refusal.status.code)
        if let seconds = refusal.retryAfterSeconds { json.field("retry", seconds) }
      }
    }
  }
}

extension SentChartError {
  /// Why a worker refused; nil when it did not.
  init?(_ answer: JSONValue) {
    guard let refusal = answer["refusal"], let field = refusal["field"]?.string,
      let words = refusal["words"]?.string
    else { return nil }
    self.init(
      field: field,
      status: refusal["status"]?.integer.flatMap(Status.init(code:)) ?? .unprocessableContent,
      retryAfterSeconds: refusal["retry"]?.integer
    ) { _ in words }
  }

  /// Why a form of a chart was not made.
  init(_ error: ChartFilesError) {
    switch error {
    case .chart(let error): self.init(field: "form") { error.message(in: $0) }
    case .missing:
      self.init(field: "form", status: .serviceUnavailable) { ChartsWords[$0].notThisForm }
    case .failed:
      self.init(field: "form", status: .internalServerError) { ChartsWords[$0].notMade }
    }
  }

  /// Why a worker gave no answer.
  init(_ error: WorkerError) {
    switch error {
    case .busy(let seconds):
      self.init(field: "file", status: .serviceUnavailable, retryAfterSeconds: seconds) {
        ChartsWords[$0].busy
      }
    case .overBudget(let seconds):
      self.init(field: "file", status: .tooManyRequests, retryAfterSeconds: seconds) {
        ChartsWords[$0].enoughForNow("\(seconds)")
      }
    case .tooSlow: self.init(field: "file") { ChartsWords[$0].tooSlow }
    case .failed: self.init(field: "file") { ChartsWords[$0].tooHeavy }
    case .cancelled, .cannotStart:
      self.init(field: "file", status: .serviceUnavailable, retryAfterSeconds: 10) {
        ChartsWords[$0].notMade
      }
    }
  }
}

extension WorkerKind {
  /// Reads what was sent as a chart, and makes files and pages of it.
  static let charts = WorkerKind(name: "charts", answer: ChartWork.answer)
}
