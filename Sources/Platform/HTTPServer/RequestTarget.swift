// SPDX-License-Identifier: Apache-2.0

/// What a request asks for: its path and query.
public struct RequestTarget: Sendable, Hashable {
  /// The path as it was sent, without the query.
  public let rawPath: String
  /// The segments of the path, percent-decoded; `/` has none, `/a/` has `a` and an empty one.
  public let segments: [String]
  /// The query as it was sent, without the question mark.
  public let rawQuery: String?
  /// The query.
  public let query: NamedValues

  /// The host and port of the absolute form.
  let host: String?

  /// The path `/`.
  public static let root = RequestTarget(
    rawPath: "/", segments: [], rawQuery: nil, query: NamedValues())

  private init(rawPath: String, segments: [String], rawQuery: String?, query: NamedValues) {
    host = nil
    self.rawPath = rawPath
    self.segments = segments
    self.rawQuery = rawQuery
    self.query = query
  }

  /// Reads a target such as `/a/b?c=d`; nil if it is malformed.
  public init?(_ target: String) {
    var rest = Substring(target).utf8
    // The absolute form, RFC 9112 section 3.2.2.
    var host: String?
    for scheme in ["http://", "https://"]
    where rest.first != UInt8(ascii: "/") && target.lowercased().hasPrefix(scheme) {
      rest = rest.dropFirst(scheme.utf8.count)
      let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
      host = String(Substring(rest[..<(end ?? rest.endIndex)]))
      rest = rest[(end ?? rest.endIndex)...]
      if rest.first != UInt8(ascii: "/") { rest = Substring("/" + String(Substring(rest))).utf8 }
    }
    self.host = host
    guard rest.first == UInt8(ascii: "/") else { return nil }
    let mark = rest.firstIndex(of: UInt8(ascii: "?"))
    let path = rest[..<(mark ?? rest.endIndex)]
    rawPath = String(Substring(path))
    if let mark {
      let text = rest[rest.index(after: mark)...]
      rawQuery = String(Substring(text))
      guard let query = NamedValues(urlEncoded: text) else { return nil }
      self.query = query
    } else {
      rawQuery = nil
      query = NamedValues()
    }
    var segments: [String] = []
    for part in path.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      guard let segment = PercentCoding.decodeSegment(Array(part)) else { return nil }
      segments.append(segment)
    }
    self.segments = segments == [""] ? [] : segments
  }
}
