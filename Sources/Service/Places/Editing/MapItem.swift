// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
public import Database
public import Wayfinding

/// Something that people put on a map.
public enum MapItem: Sendable, Equatable {
  /// A place: added, changed or taken away.
  case place(EditedPlace)
  /// What is closed for a while.
  case closure(MapClosure)

  /// The kinds.
  public enum Kind: String, Sendable, CaseIterable, SQLConvertible {
    /// Places.
    case place
    /// Closures.
    case closure
  }

  /// Of which kind it is.
  public var kind: Kind {
    switch self {
    case .place: .place
    case .closure: .closure
    }
  }

  /// What knows it among those of its kind on its map.
  public var id: String {
    switch self {
    case .place(let place): place.id
    case .closure(let closure): closure.id
    }
  }

  /// The same with another identifier.
  func known(by id: String) -> MapItem {
    switch self {
    case .place(var place):
      place.id = id
      return .place(place)
    case .closure(var closure):
      closure.id = id
      return .closure(closure)
    }
  }

  /// As the database keeps it.
  var text: String {
    var writer = JSONWriter()
    switch self {
    case .place(let place): place.write(to: &writer)
    case .closure(let closure): closure.write(to: &writer)
    }
    return writer.text
  }

  /// Reads what the database keeps.
  init(_ kind: Kind, text: String) throws(DatabaseError) {
    guard let json = JSONValue(text: text) else { throw .damaged(kind) }
    do throws(FieldError) {
      switch kind {
      case .place: self = .place(try EditedPlace(json: json))
      case .closure: self = .closure(try MapClosure(json: json))
      }
    } catch {
      throw .damaged(kind)
    }
  }
}

extension DatabaseError {
  fileprivate static func damaged(_ kind: MapItem.Kind) -> DatabaseError {
    .wrongType(column: "content", expected: kind.rawValue, found: "something else")
  }
}

/// Something on a map as it stands.
public struct MapRecord: Sendable, Equatable, RowDecodable {
  /// What it is.
  public let item: MapItem
  /// How often it was changed: who changes it names what they saw.
  public let version: Int

  static let columns: Statement = "kind, version, content"

  /// Reads a row.
  public init(row: Row) throws(DatabaseError) {
    item = try MapItem(try row.value("kind"), text: try row.value("content"))
    version = try row.value("version")
  }
}

/// A change that somebody made.
public struct MapChange: Sendable, RowDecodable {
  /// What knows it.
  public let id: String
  /// On which map.
  public let map: String
  /// Of what kind it was.
  public let kind: MapItem.Kind
  /// What was changed.
  public let item: String
  /// Which change of it this was, from 1.
  public let number: Int
  /// The name of who made it; nil where the account is gone.
  public let by: String?
  /// When.
  public let at: Timestamp
  /// How it was before; nil where it was as the map's file has it, or not there.
  public let before: MapItem?
  /// How it was afterwards; nil likewise.
  public let after: MapItem?
  /// Whether it took another change back.
  public let isUndo: Bool

  /// Reads a row.
  public init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    map = try row.value("map")
    let kind: MapItem.Kind = try row.value("kind")
    self.kind = kind
    item = try row.value("item")
    number = try row.value("number")
    by = try row.value("username")
    at = try row.value("changed_at")
    isUndo = try row.value("is_undo")
    let texts: [String?] = [try row.value("before"), try row.value("after")]
    before = try texts[0].map { (text) throws(DatabaseError) in try MapItem(kind, text: text) }
    after = try texts[1].map { (text) throws(DatabaseError) in try MapItem(kind, text: text) }
  }
}
