// SPDX-License-Identifier: Apache-2.0

import Database
import Wayfinding

extension MapEditService {
  static let changes: Statement =
    """
    SELECT map_changes.id, map, kind, item, number, username, changed_at, before, after, is_undo
    FROM map_changes LEFT JOIN accounts ON accounts.id = map_changes.account
    """

  /// How often each map was changed; those that nobody changed are not named.
  func versions() async throws(MapEditError) -> [String: Int] {
    let found: [Edition] = try await database.read {
      (transaction: borrowing Transaction<MapEditError>) throws(MapEditError) in
      try transaction.rows("SELECT map, version FROM map_editions")
    }
    return Dictionary(found.map { ($0.map, $0.version) }) { first, _ in first }
  }

  /// Everything that is on a map, the oldest first, with how often the map was changed: both of one moment.
  func records(of map: String) async throws(MapEditError) -> (version: Int, records: [MapRecord]) {
    try await database.read {
      (transaction: borrowing Transaction<MapEditError>) throws(MapEditError) in
      let edition: Edition? = try transaction.row(
        "SELECT map, version FROM map_editions WHERE map = \(map)")
      let records: [MapRecord] = try transaction.rows(
        """
        SELECT \(MapRecord.columns) FROM map_items WHERE map = \(map) AND content IS NOT NULL
        ORDER BY created_at, id
        """)
      return (edition?.version ?? 0, records)
    }
  }

  /// How often a place or closure was changed; 0 where never.
  public func version(
    of id: String, _ kind: MapItem.Kind, on map: String
  ) async throws(MapEditError) -> Int {
    let found: Edition? = try await database.read {
      (transaction: borrowing Transaction<MapEditError>) throws(MapEditError) in
      try transaction.row(
        """
        SELECT map, version FROM map_items
        WHERE map = \(map) AND kind = \(kind) AND id = \(id)
        """)
    }
    return found?.version ?? 0
  }

  /// The changes of a place or closure, the newest first; of a whole map its last hundred.
  public func history(
    of id: String? = nil, _ kind: MapItem.Kind? = nil, on map: String
  ) async throws(MapEditError) -> [MapChange] {
    try await database.read {
      (transaction: borrowing Transaction<MapEditError>) throws(MapEditError) in
      guard let id, let kind else {
        return try transaction.rows(
          "\(Self.changes) WHERE map = \(map) ORDER BY changed_at DESC, number DESC LIMIT 100")
      }
      return try transaction.rows(
        """
        \(Self.changes) WHERE map = \(map) AND kind = \(kind) AND item = \(id)
        ORDER BY number DESC LIMIT \(Self.mostKeptChanges)
        """)
    }
  }

  private struct Edition: RowDecodable {
    let map: String
    let version: Int

    init(row: Row) throws(DatabaseError) {
      map = try row.value("map")
      version = try row.value("version")
    }
  }
}

extension MapItem.Kind {
  /// So many a map holds at once.
  var most: Int {
    switch self {
    case .place: MapOverlay.mostPlaces
    case .closure: MapOverlay.mostClosures
    }
  }
}
