// SPDX-License-Identifier: Apache-2.0

/// What a client may know a file by, and what follows from it, RFC 9110 section 13.
struct Validators: Equatable {
  enum Outcome: Equatable {
    case proceed
    case notModified
    case failed
  }

  /// The tag with its quotes; `W/` before it if it is weak.
  let etag: String?
  /// The time of the last change, in seconds since 1970.
  let lastModified: Int?

  /// What the conditions of a GET or HEAD lead to, in the order of section 13.2.2.
  func evaluate(_ headers: Headers) -> Outcome {
    let ifMatch = headers.all(.ifMatch)
    if !ifMatch.isEmpty {
      guard matches(ifMatch, weakly: false) else { return .failed }
    } else if let text = headers[.ifUnmodifiedSince], let date = HTTPDate.parse(text),
      let lastModified, lastModified > date
    {
      return .failed
    }
    let ifNoneMatch = headers.all(.ifNoneMatch)
    if !ifNoneMatch.isEmpty {
      return matches(ifNoneMatch, weakly: true) ? .notModified : .proceed
    }
    if let text = headers[.ifModifiedSince], let date = HTTPDate.parse(text), let lastModified,
      lastModified <= date
    {
      return .notModified
    }
    return .proceed
  }

  /// Whether a range may be answered with a part, section 13.1.5.
  func allowsRange(_ headers: Headers) -> Bool {
    guard let condition = headers[.ifRange] else { return true }
    let text = Text.trimmed(condition)
    if text.hasPrefix("\"") { return text == etag }
    if text.hasPrefix("W/") { return false }
    guard let date = HTTPDate.parse(text) else { return false }
    return date == lastModified
  }

  func add(to headers: inout Headers) {
    if let etag { headers[.etag] = etag }
    if let lastModified { headers[.lastModified] = HTTPDate.format(seconds: lastModified) }
  }

  private func matches(_ values: [String], weakly: Bool) -> Bool {
    for value in values {
      if Text.trimmed(value) == "*" { return true }
      guard let etag else { continue }
      for tag in Self.tags(in: value) {
        if weakly ? Self.opaque(tag) == Self.opaque(etag) : tag == etag && !tag.hasPrefix("W/") {
          return true
        }
      }
    }
    return false
  }

  private static func opaque(_ tag: String) -> String {
    tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag
  }

  /// The tags of a list; commas within quotes belong to the tag.
  private static func tags(in list: String) -> [String] {
    var result: [String] = []
    var current = ""
    var isQuoted = false
    for character in list {
      if character == "\"" { isQuoted.toggle() }
      if character == ",", !isQuoted {
        result.append(Text.trimmed(current))
        current = ""
      } else {
        current.append(character)
      }
    }
    result.append(Text.trimmed(current))
    return result.filter { !$0.isEmpty }
  }
}
