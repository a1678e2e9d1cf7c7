// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartFiles
import ChartReading
import ChartWords
import Charts
import HTTPServer
import Sonification
import Speaking

extension Site {
  /// The charts to try: their names, their data, their sound.
  var chartOperations: [APIOperation] {
    let demos = demoCharts
    return [
      APIOperation(
        method: .get, path: "/api/v1/charts", summary: "List the charts to try.",
        needsAccount: false, gives: "The charts.",
        shape: .object([
          .always(
            "charts",
            .list(
              .object([.always("id", .text), .always("title", .text), .always("about", .text)])))
        ]),
        answer: .plain { request in
          try await answer(request) { visit in list(demos, for: visit) }
        }),
      APIOperation(
        method: .get, path: "/api/v1/charts/{id}", summary: "Get the data of a chart to try.",
        needsAccount: false,
        gives: "The data and how they are read; what does not apply is left out.",
        shape: .object(
          [.always("title", .text), .always("text", .text)]
            + ["x", "y", "format", "chart", "x-column", "series-column"].map {
              .sometimes($0, .text)
            } + [.sometimes("y-columns", .list(.text))]),
        answer: .one { request, id in
          try await answer(request) { visit in data(of: try chart(id, among: demos), for: visit) }
        }),
      APIOperation(
        method: .get, path: "/api/v1/charts/{id}/chart.json",
        summary: "Get a chart to try, already read.", needsAccount: false,
        gives:
          "The chart: what the pages hear it from, so that they need not read the data themselves.",
        shape: .object([
          .always("kind", .text), .sometimes("title", .text), .sometimes("x", .anything),
          .sometimes("y", .anything), .always("series", .list(.anything)),
          .sometimes("context", .anything), .sometimes("notes", .anything),
        ]),
        answer: .one { request, id in
          try await answer(request) { visit in
            var response = try await read(try chart(id, among: demos), for: visit)
            // It is nobody's, so a device may keep it for use without a network.
            response.headers[.cacheControl] = "public, no-cache"
            response.headers[.vary] = "Accept-Language, Cookie"
            return response
          }
        }),
      APIOperation(
        method: .get, path: "/api/v1/charts/{id}/sound", summary: "Get the sound of a chart.",
        needsAccount: false,
        query: [
          APIOperation.Value(
            name: "duration", kind: .word(["short", "recommended", "long"]),
            about: "How long it lasts; recommended if left out.", isRequired: false),
          APIOperation.Value(
            name: "smoothing", kind: .word(["default", "none"]),
            about: "How much the curve is smoothed.", isRequired: false),
        ],
        gives: "The sound as a WAV file, in parts when they are asked for.",
        givesTypes: ["audio/wav"], isInParts: true,
        answer: .one { request, id in
          try await answer(request) { _ in
            try await sound(of: try chart(id, among: demos), ChartChoices(of: request))
          }
        }),
    ] + ChartForm.allCases.map { formOperation($0, demos) }
  }

  /// A chart to try in a form, with all choices about its sound in the address.
  private func formOperation(_ form: ChartForm, _ demos: [DemoChart]) -> APIOperation {
    APIOperation(
      method: .get, path: "/api/v1/charts/{id}/\(form.fileName)",
      summary: "Get a chart to try as \(ChartFormWords[.english].label(of: form)).",
      needsAccount: false,
      query: Self.soundValues,
      refuses: [.contentTooLarge, .unprocessableContent, .tooManyRequests, .serviceUnavailable],
      gives: "The file, in parts when they are asked for.", givesTypes: [form.mediaType],
      isInParts: true,
      answer: .one { request, id in
        try await answer(request) { visit in
          let demo = try chart(id, among: demos)
          do throws(SentChartError) {
            return try await file(of: demo, form, request, visit)
          } catch {
            throw APIError(error)
          }
        }
      })
  }

