// SPDX-License-Identifier: Apache-2.0

/// What a client says about compression, RFC 9110 section 12.5.3.
enum AcceptEncoding {
  /// Ways to compress, the names of which IANA keeps.
  enum Coding: String {
    /// RFC 7932. Browsers take it over HTTPS only.
    case brotli = "br"
    /// RFC 1952.
    case gzip
  }

  /// Whether a coding is allowed, by name or by `*`, with a weight above 0.
  static func allows(_ coding: Coding, _ headers: Headers) -> Bool {
    var any: Bool?
    for value in headers.all(.acceptEncoding) {
      for part in value.split(separator: ",") {
        let name = Text.trimmed(part.prefix { $0 != ";" }).lowercased()
        let weight = Text.parameter("q", of: String(part)).map { Double($0) ?? 0 } ?? 1
        if name == coding.rawValue || (coding == .gzip && name == "x-gzip") { return weight > 0 }
        if name == "*" { any = weight > 0 }
      }
    }
    return any ?? false
  }
}
