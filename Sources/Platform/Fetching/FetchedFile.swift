// SPDX-License-Identifier: Apache-2.0

/// A file that was fetched.
public struct FetchedFile: Sendable, Hashable {
  /// How many bytes it has.
  public let byteCount: Int64
  /// What its server says of this edition of it.
  public let edition: FileEdition
  /// Where it was in the end.
  public let link: WebLink
}

/// What a server says of an edition of a file, so that it can be asked whether there is another.
public struct FileEdition: Sendable, Hashable {
  /// The longest that is kept of each, in bytes.
  private static let longest = 300

  /// Its entity tag, as it was written.
  public var entityTag: String?
  /// When it was made, as it was written.
  public var modified: String?

  /// An edition of which this is known.
  public init(entityTag: String? = nil, modified: String? = nil) {
    self.entityTag = entityTag.flatMap(Self.kept)
    self.modified = modified.flatMap(Self.kept)
  }

  /// The lines of a request that ask for another edition.
  var headers: [String] {
    [
      entityTag.map { "If-None-Match: \($0)" }, modified.map { "If-Modified-Since: \($0)" },
    ].compactMap { $0 }
  }

  /// A value that may be sent back: a line of printable ASCII; nil for anything else.
  static func kept(_ value: String) -> String? {
    let isPlain = value.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    return isPlain && !value.isEmpty && value.utf8.count <= longest ? value : nil
  }
}
