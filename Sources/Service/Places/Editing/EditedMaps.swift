// SPDX-License-Identifier: Apache-2.0

public import Database
public import Speaking
import Wayfinding

/// The maps of this server with what people changed on them; made anew when somebody changes one, or when something is
/// closed or open again.
public actor EditedMaps {
  private let bases: [EditedMap.Base]
  private let editing: MapEditService
  private let clock: WallClock
  private var made: [String: EditedMap] = [:]

  /// The maps that a server offers.
  public init(
    _ campuses: Campuses, _ maps: WalkingMaps, editing: MapEditService, clock: WallClock = .system
  ) {
    bases = campuses.all.map { .campus($0) } + maps.all.map { .walking($0) }
    self.editing = editing
    self.clock = clock
  }

  /// The words of all maps, campuses first.
  public nonisolated var keys: [String] { bases.map(\.key) }

  /// What a map is called; nil where it has no name, or there is no such map.
  public nonisolated func name(of key: String) -> NameByLanguage? {
    switch bases.first(where: { $0.key == key }) {
    case .campus(let campus): campus.map.name
    case .walking(let map): map.places.name
    case nil: nil
    }
  }

  /// All maps, campuses first.
  public func all() async throws(MapEditError) -> [EditedMap] {
    let versions = try await editing.versions()
    var all: [EditedMap] = []
    for base in bases { all.append(try await current(base, versions[base.key] ?? 0)) }
    return all
  }

  /// The map with this word; nil where there is none.
  public func map(_ key: String) async throws(MapEditError) -> EditedMap? {
    guard let base = bases.first(where: { $0.key == key }) else { return nil }
    return try await current(base, try await editing.versions()[key] ?? 0)
  }

  private func current(_ base: EditedMap.Base, _ version: Int) async throws(MapEditError)
    -> EditedMap
  {
    let now = clock.now
    if let known = made[base.key], known.isCurrent(version, at: now) { return known }
    let found = version == 0 ? (0, []) : try await editing.records(of: base.key)
    // A file that was replaced by one with as many places as a list may have leaves no room for more.
    guard
      let map = (try? EditedMap(base, version: found.0, found.1, at: now))
        ?? (try? EditedMap(base, version: found.0, [], at: now))
    else { throw .full }
    // Who made it meanwhile of something newer is not undone.
    if let known = made[base.key], known.version > map.version { return known }
    made[base.key] = map
    return map
  }
}
