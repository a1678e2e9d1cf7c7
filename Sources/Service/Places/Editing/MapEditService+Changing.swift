// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
import Wayfinding

extension MapEditService {
  private static let daySeconds = 86_400.0
  /// So many changes of one place or closure are kept; older ones go, but for those that count for the day.
  static let mostKeptChanges = 200
  /// So many places and closures a map holds, with those that are over.
  static let mostItems = 5_000
  /// So many letters all that is on a map takes: it is fetched by phones on the street.
  static let mostLetters = 2_000_000
  /// What is over for so long is forgotten, with its changes, in seconds.
  static let keptAfterEnd = 400.0 * 86_400

  /// Puts something on a map, or changes it.
  ///
  /// - Parameters:
  ///   - item: what it is to be; one without an identifier is new.
  ///   - version: what who changes it saw: 0 where nobody changed it before.
  /// - Returns: what it is known by, and what undoes the change.
  /// - Throws: `invalid`; `changedMeanwhile`; `notThere` also for who may not change maps.
  @discardableResult
  public func put(
    _ item: MapItem, on map: EditedMap, seen version: Int, by account: AccountID
  ) async throws(MapEditError) -> (id: String, change: String) {
    guard try await isEditor(account) else { throw .notThere }
    var item = try MapItemRules.checked(item, on: map, at: clock.now)
    var seen = version
    if item.id.isEmpty {
      item = item.known(by: "n" + identifiers.next())
      seen = 0
    } else if map.record(item.kind, id: item.id) == nil, seen == 0 {
      // What was taken back meanwhile has a version, too.
      let isKnown = item.kind == .place && map.hasOwn(item.id)
      guard isKnown else { throw .notThere }
    }
    return (
      item.id,
      try await save(item, item.kind, id: item.id, on: map.key, seen: seen, by: account)
    )
  }

  /// What is wrong with something that should come onto a map; nothing where it may.
  public func problems(with item: MapItem, on map: EditedMap) -> [MapEditError.Field] {
    do throws(MapEditError) {
      _ = try MapItemRules.checked(item, on: map, at: clock.now)
      return []
    } catch {
      guard case .invalid(let fields) = error else { return [] }
      return fields
    }
  }

  /// Takes something off a map.
  /// - Returns: what undoes the change.
  @discardableResult
  public func takeAway(
    _ kind: MapItem.Kind, id: String, on map: EditedMap, seen version: Int, by account: AccountID
  ) async throws(MapEditError) -> String {
    guard try await isEditor(account) else { throw .notThere }
    guard kind == .place else {
      guard map.record(kind, id: id) != nil else { throw .notThere }
      return try await save(nil, kind, id: id, on: map.key, seen: version, by: account)
    }
    guard var place = map.place(id), !place.isRemoved else { throw .notThere }
    place.isRemoved = true
    let isOwn = map.hasOwn(id)
    return try await save(
      isOwn ? .place(place) : nil, kind, id: id, on: map.key, seen: version, by: account)
  }

  private func save(
    _ item: MapItem?, _ kind: MapItem.Kind, id: String, on map: String, seen version: Int,
    by account: AccountID
  ) async throws(MapEditError) -> String {
    let (now, identifier) = (clock.now, identifiers.next())
    try await database.write {
      (transaction: borrowing Transaction<MapEditError>) throws(MapEditError) in
      try mayChange(account, at: now, in: transaction)
      try Self.put(
        item, Change(id: identifier, map: map, kind: kind, item: id, by: account, at: now),
        seen: version, in: transaction)
    }
    return identifier
  }

  /// Puts a place or closure back as it was before a change: a new change, which can be undone likewise.
  /// - Returns: the change that was undone.
  @discardableResult
  public func undo(
    _ change: String, by account: AccountID
  ) async throws(MapEditError) -> MapChange {
    let (now, identifier) = (clock.now, identifiers.next())
    return try await database.write {
      (transaction: borrowing Transaction<MapEditError>) throws(MapEditError) in
      try mayChange(account, at: now, in: transaction)
      let found: MapChange? = try transaction.row(
        "\(Self.changes) WHERE map_changes.id = \(change)")
      guard let found else { throw .notThere }
      let current: Current? = try transaction.row(
        """
        SELECT version, content FROM map_items
        WHERE map = \(found.map) AND kind = \(found.kind) AND id = \(found.item)
        """)
      let undo = Change(
        id: identifier, map: found.map, kind: found.kind, item: found.item, by: account, at: now,
        isUndo: true)
      try Self.put(found.before, undo, seen: current?.version ?? 0, in: transaction)
      return found
    }
  }

