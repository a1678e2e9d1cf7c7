// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPServer
import Testing

@testable import Web

/// The addresses of the pages that everyone can open.
private let publicPages = [
  "/", "/read", "/walk", "/charts", "/braille", "/listen", "/settings", "/sign-in", "/sign-up",
  "/help", "/about", "/api", "/offline",
  "/nothing-here",
]

@Suite("Pages") struct PagesTests {
  @Test(
    "Every page names its language and direction, has a title and exactly one first heading",
    arguments: publicPages, [("en", "ltr"), ("es", "ltr"), ("ar", "rtl"), ("fr", "ltr")])
  func everyPageStandsInTheFrame(page: String, language: (tag: String, direction: String))
    async throws
  {
    let answer = try await Person(on: TestSite(), language: language.tag).open(page)
    #expect(answer.text.contains("<html lang=\"\(language.tag)\" dir=\"\(language.direction)\""))
    #expect(answer.response.headers[.contentLanguage] == language.tag)
    #expect(!answer.title.isEmpty)
    #expect(answer.count(of: "<h1") == 1)
    #expect(answer.count(of: "<main") == 1)
    #expect(answer.count(of: "class=\"skip-link\"") == 1)
  }

  @Test(
    "No page has inline style, inline script, or the attribute required",
    arguments: publicPages)
  func pagesKeepToTheContentSecurityPolicy(page: String) async throws {
    let text = try await Person(on: TestSite()).open(page).text
    #expect(!text.contains(" style="))
    #expect(!text.contains(" required"))
    #expect(text.range(of: " on[a-z]+=\"", options: .regularExpression) == nil)
    // Every script is loaded from a file, or is data.
    let scripts = text.components(separatedBy: "<script").dropFirst()
    for script in scripts {
      #expect(
        script.hasPrefix(" type=\"module\" src=") || script.hasPrefix(" src=\"/assets/")
          || script.hasPrefix(" type=\"application/"))
    }
  }

  @Test("A page names at once every script that its own import, in turn, each once and no other")
  func importsAreNamedAtOnce() async throws {
    let text = try await Person(on: TestSite()).open("/walk").text
    let named = Self.scripts(after: "<link rel=\"modulepreload\" href=\"", in: text)
    let own = Self.scripts(after: "<script type=\"module\" src=\"", in: text)
    let imported = try Self.imports(of: Set(own), in: "\(TestSite.repository)/Public")
    #expect(!imported.isEmpty)
    #expect(named.count == Set(named).count)
    #expect(Set(named) == imported.subtracting(own))
  }

  /// The scripts whose addresses follow these words: folder and name, without the hash before them.
  private static func scripts(after words: String, in text: String) -> [String] {
    text.components(separatedBy: words).dropFirst().map {
      $0.split(separator: "\"")[0].split(separator: "/").suffix(2).joined(separator: "/")
    }
  }

  /// What these scripts import, and what that imports, read from the files themselves.
  private static func imports(of scripts: Set<String>, in folder: String) throws -> Set<String> {
    var found: Set<String> = []
    var waiting = Array(scripts)
    while let script = waiting.popLast() {
      let file = URL(fileURLWithPath: "\(folder)/\(script)")
      let text = try String(contentsOf: file, encoding: .utf8)
      for address in text.matches(of: /(?m)^[^\n\/]*(?:from|import) '(\.[^']+\.js)';/) {
        let imported = file.deletingLastPathComponent().appending(path: String(address.1))
          .standardized.pathComponents.suffix(2).joined(separator: "/")
        if found.insert(imported).inserted { waiting.append(imported) }
      }
    }
    return found
  }

  @Test("The five abilities stand in the same order on every page", arguments: publicPages)
  func abilitiesKeepTheirOrder(page: String) async throws {
    let text = try await Person(on: TestSite()).open(page).text
    let start = try #require(text.range(of: "class=\"abilities\""))
    let end = try #require(text.range(of: "</ul>", range: start.upperBound..<text.endIndex))
    let links = text[start.upperBound..<end.lowerBound].components(separatedBy: "<a href=\"")
      .dropFirst().compactMap { $0.split(separator: "\"").first.map(String.init) }
    #expect(links == ["/read", "/walk", "/charts", "/braille", "/listen"])
  }

  @Test("No link is marked as the present page that leads elsewhere", arguments: publicPages)
  func presentPage(page: String) async throws {
    let text = try await Person(on: TestSite()).open(page).text
    for link in text.components(separatedBy: "<a ").dropFirst() {
      let tag = link.prefix { $0 != ">" }
      guard tag.contains("aria-current=\"page\"") else { continue }
      let address = tag.components(separatedBy: "href=\"").last?.prefix { $0 != "\"" } ?? ""
      #expect(page == address || page.hasPrefix(address + "/"), "\(tag)")
    }
  }

  @Test("An address that is not there is said so, with two ways on")
  func unknownAddress() async throws {
    let answer = try await Person(on: TestSite()).open("/nothing-here")
    #expect(answer.status == 404)
    #expect(answer.title == "Page not found – Earshot")
    #expect(answer.text.contains("href=\"/\""))
    #expect(answer.text.contains("href=\"/help\""))
  }

  @Test("A form that comes from another site is refused, and nothing changes")
  func otherSites() async throws {
    let site = try await TestSite()
    let person = Person(on: site)
    let answer = try await person.send(
      .post, "/settings/language", headers: ["Sec-Fetch-Site": "cross-site"])
    #expect(answer.status == 403)
    #expect(person.cookies.isEmpty)
    #expect(answer.title == "Nothing was changed – Earshot")
  }

  @Test("Every page carries the headers that protect it")
  func securityHeaders() async throws {
    let headers = try await Person(on: TestSite()).open("/").response.headers
    #expect(headers[.contentSecurityPolicy]?.contains("'unsafe-inline'") == false)
    #expect(headers[.xContentTypeOptions] == "nosniff")
    #expect(headers[.referrerPolicy] == "same-origin")
    #expect(headers[.cacheControl] == "private, no-store")
  }

  @Test("The style sheets, fonts and pictures that a page names are there")
  func filesAreThere() async throws {
    let site = try await TestSite()
    let person = Person(on: site)
    let text = try await person.open("/").text
    let addresses = text.components(separatedBy: "\"").filter {
      // Fonts are made by the build and may not be there yet.
      $0.hasPrefix("/assets/") && !$0.contains("/generated/")
    }
    #expect(addresses.count > 8)
    for address in Set(addresses.map { $0.components(separatedBy: "#")[0] }) {
      #expect(try await person.open(address).status == 200, "\(address)")
    }
  }

  @Test("Every icon is in the sprite", arguments: Icon.allCases)
  func iconIsDrawn(icon: Icon) throws {
    let sprite = try String(
      contentsOfFile: TestSite.repository + "/Public/icons/icons.svg", encoding: .utf8)
    #expect(sprite.contains("<symbol id=\"\(icon.rawValue)\""))
  }
}
