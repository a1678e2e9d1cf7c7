// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Foundation
import Passwords
import Speaking
import TestSupport
import Testing
import Wayfinding

@testable import Places

/// A map of one street with two places, an editor and somebody who is none, and a clock that the test sets.
private struct Bench {
  let folder: TemporaryFolder
  let time = SettableTime()
  let database: DatabasePool
  let editing: MapEditService
  let maps: EditedMaps
  let accounts: AccountService
  let editor: AccountID
  let other: AccountID

  static let key = "maps/town"

  init(mostChangesADay: Int = 1_000) async throws {
    folder = try TemporaryFolder()
    let time = time
    let clock = WallClock { Timestamp(milliseconds: time.milliseconds) }
    database = try DatabasePool(.sqlite(path: folder.path + "/test.db"))
    try await database.migrate(
      [AccountService.migrations, MapEditService.migrations], at: clock.now)
    try Data(try Self.pack()).write(to: URL(fileURLWithPath: folder.path + "/town.walkmap"))
    editing = MapEditService(
      database: database, clock: clock, mostChangesADay: mostChangesADay)
    maps = EditedMaps(
      Campuses(folders: []), WalkingMaps(folders: [folder.path]), editing: editing, clock: clock)
    let accounts = try await AccountService(
      database: database, hasher: PasswordHasher(limits: .quick), clock: clock)
    self.accounts = accounts
    func signUp(_ name: String) async throws -> AccountID {
      try await accounts.signUp(
        SignUpForm(
          name: name, username: name, password: Password("seven green lanterns"), role: .requester),
        from: name
      ).account.id
    }
    editor = try await signUp("edith")
    other = try await signUp("otto")
    try await editing.setEditor(editor, true)
  }

