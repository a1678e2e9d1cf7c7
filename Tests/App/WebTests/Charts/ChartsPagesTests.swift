// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartFiles
import ChartWords
import Charts
import HTTPServer
import Speaking
import Testing

@testable import Sonification
@testable import Web

@Suite("Charts pages") struct ChartsPagesTests {
  private static let demos = DemoCharts.load(from: TestSite.repository + "/Examples/charts")

  @Test("Every chart to try can be read, described and heard in every language")
  func demosAreWhole() throws {
    #expect(
      Set(["ball", "daylight", "running", "temperature", "tide", "visitors"])
        .isSubset(of: Self.demos.map(\.id)))
    for demo in Self.demos {
      for language in Language.allCases {
        let sound = try ChartSound(try demo.chart(in: language), options: ChartOptions())
        #expect(sound.seconds > 0.3)
        #expect(!ShownChart(sound.chart, in: language).summary.isEmpty)
        #expect(sound.chart.notes.rowsLeftOut == 0)
      }
    }
  }

  @Test("Charts of one's own have a page that knows nothing of them, and a list")
  func kept() async throws {
    let person = Person(on: try await TestSite(), language: "es")
    let list = try await person.open("/charts/mine")
    #expect(list.status == 200 && list.text.contains("Gráficos que abriste hace poco"))
    let chart = try await person.open("/charts/mine?kept=3")
    #expect(chart.status == 200 && chart.text.contains("data-kept"))
    #expect(chart.text.contains("Abriendo tu gráfico"))
    #expect(try await person.open("/charts").text.contains("href=\"/charts/mine\""))
  }

  @Test("The list leads to every chart, and each says where its numbers come from")
  func listLeadsOn() async throws {
    let person = Person(on: try await TestSite(), language: "ar")
    let list = try await person.open("/charts")
    #expect(list.status == 200)
    #expect(list.count(of: "<svg class=\"chart__sketch\" aria-hidden=\"true\"") == Self.demos.count)
    for demo in Self.demos {
      #expect(list.text.contains("href=\"/charts/\(demo.id)\""))
      let page = try await person.open("/charts/\(demo.id)")
      #expect(page.status == 200)
      #expect(page.text.contains(demo.about.text(in: .arabic)))
    }
    #expect(try await person.open("/charts/none").status == 404)
  }

  @Test("A chart to try is handed over ready read, in the language of who asks")
  func handedOver() async throws {
    let person = Person(on: try await TestSite(), language: "es")
    for demo in Self.demos {
      let answer = try await person.open("/api/v1/charts/\(demo.id)/chart.json")
      #expect(answer.status == 200)
      let chart = try Chart(json: try JSONParser.parse(Array(answer.text.utf8)))
      #expect(try chart == demo.chart(in: .spanish), "\(demo.id)")
    }
    #expect(try await person.open("/api/v1/charts/none/chart.json").status == 404)
  }

  @Test("A page shows of a chart what its session would, which leaves that out and goes on alike")
  func shownAlready() throws {
    for demo in Self.demos {
      for language in Language.allCases {
        let chart = try demo.chart(in: language)
        let page = ShownChart(chart.sortedByX(), in: language)
        let sentences = page.passages.flatMap(\.sentences).sorted { $0.number < $1.number }
        let introduction: [ChartEffect.Kind] = [
          .show(field: .title, text: page.title), .show(field: .summary, text: page.summary),
          .description(
            sentences.map {
              ToldSentence(
                text: $0.sentence.text, level: $0.sentence.level.rawValue, part: $0.sentence.part)
            }), .picture(page.picture),
        ]
        let configuration = try JSONParser.parse(Array(#"{"language":"\#(language.tag)"}"#.utf8))
        var whole = try ChartSession(configuration: configuration)
        var rest = whole
        let all = whole.handle(ChartEvent(time: 0, kind: .open(chart, .quiet))).map(\.kind)
        let some = rest.handle(ChartEvent(time: 0, kind: .open(chart, .shown))).map(\.kind)
        #expect(all.filter { !some.contains($0) } == introduction, "\(demo.id) \(language)")
        #expect(all.filter { !introduction.contains($0) } == some, "\(demo.id) \(language)")
        for action in ChartAction.allCases {
          let event = ChartEvent(time: 1, kind: .act(action))
          #expect(whole.handle(event) == rest.handle(event), "\(demo.id) \(language) \(action)")
        }
      }
    }
  }

  @Test("What is chosen in the address decides how the chart sounds")
  func choices() async throws {
    let person = Person(on: try await TestSite())
    let short = try await person.open("/api/v1/charts/ball/sound?duration=short")
    let long = try await person.open("/api/v1/charts/ball/sound?duration=long")
    let odd = try await person.open("/api/v1/charts/ball/sound?duration=1e99&smoothing=x")
    let usual = try await person.open("/api/v1/charts/ball/sound")
    #expect(short.sound.count < usual.sound.count)
    #expect(usual.sound.count < long.sound.count)
    // What is no length is not taken for the usual one.
    #expect(odd.status == 422)
    #expect(odd.text.contains("duration"))
    #expect(usual.sound.starts(with: "RIFF".utf8))
    #expect(try await person.open("/api/v1/charts/none/sound").status == 404)
  }
}

extension Answer {
  /// The bytes of a sound.
  fileprivate var sound: [UInt8] {
    if case .bytes(let bytes) = response.body { bytes } else { [] }
  }
}
