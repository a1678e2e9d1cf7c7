// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import HTTPServer
import Places
import TestSupport
import Testing
import Wayfinding

@testable import Web

@Suite("The pages on which maps are changed") struct MapEditPagesTests {
  static let map = "maps/monaco"
  static let place = [
    "campus": map, "id": "", "version": "0", "name": "Kiosk", "category": "food",
    "position": "43.7396, 7.4271", "certain": "yes",
    "description-en": "Gravel before it, a fountain to the left.", "door-1-name": "north door",
    "door-1-position": "43.7397, 7.4271", "door-1-access": "ramp", "door-1-hours": "8 to 20",
  ]

  static func closure(_ kind: String = "around") -> [String: String] {
    let day = CivilDate(TestSite.now.adding(seconds: 30 * 86_400))
    return [
      "campus": map, "id": "", "version": "0", "what": "Works at the casino",
      "reason": "new pipes", "kind": kind, "position": "43.7396, 7.4271", "metres": "30",
      "until": day.isoText,
    ]
  }

  static func editor(on site: TestSite, _ username: String = "edith") async throws -> Person {
    let person = Person(on: site)
    try await person.signUp(as: "requester", username: username)
    let account = try await site.services.accounts.account(username: username)
    try await site.services.mapEditing.setEditor(account.id, true)
    return person
  }

  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(MapEditWords.self) }

  @Test("Who may not change maps finds nothing there", arguments: [true, false])
  func strangers(isSignedIn: Bool) async throws {
    let person = try await Person(on: TestSite())
    if isSignedIn { try await person.signUp(as: "requester", username: "otto") }
    for path in ["", "/place", "/closure", "/history"] {
      let answer = try await person.open("/walk/edit\(path)?campus=\(Self.map)")
      #expect(answer.status == (isSignedIn ? 404 : 303), "\(path)")
    }
    for path in ["place", "place/remove", "closure", "closure/open", "changes/x/undo"] {
      #expect(try await person.submit("/walk/edit/\(path)", Self.place).status == 404, "\(path)")
    }
    #expect(!(try await person.open("/walk")).text.contains("/walk/edit"))
  }

  @Test("A place is added, told to walkers at once, taken away and put back")
  func places() async throws {
    let site = try await TestSite()
    let walker = Person(on: site)
    #expect(!(try await walker.open("/walk?campus=\(Self.map)")).text.contains("fountain"))
    let before = try await walker.open("/walk/maps/monaco/places")
    let editor = try await Self.editor(on: site)
    #expect(try await editor.open("/walk?campus=\(Self.map)").text.contains("/walk/edit?campus"))
    let saved = try await editor.submit("/walk/edit/place", Self.place)
    #expect(saved.status == 303)
    let page = try await editor.open(try #require(saved.location))
    #expect(page.text.contains("The place is on the map.") && page.text.contains("/undo"))
    let seen = try await walker.open("/walk?campus=\(Self.map)")
    #expect(seen.text.contains("a fountain to the left") && seen.text.contains("with a ramp"))
    let after = try await walker.open("/walk/maps/monaco/places")
    #expect(after.text.contains("Kiosk") && !before.text.contains("Kiosk"))
    #expect(after.response.headers[.etag] != before.response.headers[.etag])
    let found = try await editor.open("/walk/edit?campus=\(Self.map)&search=kiosk")
    let id = try #require(
      found.text.firstMatch(of: /edit\/place\?campus=[^&]*&amp;id=(n[0-9a-z]+)/)?.1)
    var gone = ["campus": Self.map, "id": String(id), "version": "1"]
    let removed = try await editor.submit("/walk/edit/place/remove", gone)
    #expect(removed.status == 303)
    #expect(!(try await walker.open("/walk/maps/monaco/places")).text.contains("Kiosk"))
    let change = try #require(removed.location?.firstMatch(of: /request=([0-9a-z]+)/)?.1)
    #expect(try await editor.submit("/walk/edit/changes/\(change)/undo").status == 303)
    #expect(try await walker.open("/walk/maps/monaco/places").text.contains("Kiosk"))
    gone["version"] = "1"
    let history = try await editor.open("/walk/edit/history?campus=\(Self.map)&kind=place&id=\(id)")
    #expect(history.text.contains("Changes of Kiosk") && history.text.contains("edith"))
  }

  @Test("A second editor is told, keeps what was typed, and can put it in the place of the first")
  func twoEditors() async throws {
    let site = try await TestSite()
    let first = try await Self.editor(on: site)
    let second = try await Self.editor(on: site, "emil")
    let list = try await first.open("/walk/edit?campus=\(Self.map)&search=casino")
    let id = try #require(
      list.text.firstMatch(of: /edit\/place\?campus=[^&]*&amp;id=([0-9a-f]{16})/)?.1)
    var form = Self.place
    form["id"] = String(id)
    form["name"] = "One"
    #expect(try await first.submit("/walk/edit/place", form).status == 303)
    form["name"] = "Two and more"
    let refused = try await second.submit("/walk/edit/place", form)
    #expect(refused.status == 409)
    #expect(refused.text.contains("Somebody else changed this meanwhile"))
    #expect(refused.text.contains("value=\"Two and more\""))
    #expect(refused.text.contains("name=\"version\" value=\"1\""))
    form["version"] = "1"
    #expect(try await second.submit("/walk/edit/place", form).status == 303)
  }

  @Test(
    "What is wrong stands at its field, and what was typed stays",
    arguments: [
      ("name", "", "name-error"), ("name", String(repeating: "a", count: 201), "name-error"),
      ("position", "10, 10", "position-error"), ("position", "x", "position-error"),
      ("category", "moon", "category-error"), ("door-1-position", "", "door-1-position-error"),
      ("description-fr", String(repeating: "b", count: 2001), "description-fr-error"),
    ])
  func refuses(field: String, value: String, error: String) async throws {
    let editor = try await Self.editor(on: TestSite())
    var form = Self.place
    form[field] = value
    let answer = try await editor.submit("/walk/edit/place", form)
    #expect(answer.status == 422)
    #expect(answer.text.contains("id=\"\(error)\""))
    #expect(answer.text.contains("value=\"north door\""))
  }

  @Test("Markup in a name is text on every page")
  func markup() async throws {
    let site = try await TestSite()
    let editor = try await Self.editor(on: site)
    var form = Self.place
    form["name"] = "<script>alert(1)</script>\u{202E}x"
    form["door-1-hours"] = "\"><img src=x>"
    #expect(try await editor.submit("/walk/edit/place", form).status == 303)
    for address in [
      "/walk?campus=\(Self.map)", "/walk/way?campus=\(Self.map)",
      "/walk/edit?campus=\(Self.map)&search=alert", "/walk/edit/history?campus=\(Self.map)",
    ] {
      let text = try await editor.open(address).text
      #expect(!text.contains("<script>alert") && !text.contains("<img src=x"), "\(address)")
      #expect(!text.contains("\u{202E}"))
    }
  }

  @Test("What is closed is told on the pages, and the way that the server finds goes round it")
  func closures() async throws {
    let site = try await TestSite()
    let editor = try await Self.editor(on: site)
    let walker = Person(on: site)
    let wish = [
      "campus": Self.map, "place": "0", "position": "43.7396, 7.4271", "profile": "shortest",
      "style": "sides", "units": "metres",
    ]
    #expect(!(try await walker.submit("/walk/way", wish)).text.contains("closed"))
    let saved = try await editor.submit("/walk/edit/closure", Self.closure())
    #expect(saved.status == 303, "\(saved.text.prefix(3000))")
    for address in ["/walk?campus=\(Self.map)", "/walk/way?campus=\(Self.map)"] {
      let text = try await walker.open(address).text
      #expect(text.contains("Works at the casino") && text.contains("Closed until"), "\(address)")
    }
    let way = try await walker.open("/walk/way?campus=\(Self.map)").text
    let overlay = try #require(
      way.firstMatch(of: /\/walk\/maps\/monaco\/overlay\?edition=[0-9-]+/)?.0)
    let fetched = try await walker.open(String(overlay))
    let json = try JSONParser.parse(Array(fetched.text.utf8))
    #expect(try MapOverlay(json: json).closures.count == 1)
    #expect(try await walker.open(String(overlay) + "9").status == 404)
    let told = try await walker.submit("/walk/way", wish)
    #expect(told.text.contains("Works at the casino"))
  }

  @Test(
    "A closure needs an end, and something that the map has",
    arguments: [
      ("until", "", "until-error"), ("until", "2020-01-01", "until-error"),
      ("what", "", "what-error"), ("metres", "501", "metres-error"),
      ("position", "Nowhere at all", "position-error"), ("kind", "street", "street-error"),
    ])
  func refusesClosure(field: String, value: String, error: String) async throws {
    let editor = try await Self.editor(on: TestSite())
    var form = Self.closure()
    form[field] = value
    let answer = try await editor.submit("/walk/edit/closure", form)
    #expect(answer.status == 422)
    #expect(answer.text.contains("id=\"\(error)\""), "\(field)")
  }
}

extension TestSite {
  fileprivate static var now: Timestamp { WallClock.system.now }
}
