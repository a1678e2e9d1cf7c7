// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Speaking
import Testing

@testable import Web

@Suite("Languages and settings") struct SettingsTests {
  @Test(
    "A browser gets the language that it wants most among ours",
    arguments: [
      ("es-MX,es;q=0.9,en;q=0.8", "es"), ("de,ar;q=0.5,en;q=0.2", "ar"), ("de,nl", "en"),
      ("fr-CA,fr;q=0.9", "fr"),
      ("", "en"), ("en;q=0.1,es;q=0.7", "es"), ("es;q=0,en", "en"), ("ar-EG", "ar"),
      (";;;,q=,es;q=abc", "en"), ("en;q=0.5,ar;q=0.5", "en"),
    ])
  func negotiation(header: String, language: String) async throws {
    let answer = try await Person(on: TestSite(), language: header).open("/")
    #expect(answer.text.contains("<html lang=\"\(language)\""))
  }

  @Test("The language switch keeps the choice and comes back to the page")
  func languageSwitch() async throws {
    let person = Person(on: try await TestSite())
    let page = try await person.open("/help?x=1")
    #expect(page.text.contains("name=\"return\" value=\"/help?x=1\""))
    let answer = try await person.submit(
      "/settings/language", ["language": "ar", "return": "/help?x=1"])
    #expect(answer.status == 303)
    #expect(answer.location == "/help?x=1")
    #expect(try await person.open("/").text.contains("<html lang=\"ar\" dir=\"rtl\""))
  }

  @Test(
    "On a page that answers a form the language switch comes back to a page that can be opened",
    arguments: [
      ("http://earshot.test/sign-up?x=1", "/sign-up?x=1"),
      ("https://earshot.test/sign-in?next=/read&sorry=taken#main", "/sign-in?next=/read"),
      ("https://elsewhere.test/help", "/"), ("http://earshot.test", "/"), ("nonsense", "/"),
      ("", "/"), ("http://earshot.test//evil.example", "/"),
    ])
  func languageSwitchAfterForm(referer: String, address: String) async throws {
    // A page with the form again names itself; this one is of no form.
    let page = try await Person(on: TestSite()).send(
      .post, "/nothing-here", body: .form(Form()),
      headers: ["Sec-Fetch-Site": "same-origin", "Referer": referer])
    #expect(page.text.contains("name=\"return\" value=\"\(address)\""))
  }

  @Test(
    "Nobody can be sent to another site",
    arguments: [
      "https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)",
      "/\t/evil.example", "evil", "",
    ])
  func openRedirect(address: String) async throws {
    let answer = try await Person(on: TestSite()).submit(
      "/settings/language", ["language": "es", "return": address])
    #expect(answer.location == "/")
  }

  @Test("Settings that are saved hold at once, for people without an account too")
  func settingsHold() async throws {
    let person = Person(on: try await TestSite())
    let answer = try await person.submit(
      "/settings",
      [
        "language": "es", "appearance": "highContrast", "size": "largest",
        "speaking": "selfVoicing",
      ])
    #expect(answer.location == "/settings?done=settings")
    let page = try await person.open(try #require(answer.location))
    #expect(page.text.contains("<html lang=\"es\""))
    #expect(page.text.contains("data-appearance=\"highContrast\""))
    #expect(page.text.contains("data-text-size=\"largest\""))
    #expect(page.text.contains("data-speaking=\"self-voicing\""))
    #expect(page.text.contains("voice/voicing.js"))
    #expect(page.text.contains("styles/contrast.css"))
    #expect(page.title.hasPrefix("Tus ajustes están guardados."))
  }

  @Test("One key lets Earshot speak and be silent again, and says which")
  func speaksByOneKey() async throws {
    let person = Person(on: try await TestSite())
    for (mark, words) in [
      ("self-voicing", "speaks to you now"), ("screen-reader", "is silent now"),
    ] {
      let answer = try await person.submit(
        "/settings/speaking", ["speaking": "other", "return": "/help"])
      let page = try await person.open(try #require(answer.location))
      #expect(page.text.contains("data-speaking=\"\(mark)\""))
      #expect(page.title.contains(words))
    }
  }

  @Test("Who speaks is asked until it is answered, on the first page alone")
  func asksWhoSpeaks() async throws {
    let person = Person(on: try await TestSite())
    #expect(try await person.open("/").text.contains("<earshot-voice"))
    #expect(try await !person.open("/help").text.contains("<earshot-voice"))
    _ = try await person.submit("/settings/speaking", ["speaking": "screenReader", "return": "/"])
    #expect(try await !person.open("/").text.contains("<earshot-voice"))
  }

  @Test(
    "What an account of an older version kept of who speaks still holds",
    arguments: ["silent", "screenReader"])
  func olderOutlet(word: String) {
    #expect(
      SettingsCookie(value: "en.dark.large.\(word).normal.")?.settings.speaking == .screenReader)
  }

  @Test("A question with radio buttons is tied to its hint")
  func hintsBelongToQuestions() async throws {
    let page = try await Person(on: TestSite()).open("/settings").text
    for name in ["speaking", "size"] {
      #expect(page.contains("id=\"\(name)\" aria-describedby=\"\(name)-hint\""))
      #expect(page.contains("id=\"\(name)-hint\""))
    }
  }

  @Test("Settings go with the account to another browser")
  func settingsOfTheAccount() async throws {
    let site = try await TestSite()
    let first = Person(on: site)
    try await first.signUp(as: "requester", username: "ana")
    _ = try await first.submit("/settings", ["appearance": "dark", "size": "large"])
    let second = Person(on: site)
    _ = try await second.submit(
      "/sign-in", ["username": "ana", "password": "three blue chairs 9"])
    #expect(try await second.open("/").text.contains("data-appearance=\"dark\""))
  }

  @Test("What makes no sense leaves the settings as they were")
  func nonsense() async throws {
    let person = Person(on: try await TestSite())
    _ = try await person.submit("/settings", ["appearance": "dark"])
    _ = try await person.submit("/settings", ["appearance": "plaid", "size": "-1"])
    #expect(try await person.open("/").text.contains("data-appearance=\"dark\""))
  }

  @Test("The settings cookie reads what it wrote, for all settings")
  func cookieRoundTrip() {
    for language in [nil] + Language.allCases.map(Optional.some) {
      for appearance in Appearance.allCases {
        for speaking in SpeakingOutlet.allCases {
          for hasChosen in [false, true] {
            let cookie = SettingsCookie(
              settings: Settings(
                language: language, appearance: appearance, textSize: .larger,
                speaking: speaking), hasChosenVoice: hasChosen)
            #expect(SettingsCookie(value: cookie.value) == cookie)
          }
        }
      }
    }
    #expect(SettingsCookie(value: "es.dark") == nil)
    #expect(SettingsCookie(value: "xx.plaid.huge.loud.") == SettingsCookie())
  }
}
