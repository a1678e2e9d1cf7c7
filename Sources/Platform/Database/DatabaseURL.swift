// SPDX-License-Identifier: Apache-2.0

/// Where the data is: the setting that chooses the kind of database.
public struct DatabaseURL: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case sqlite(path: String)
  }

  let kind: Kind

  /// An SQLite database in one file, made when it is not there.
  public static func sqlite(path: String) -> DatabaseURL {
    DatabaseURL(kind: .sqlite(path: path))
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// Reads a setting such as `sqlite:/var/lib/earshot/earshot.db`.
  /// - Throws: `unsupportedURL` for any other scheme.
  public init(_ text: String) throws(DatabaseError) {
    let scheme = "sqlite:"
    guard text.hasPrefix(scheme), text.count > scheme.count else { throw .unsupportedURL(text) }
    var path = text.dropFirst(scheme.count)
    if path.hasPrefix("///") { path = path.dropFirst(2) }
    kind = .sqlite(path: String(path))
  }
}
