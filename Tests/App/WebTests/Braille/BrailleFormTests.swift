// SPDX-License-Identifier: Apache-2.0

import Foundation
import Speaking
import Testing

@testable import Web

@Suite("The form for braille, without scripts") struct BrailleFormTests {
  private func send(_ text: String, _ table: String, language: String = "en") async throws -> Answer
  {
    try await Person(on: TestSite(), language: language).submit(
      "/braille", ["text": text, "table": table])
  }

  @Test(
    "Every table can be used, both ways, and stays chosen",
    arguments: [
      ("about the cat", "en-ueb-g2.ctb", "⠁⠃⠀⠮⠀⠉⠁⠞", "about the cat"),
      ("⠁⠃⠀⠮", "en-ueb-g2.ctb", "⠁⠃⠀⠮", "about the"),
      ("the ⠁⠃ cat", "en-ueb-g2.ctb", "⠮⠀⠁⠃ ⠉⠁⠞", "the about cat"),
      ("がっこう", "ja-kana", "⠐⠡⠂⠪⠉", "がっこう"), ("abc", "en", "⠁⠃⠉", "abc"),
    ])
  func translates(text: String, table: String, cells: String, letters: String) async throws {
    let answer = try await send(text, table)
    #expect(answer.status == 200)
    #expect(answer.text.contains(">\(cells)</p>"))
    #expect(answer.text.contains("\(letters)</textarea>"))
    let option = try #require(answer.text.range(of: "<option value=\"\(table)\""))
    #expect(answer.text[option.upperBound...].prefix { $0 != ">" }.contains("selected"))
    #expect(!answer.text.contains("left out"))
  }

  @Test("What cannot be done is said in the page, and the text stays")
  func problems() async throws {
    let unknown = try await send("abc", "no-such", language: "es")
    #expect(unknown.text.contains("No hay ninguna tabla braille"))
    #expect(unknown.text.contains("abc</textarea>"))
    let leftOut = try await send("a漢b", "en-ueb-g1.ctb")
    #expect(leftOut.text.contains("Left out, because the table has nothing for it: "))
    #expect(leftOut.text.contains("U+6F22"))
    #expect(
      try await send(String(repeating: "a", count: 20_001), "en-ueb-g1.ctb").text.contains(
        "At most 20000"))
  }

  @Test("The tables are offered in groups by language, named in the language of the visitor")
  func groups() throws {
    for language in Language.allCases {
      let groups = TableGroup.all(in: language)
      #expect(groups.count > 80)
      let choices = groups.flatMap(\.choices)
      #expect(Set(choices.map(\.table)).count == choices.count)
      for group in groups {
        #expect(Set(group.choices.map(\.name)).count == group.choices.count, "\(group.name)")
        #expect(!group.name.isEmpty)
      }
    }
    let spanish = TableGroup.all(in: .spanish)
    let english = try #require(spanish.first { $0.name == "inglés" })
    #expect(english.choices.contains { $0.name.hasPrefix("Con contracciones, grado 2") })
  }
}
