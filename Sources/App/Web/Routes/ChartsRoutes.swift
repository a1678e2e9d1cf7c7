// SPDX-License-Identifier: Apache-2.0

import Bytes
import Foundation
import HTTPServer
import Phrases
import Sonification

extension Site {
  /// The addresses of the ability Charts.
  func addChartsRoutes(to router: inout Router) {
    let demos = DemoCharts.load(from: resourceFolder + "/Examples/charts")
    let demo = PathParameter<String>.text.map { name in demos.first { $0.id == name } }
    router.get("/charts") { request in
      respond(with: chartsPage(demos, FormState(), visit(of: request)), to: request)
    }
    router.post("/charts/own", body: .upload(maximumBytes: Self.ownFileLimitBytes)) { request in
      ownChart(request, demos)
    }
    router.get("/charts/{chart}", demo) { request, demo in
      let visit = visit(of: request)
      let series = try demo.series(in: visit.language).sortedByX()
      let page = demoChartPage(
        demo, ShownChart(series, in: visit.language), ChartChoices(of: request), visit)
      return respond(with: page, to: request)
    }
    router.get("/charts/{chart}/sound", demo) { request, demo in
      let series = try demo.series(in: visit(of: request).language)
      let sound = try ChartSound(series, options: ChartChoices(of: request).options)
      var response = Response.bytes(sound.wave, type: .wav)
      response.headers[.acceptRanges] = "bytes"
      response.headers[.cacheControl] = "public, max-age=3600"
      return response
    }
    router.get("/api/v1/charts") { _ in json { $0.write(demos) } }
    router.get("/api/v1/charts/{chart}", demo) { request, demo in
      json { $0.write(demo, for: visit(of: request)) }
    }
  }

  /// A little more than a chart's text may have, for the rest of the form.
  private static let ownFileLimitBytes = Series.Limit.bytes + 100_000

  private func ownChart(_ request: Request, _ demos: [DemoChart]) -> Response {
    let visit = visit(of: request)
    let choices = ChartChoices(
      duration: request.form["duration"], smoothing: request.form["smoothing"])
    var state = FormState(values: ["duration": choices.duration, "smoothing": choices.smoothing])
    guard let file = request.form.file("file"), file.size > 0,
      let bytes = FileManager.default.contents(atPath: file.path)
    else {
      state.refuse("file", ChartsWords.noFile)
      return respond(
        with: chartsPage(demos, state, visit), to: request, status: .unprocessableContent)
    }
    do throws(ChartError) {
      let sound = try ChartSound(try Series(csv: [UInt8](bytes)), options: choices.options)
      let wave = "data:audio/wav;base64," + Data(sound.wave).base64EncodedString()
      let page = ownChartPage(
        named: file.clientName, ShownChart(sound.series, in: visit.language), wave: wave, visit)
      return respond(with: page, to: request)
    } catch {
      state.refuse("file", Phrase(error))
      return respond(
        with: chartsPage(demos, state, visit), to: request, status: .unprocessableContent)
    }
  }
}

extension ChartChoices {
  fileprivate init(of request: Request) {
    self.init(duration: request.query["duration"], smoothing: request.query["smoothing"])
  }
}

extension ChartSound {
  /// The sound as a file.
  fileprivate var wave: [UInt8] {
    WaveFile.bytes(samples: samples, sampleRate: ChartSynthesizer.sampleRate)
  }
}

private func json(_ write: (inout JSONWriter) -> Void) -> Response {
  var writer = JSONWriter()
  write(&writer)
  return .bytes(writer.bytes, type: .json)
}

extension JSONWriter {
  fileprivate mutating func write(_ demos: [DemoChart]) {
    array { writer in
      for demo in demos {
        writer.object { writer in
          writer.field("id", demo.id)
          writer.write(demo.title, as: "title")
          writer.write(demo.about, as: "about")
        }
      }
    }
  }

  private mutating func write(_ phrase: Phrase, as name: StaticString) {
    key(name)
    object { writer in
      writer.field("en", phrase.english)
      writer.field("es", phrase.spanish)
      writer.field("ar", phrase.arabic)
    }
  }

  fileprivate mutating func write(_ demo: DemoChart, for visit: Visit) {
    object { writer in
      writer.field("title", visit(demo.title))
      writer.field("x", visit(demo.xName))
      writer.field("y", visit(demo.yName))
      writer.field("csv", String(decoding: demo.csv, as: UTF8.self))
    }
  }
}
