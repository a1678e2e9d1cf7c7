// SPDX-License-Identifier: Apache-2.0

import Library
import Speaking
import Testing

@testable import Web

@Suite("The language of a text") struct TextLanguageTests {
  @Test(
    "Every language has a name of its own in each language of the pages",
    arguments: Language.allCases)
  func names(language: Language) {
    let names = TextLanguage.allCases.map { $0.name(in: language) }
    #expect(Set(names).count == names.count)
    for (own, name) in zip(TextLanguage.allCases, names) {
      #expect(name != own.tag, "\(own.tag)")
    }
  }

  @Test("The other languages stand in the order of the alphabet of the page")
  func order() throws {
    let french = LanguageNames[.french].others.map(\.words)
    #expect(french.count == TextLanguage.others.count)
    // By their codes, or by the bytes of their names, these would stand otherwise.
    let wanted = ["allemand", "estonien", "éwé", "féroïen", "zoulou"]
    #expect(french.filter(wanted.contains) == wanted)
    #expect(LanguageNames[.spanish].others.first?.value == "af")
  }

  @Test("A text in a language that Earshot does not speak is marked with it, and found by it")
  func isFound() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let letter = ["title": "Barua", "text": "Habari", "category": "letters", "language": "sw"]
    let address = try await ana.ask(letter)
    #expect(try await ana.open(address).text.contains("<div class=\"reading-text\" lang=\"sw\""))
    let edit = try await ana.open(address + "/edit").text
    #expect(edit.contains("<option value=\"sw\" selected>Swahili</option>"))
    let found = try await ben.open("/read?language=sw").text
    #expect(found.contains("lang=\"sw\""))
    #expect(found.contains("<li>Swahili</li>"))
    #expect(try await !ben.open("/read?language=pt").text.contains("Barua"))
  }

  @Test("A language that is not in the list is refused in a sentence")
  func refuses() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let letter = ["title": "A", "text": "B", "category": "letters", "language": "tlh"]
    let answer = try await ana.submit("/read/requests", letter)
    #expect(answer.status == 422)
    #expect(answer.text.contains("“tlh” is not a language in the list. Choose one from the list."))
    let list = try await ben.open("/read?language=tlh").text
    #expect(list.contains("“tlh” is not a language in the list."))
    #expect(list.contains("Until then, all are shown."))
  }

  @Test("A tag with a region means its language; what is no tag means none")
  func tags() {
    #expect(TextLanguage(tag: "pt-BR")?.tag == "pt")
    #expect(TextLanguage(tag: "AR") == .arabic)
    for tag in ["", "tlh", "xx", "p", "port", "<b>"] { #expect(TextLanguage(tag: tag) == nil) }
    #expect(Set(TextLanguage.tags).count == TextLanguage.allCases.count)
    #expect((60...180).contains(TextLanguage.allCases.count))
  }
}