  private func read(_ demo: DemoChart, for visit: Visit) async throws(APIError) -> Response {
    let bytes = await Aside.run { () -> Result<[UInt8], ChartError> in
      do throws(ChartError) { return .success(try demo.chart(in: visit.language).jsonBytes) } catch
      {
        return .failure(error)
      }
    }
    do throws(ChartError) { return .bytes(try bytes.get(), type: .json) } catch {
      throw APIError(SentChartError(field: "id") { error.message(in: $0) })
    }
  }

  private func file(
    of demo: DemoChart, _ form: ChartForm, _ request: Request, _ visit: Visit
  ) async throws(SentChartError) -> Response {
    let values = ChosenValues(request.query)
    _ = try SentChart.options(values)
    let chart: Chart
    do throws(ChartError) { chart = try demo.chart(in: visit.language) } catch {
      throw SentChartError(field: "id") { error.message(in: $0) }
    }
    let bytes = try await charts.file(
      of: chart, as: form, values, in: visit.language, for: request.clientNetwork.description)
    var response = Response.bytes(bytes, type: ContentType(form.mediaType))
    response.headers[.acceptRanges] = "bytes"
    response.headers[.contentLanguage] = visit.language.tag
    response.headers[.vary] = "Accept-Language, Cookie"
    response.headers[.cacheControl] = "public, max-age=3600"
    return response
  }

  private func chart(_ id: String, among demos: [DemoChart]) throws(APIError) -> DemoChart {
    guard let demo = demos.first(where: { $0.id == id }) else { throw APIError(.notFound) }
    return demo
  }

  private func list(_ demos: [DemoChart], for visit: Visit) -> Response {
    var writer = JSONWriter()
    writer.object { json in
      json.key("charts")
      json.array { list in
        for demo in demos {
          list.object { json in
            json.field("id", demo.id)
            json.field("title", demo.title.text(in: visit.language))
            json.field("about", demo.about.text(in: visit.language))
          }
        }
      }
    }
    return .bytes(writer.bytes, type: .json)
  }

  private func data(of demo: DemoChart, for visit: Visit) -> Response {
    var writer = JSONWriter()
    writer.object { json in
      json.field("title", demo.title.text(in: visit.language))
      if let name = demo.xName { json.field("x", name.text(in: visit.language)) }
      if let name = demo.yName { json.field("y", name.text(in: visit.language)) }
      json.field("text", String(decoding: demo.bytes, as: UTF8.self))
      if let format = demo.format { json.field("format", format.word) }
      if let kind = demo.choices.kind { json.field("chart", kind.word) }
      if let column = demo.choices.xColumn { json.field("x-column", column) }
      if let column = demo.choices.seriesColumn { json.field("series-column", column) }
      if !demo.choices.yColumns.isEmpty {
        json.key("y-columns")
        json.array { list in
          for column in demo.choices.yColumns { list.value(column) }
        }
      }
    }
    return .bytes(writer.bytes, type: .json)
  }

  private func sound(
    of demo: DemoChart, _ choices: ChartChoices
  ) async throws(ChartError) -> Response {
    let wave = await Aside.run { () -> Result<[UInt8], ChartError> in
      do throws(ChartError) {
        let chart = try demo.chart(in: .english)
        do throws(ChartDataError) {
          return .success(try ChartSound(chart, options: choices.options).wave)
        } catch {
          return .failure(.data(error))
        }
      } catch {
        return .failure(error)
      }
    }
    var response = Response.bytes(try wave.get(), type: .wav)
    response.headers[.acceptRanges] = "bytes"
    response.headers[.cacheControl] = "public, max-age=3600"
    return response
  }
}

extension ChartChoices {
  /// The choices that a query makes.
  init(of request: Request) {
    self.init(duration: request.query["duration"], smoothing: request.query["smoothing"])
  }
}

extension ChartSound {
  /// The sound as a file.
  var wave: [UInt8] {
    WaveFile.bytes(samples: samples, sampleRate: ChartSynthesizer.sampleRate)
  }
}