  private struct Change {
    let id: String
    let map: String
    let kind: MapItem.Kind
    let item: String
    let by: AccountID
    let at: Timestamp
    var isUndo = false
  }

  private struct Current: RowDecodable {
    let version: Int
    let content: String?

    init(row: Row) throws(DatabaseError) {
      version = try row.value("version")
      content = try row.value("content")
    }
  }

  private struct Count: RowDecodable {
    let count: Int

    init(row: Row) throws(DatabaseError) { count = try row.value("number") }
  }

  private func mayChange(
    _ account: AccountID, at now: Timestamp, in transaction: borrowing Transaction<MapEditError>
  ) throws(MapEditError) {
    guard try Self.isEditor(account, in: transaction) else { throw .notThere }
    let count: Count? = try transaction.row(
      """
      SELECT count(*) AS number FROM map_changes
      WHERE account = \(account) AND changed_at > \(now.adding(seconds: -Self.daySeconds))
      """)
    guard count?.count ?? 0 < mostChangesADay else { throw .noMoreToday }
  }

  private static func put(
    _ item: MapItem?, _ change: Change, seen version: Int,
    in transaction: borrowing Transaction<MapEditError>
  ) throws(MapEditError) {
    let found: Current? = try transaction.row(
      """
      SELECT version, content FROM map_items
      WHERE map = \(change.map) AND kind = \(change.kind) AND id = \(change.item)
      """)
    let text = item?.text
    let days = item.flatMap(ClosureDays.init)
    if let found {
      guard found.version == version else { throw .changedMeanwhile }
    } else {
      guard version == 0 else { throw .changedMeanwhile }
      try makeRoom(for: change, in: transaction)
      try transaction.run(
        """
        INSERT INTO map_items (map, kind, id, version, created_at)
        VALUES (\(change.map), \(change.kind), \(change.item), 0, \(change.at))
        """)
    }
    let size: Count? = try transaction.row(
      """
      SELECT coalesce(sum(length(content)), 0) AS number FROM map_items
      WHERE map = \(change.map) AND NOT (kind = \(change.kind) AND id = \(change.item))
      """)
    guard (size?.count ?? 0) + (text?.count ?? 0) <= mostLetters else { throw .full }
    let changed = try transaction.run(
      """
      UPDATE map_items SET version = version + 1, content = \(orNull: text),
        begins_at = \(orNull: days?.begin), ends_at = \(orNull: days?.end)
      WHERE map = \(change.map) AND kind = \(change.kind) AND id = \(change.item)
        AND version = \(version)
      """)
    guard changed == 1 else { throw .changedMeanwhile }
    try transaction.run(
      """
      INSERT INTO map_changes (id, map, kind, item, number, account, changed_at, before, after, is_undo)
      VALUES (\(change.id), \(change.map), \(change.kind), \(change.item), \(version + 1),
        \(change.by), \(change.at), \(orNull: found?.content), \(orNull: text), \(change.isUndo))
      """)
    try transaction.run(
      """
      DELETE FROM map_changes WHERE map = \(change.map) AND kind = \(change.kind)
        AND item = \(change.item) AND number <= \(version + 1 - mostKeptChanges)
        AND changed_at < \(change.at.adding(seconds: -daySeconds))
      """)
    try transaction.run(
      """
      INSERT INTO map_editions (map, version) VALUES (\(change.map), 1)
      ON CONFLICT (map) DO UPDATE SET version = map_editions.version + 1
      """)
  }

  /// Forgets what is long over, and refuses more than a map holds.
  private static func makeRoom(
    for change: Change, in transaction: borrowing Transaction<MapEditError>
  ) throws(MapEditError) {
    let end = change.at.adding(seconds: -keptAfterEnd)
    try transaction.run(
      """
      DELETE FROM map_changes WHERE map = \(change.map) AND kind = 'closure' AND item IN
        (SELECT id FROM map_items
         WHERE map = \(change.map) AND kind = 'closure' AND ends_at < \(end))
      """)
    try transaction.run(
      "DELETE FROM map_items WHERE map = \(change.map) AND kind = 'closure' AND ends_at < \(end)")
    let all: Count? = try transaction.row(
      "SELECT count(*) AS number FROM map_items WHERE map = \(change.map)")
    let held: Count? = try transaction.row(
      """
      SELECT count(*) AS number FROM map_items
      WHERE map = \(change.map) AND kind = \(change.kind) AND content IS NOT NULL
        AND (ends_at IS NULL OR ends_at > \(change.at))
      """)
    guard all?.count ?? 0 < mostItems, held?.count ?? 0 < change.kind.most else { throw .full }
  }
}
