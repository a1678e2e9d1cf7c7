// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import HTTPServer
import Testing

@testable import Web

@Suite("Chart conversion") struct ChartConversionTests {
  private static let csv = "Month,Sales\n2024-01-01,5\n2024-02-01,9\n2024-03-01,4\n"

  private func convert(_ query: String, _ text: String = csv) async throws -> Answer {
    // From another site's page: nothing of a cookie is looked at.
    try await Person(on: try await TestSite()).send(
      .post, "/api/v1/charts/convert" + query, body: .bytes(Array(text.utf8)),
      headers: ["Content-Type": "text/csv", "Origin": "https://elsewhere.test"])
  }

  @Test("Data become every form, under a name of their own", arguments: ChartForm.allCases)
  func forms(_ form: ChartForm) async throws {
    let answer = try await convert("?form=\(form.ending)&duration=short")
    #expect(answer.status == 200)
    #expect(answer.response.headers["Content-Type"] == form.mediaType)
    #expect(
      answer.response.headers["Content-Disposition"]
        == "attachment; filename*=UTF-8''chart.\(form.ending)")
    #expect(answer.response.headers["Access-Control-Allow-Origin"] == "*")
    #expect(answer.response.headers["Cache-Control"] == "private, no-store")
  }

  @Test("The language of the words can be chosen in the address")
  func language() async throws {
    let answer = try await convert("?form=txt&language=es")
    #expect(answer.text.contains("máximo 9"))
  }

  @Test(
    "What cannot be used is refused with a status and a field",
    arguments: [
      ("?form=doc", csv, 422, "\"field\":\"form\""), ("?low=5", csv, 422, "\"field\":\"low\""),
      ("?type=cake", csv, 422, "\"field\":\"type\""), ("", "", 422, "\"field\":\"file\""),
      ("?duration=200", csv, 422, "120 seconds"), ("", "PK\u{3}\u{4}xxxxxxxxxxxx", 415, "detail"),
      ("?y=nothing", csv, 422, "nothing"),
    ])
  func refusals(_ query: String, _ text: String, _ status: Int, _ expected: String) async throws {
    let answer = try await convert(query, text)
    #expect(answer.status == status, "\(answer.text)")
    #expect(answer.text.contains(expected), "\(answer.text)")
  }

  @Test("A page without a script has the sound, the words, and the way to other forms")
  func ownPage() async throws {
    let person = Person(on: try await TestSite())
    let page = try await person.submit("/charts/own", ["text": Self.csv, "title": "Sales"])
    #expect(page.status == 200)
    #expect(page.text.contains("src=\"data:audio/"))
    #expect(page.text.contains("action=\"/api/v1/charts/convert\""))
    #expect(page.text.contains("2024-02-01,9"))
    let empty = try await person.submit("/charts/own")
    #expect(empty.status == 422)
    let wrong = try await person.submit("/charts/own", ["text": "name,colour\nann,red\nbob,blue\n"])
    #expect(wrong.status == 422)
    #expect(wrong.text.contains("id=\"text-error\""))
    // What was pasted is still there to be mended.
    #expect(wrong.text.contains("ann,red"))
  }

  @Test(
    "How an open number was read stands above the chart, and one button has it read otherwise",
    arguments: [
      ("en", "“1,200” is read as 1200: the comma is taken to separate thousands.", "comma"),
      ("es", "«1,200» se lee como 1,2: se entiende que la coma separa los decimales.", "point"),
    ])
  func openNumber(_ language: String, _ words: String, _ other: String) async throws {
    let person = Person(on: try await TestSite(), language: language)
    let text = "Month\tVisitors\nJan\t1,200\nFeb\t1,990\n"
    let path = "/charts/own"
    let page = try await person.submit(path, ["text": text]).text
    let told = try #require(page.firstRange(of: words))
    let chart = try #require(page.firstRange(of: "data-part=\"stage\""))
    #expect(told.lowerBound < chart.lowerBound)
    #expect(page.contains("name=\"decimal\" value=\"\(other)\""))
    let again = try await person.submit(path, ["text": text, "decimal": other]).text
    #expect(!again.contains(words))
    #expect(again.contains("“1,200”") || again.contains("«1,200»"))
    let mark = other == "comma" ? "point" : "comma"
    #expect(again.contains("name=\"decimal\" value=\"\(mark)\""))
    let plain = try await person.submit(path, ["text": "x\ty\n1\t1,5\n2\t2,5\n"]).text
    #expect(!plain.contains("name=\"decimal\" value=\"comma\""))
  }

  @Test("The API takes the mark before decimals, and refuses another word")
  func decimal() async throws {
    let person = Person(on: try await TestSite())
    let fields = ["text": "Month\tVisitors\nJan\t1,200\nFeb\t1,990\n", "form": "txt"]
    let path = "/api/v1/charts/convert"
    let read = try await person.submit(path, fields)
    #expect(read.text.contains("“1,200” is read as 1200"))
    let other = try await person.submit(path, fields.merging(["decimal": "comma"]) { $1 })
    #expect(other.text.contains("“1,200” is read as 1.2:"))
    let wrong = try await person.submit(path, fields.merging(["decimal": "dot"]) { $1 })
    #expect(wrong.status == 422 && wrong.text.contains("comma, point"))
  }

  @Test("Charts to try are given in every form, to caches too", arguments: ChartForm.allCases)
  func demos(_ form: ChartForm) async throws {
    let person = Person(on: try await TestSite())
    let answer = try await person.open("/api/v1/charts/tide/\(form.fileName)?duration=short")
    #expect(answer.status == 200)
    #expect(answer.response.headers["Accept-Ranges"] == "bytes")
    #expect(answer.response.headers["Cache-Control"] == "public, max-age=3600")
    #expect(try await person.open("/api/v1/charts/none/\(form.fileName)").status == 404)
  }
}