  private static func pack() throws -> [UInt8] {
    var map = WalkMap(source: WalkMap.Source(title: "Town", origin: "Test", licence: "Nobody's"))
    map.nodes = try [0, 10_000, 20_000].map { try #require(MapPoint(latitude: $0, longitude: 0)) }
    map.names = [MapNames("High Street"), MapNames("Inn"), MapNames("Mill")]
    map.ways = [
      WalkMap.Way(from: 0, to: 1, kind: .footway), WalkMap.Way(from: 1, to: 2, kind: .footway),
    ]
    for number in 0..<2 {
      map.ways[number].name = 0
      map.places.append(
        WalkMap.MapPlace(point: map.nodes[number], category: .food, kind: "pub"))
      map.places[number].name = number + 1
    }
    return try WalkMapPack.encode(map)
  }

  func map() async throws -> EditedMap { try #require(try await maps.map(Self.key)) }

  func names() async throws -> [String] {
    try await map().places.places.map { $0.name.words.text(in: .english) }
  }

  func place(_ name: String, id: String = "") -> EditedPlace {
    guard let point = MapPoint(latitude: 5_000, longitude: 0) else {
      preconditionFailure("The point is on the earth.")
    }
    return EditedPlace(id: id, name: MapNames(name), category: "food", point: point)
  }

  func closure(from: String = "2026-11-25", until: String = "2026-12-03") -> MapClosure {
    MapClosure(
      id: "", what: MapNames("Works"), extent: .street("high street", near: nil, metres: 0),
      from: from, until: until)
  }

  func setTime(_ day: String, hour: Int64) throws {
    let start = try #require(ClosureDays.start(of: day))
    let moment = start.rawValue + hour * 3_600_000
    time.advance(seconds: Double(moment - time.milliseconds) / 1000)
  }

  /// Sets the clock to the noon of a day at Greenwich.
  func setDay(_ day: String) throws {
    try setTime(day, hour: 12)
  }
}

@Suite("Changing maps") struct MapEditTests {
  @Test("A place is added, changed, taken away and put back, and each change is kept")
  func places() async throws {
    let bench = try await Bench()
    let editing = bench.editing
    let added = try await editing.put(
      .place(bench.place("Kiosk")), on: bench.map(), seen: 0, by: bench.editor)
    #expect(try await bench.names() == ["Inn", "Mill", "Kiosk"])
    try await editing.put(
      .place(bench.place("Tea kiosk", id: added.id)), on: bench.map(), seen: 1, by: bench.editor)
    #expect(try await bench.names() == ["Inn", "Mill", "Tea kiosk"])
    let mill = try await bench.map().places.places[1].key
    let gone = try await editing.takeAway(
      .place, id: mill, on: bench.map(), seen: 0, by: bench.editor)
    #expect(try await bench.names() == ["Inn", "Tea kiosk"])
    try await editing.undo(gone, by: bench.editor)
    #expect(try await bench.names() == ["Inn", "Mill", "Tea kiosk"])
    let history = try await editing.history(of: added.id, .place, on: Bench.key)
    #expect(history.map(\.number) == [2, 1] && history.allSatisfy { $0.by == "edith" })
    #expect(history[1].before == nil && history[0].before == history[1].after)
    try await editing.undo(added.change, by: bench.editor)
    #expect(try await bench.names() == ["Inn", "Mill"])
    #expect(try await editing.history(on: Bench.key).count == 5)
  }

  @Test("Of two who change the same thing, the second is refused and nothing is lost")
  func twoAtOnce() async throws {
    let bench = try await Bench()
    let inn = try await bench.map().places.places[0].key
    let map = try await bench.map()
    try await bench.editing.put(
      .place(bench.place("First", id: inn)), on: map, seen: 0, by: bench.editor)
    await #expect(throws: MapEditError.changedMeanwhile) {
      try await bench.editing.put(
        .place(bench.place("Second", id: inn)), on: map, seen: 0, by: bench.editor)
    }
    #expect(try await bench.names() == ["First", "Mill"])
  }

  @Test("Who may not change maps gets the answer as if there were none")
  func strangers() async throws {
    let bench = try await Bench()
    let map = try await bench.map()
    await #expect(throws: MapEditError.notThere) {
      try await bench.editing.put(.place(bench.place("X")), on: map, seen: 0, by: bench.other)
    }
    await #expect(throws: MapEditError.notThere) {
      try await bench.editing.takeAway(
        .place, id: map.places.places[0].key, on: map, seen: 0, by: bench.other)
    }
    let change = try await bench.editing.put(
      .place(bench.place("Y")), on: map, seen: 0, by: bench.editor
    ).change
    await #expect(throws: MapEditError.notThere) {
      try await bench.editing.undo(change, by: bench.other)
    }
    try await bench.editing.setEditor(bench.editor, false)
    await #expect(throws: MapEditError.notThere) {
      try await bench.editing.undo(change, by: bench.editor)
    }
  }

  @Test("A closure begins and ends by itself, and the planner and the edition follow")
  func closures() async throws {
    let bench = try await Bench()
    try bench.setDay("2026-11-20")
    try await bench.editing.put(
      .closure(bench.closure()), on: bench.map(), seen: 0, by: bench.editor)
    #expect(try await bench.map().overlay.closures.isEmpty)
    try bench.setDay("2026-11-25")
    let during = try await bench.map()
    #expect(during.overlay.closures.count == 1)
    #expect(during.planner?.graph.closed.closures.count == 1)
    // Somewhere on the earth it is still the last day.
    try bench.setTime("2026-12-04", hour: 11)
    #expect(try await bench.map().overlay.closures.count == 1)
    try bench.setTime("2026-12-04", hour: 13)
    let after = try await bench.map()
    #expect(after.overlay.closures.isEmpty && after.overlay.edition != during.overlay.edition)
  }

  @Test(
    "Days that cannot be are refused",
    arguments: [
      ("2026-11-25", "", MapEditProblem.missing), ("2026-11-25", "2026-02-30", .notADay),
      ("2026-11-25", "2026-11-20", .wrongOrder), ("2026-10-01", "2026-10-02", .past),
      ("2026-11-25", "2027-12-03", .tooLate), ("2026-11-25", "1e9-1-1", .notADay),
    ])
  func days(from: String, until: String, problem: MapEditProblem) async throws {
    let bench = try await Bench()
    try bench.setDay("2026-11-25")
    let problems = bench.editing.problems(
      with: .closure(bench.closure(from: from, until: until)), on: try await bench.map())
    #expect(problems.map(\.problem) == [problem])
  }

  @Test("What the map does not have cannot be closed")
  func nothingThere() async throws {
    let bench = try await Bench()
    try bench.setDay("2026-11-25")
    var closure = bench.closure()
    closure.extent = .street("Low Street", near: nil, metres: 0)
    let map = try await bench.map()
    #expect(
      bench.editing.problems(with: .closure(closure), on: map)
        == [.init(name: "street", problem: .nothingThere)])
    closure.extent = .nearest(.steps, map.places.places[0].point)
    #expect(
      bench.editing.problems(with: .closure(closure), on: map)
        == [.init(name: "position", problem: .nothingThere)])
  }

  @Test("Texts are kept without marks that turn the direction of writing, and held to their length")
  func texts() async throws {
    let bench = try await Bench()
    let map = try await bench.map()
    let id = try await bench.editing.put(
      .place(bench.place("\u{202E}evil\u{2066}\u{0}\n <b>\u{200D}x ")), on: map, seen: 0,
      by: bench.editor
    ).id
    #expect(try await bench.map().place(id)?.name.plain == "evil <b>\u{200D}x")
    for (name, problem) in [
      ("", MapEditProblem.missing), ("\u{202E} \n", .missing),
      (String(repeating: "é", count: 201), .tooLong(maximum: 200)),
    ] {
      #expect(
        bench.editing.problems(with: .place(bench.place(name)), on: map).map(\.problem)
          == [problem])
    }
    var far = bench.place("Far")
    far.point = try #require(MapPoint(latitude: 500_000_000, longitude: 0))
    far.category = "moon"
    #expect(
      bench.editing.problems(with: .place(far), on: map)
        == [
          .init(name: "category", problem: .unknownKind),
          .init(name: "position", problem: .offTheMap),
        ])
  }

  @Test("One person changes only so much in a day")
  func bounded() async throws {
    let bench = try await Bench(mostChangesADay: 5)
    try bench.setDay("2026-11-25")
    let id = try await bench.editing.put(
      .place(bench.place("0")), on: bench.map(), seen: 0, by: bench.editor
    ).id
    let map = try await bench.map()
    for number in 1..<5 {
      try await bench.editing.put(
        .place(bench.place("\(number)", id: id)), on: map, seen: number, by: bench.editor)
    }
    await #expect(throws: MapEditError.noMoreToday) {
      try await bench.editing.put(
        .place(bench.place("x", id: id)), on: map, seen: 5, by: bench.editor)
    }
    try bench.setDay("2026-11-27")
    try await bench.editing.takeAway(.place, id: id, on: map, seen: 5, by: bench.editor)
    #expect(try await bench.editing.history(of: id, .place, on: Bench.key).count == 6)
  }

  @Test("What a deleted account changed stays, without its name")
  func deletedAccount() async throws {
    let bench = try await Bench()
    try await bench.editing.put(
      .place(bench.place("Kiosk")), on: bench.map(), seen: 0, by: bench.editor)
    try await bench.accounts.delete(bench.editor, password: Password("seven green lanterns"))
    let history = try await bench.editing.history(on: Bench.key)
    #expect(history.count == 1 && history[0].by == nil)
    #expect(try await bench.names() == ["Inn", "Mill", "Kiosk"])
  }
}

extension Place {
  fileprivate var point: MapPoint { MapPoint(coordinate) }
}
