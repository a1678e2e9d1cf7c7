// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why a text names no server for mail.
public enum MailServerProblem: Error, Sendable, Hashable {
  /// It does not have the form `smtp://[user:password@]host[:port]`.
  case form
  /// The port is no number from 1 to 65535.
  case port
  /// What stands behind `?` is not known, or makes no sense there.
  case option
  /// A password would go over a network that others may listen to.
  case openPassword
}

/// The server that takes messages on, and how it is spoken to.
///
/// `smtps://` is TLS from the first byte. With `smtp://` the connection must change to TLS before anything is said, but
/// to a server on this same machine, to which no network leads. `?tls=off` is the only way to another machine without,
/// and refused beside a password.
public struct MailServer: Sendable, Hashable {
  /// When the connection is protected.
  enum Security: Sendable, Hashable {
    case fromTheStart
    case beforeAnythingIsSaid
    case never
  }

  let host: String
  let port: Int
  var security: Security
  let user: String?
  let password: String?
  /// The file with the authorities that are trusted; nil for those of the system.
  var trusted: String?

  /// Reads `smtp://[user:password@]host[:port]` or `smtps://…`; letters of the user and the password that have a meaning
  /// in addresses are written as `%40` and the like.
  ///
  /// Without a port it is 465 for `smtps` and 587 for `smtp` (RFC 8314 section 3.3), or 25 on this machine.
  public init(_ text: String) throws(MailServerProblem) {
    guard let colon = text.range(of: "://") else { throw .form }
    let scheme = text[..<colon.lowerBound].lowercased()
    guard scheme == "smtp" || scheme == "smtps" else { throw .form }
    let (whole, option) = Self.cut(text[colon.upperBound...], at: "?")
    guard option == nil || (option == "tls=off" && scheme == "smtp") else { throw .option }
    let place: Substring
    if let at = whole.lastIndex(of: "@") {
      let (user, password) = Self.cut(whole[..<at], at: ":")
      guard let password, let user = Self.plain(user), let password = Self.plain(password) else {
        throw .form
      }
      (self.user, self.password) = (user, password)
      place = whole[whole.index(after: at)...]
    } else {
      (user, password) = (nil, nil)
      place = whole
    }
    let (host, port) = try Self.hostAndPort(place)
    let isHere = Self.isThisMachine(host)
    self.host = host
    self.port = port ?? (scheme == "smtps" ? 465 : isHere ? 25 : 587)
    security =
      scheme == "smtps" ? .fromTheStart : isHere || option != nil ? .never : .beforeAnythingIsSaid
    if security == .never, user != nil, !isHere { throw .openPassword }
  }

  /// The address for the library, without user and password.
  var address: String {
    let scheme = security == .fromTheStart ? "smtps" : "smtp"
    return "\(scheme)://\(host.contains(":") ? "[\(host)]" : host):\(port)"
  }

  private static func cut(_ text: Substring, at mark: Character) -> (Substring, Substring?) {
    guard let place = text.firstIndex(of: mark) else { return (text, nil) }
    return (text[..<place], text[text.index(after: place)...])
  }

  /// The text without `%40` and the like; nil where it is empty or holds what nobody types.
  private static func plain(_ text: Substring) -> String? {
    guard let plain = text.removingPercentEncoding, !plain.isEmpty,
      plain.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { return nil }
    return plain
  }

  private static func hostAndPort(
    _ place: Substring
  ) throws(MailServerProblem) -> (String, Int?) {
    let host: Substring
    let rest: Substring
    if place.first == "[", let end = place.firstIndex(of: "]") {
      host = place[place.index(after: place.startIndex)..<end]
      rest = place[place.index(after: end)...]
      var address = in6_addr()
      guard inet_pton(AF_INET6, String(host), &address) == 1 else { throw .form }
    } else {
      host = place.prefix { $0 != ":" }
      rest = place[host.endIndex...]
      guard HostName.isName(host) else { throw .form }
    }
    if rest.isEmpty { return (String(host), nil) }
    guard rest.first == ":" else { throw .form }
    guard let port = Int(rest.dropFirst()), (1...65_535).contains(port) else { throw .port }
    return (String(host), port)
  }

  /// Whether a name or number is that of this machine itself (RFC 6761 section 6.3, RFC 1122 section 3.2.1.3).
  private static func isThisMachine(_ host: String) -> Bool {
    if host.lowercased() == "localhost" { return true }
    var four = in_addr()
    if inet_pton(AF_INET, host, &four) == 1 { return four.s_addr.bigEndian >> 24 == 127 }
    var six = in6_addr()
    guard inet_pton(AF_INET6, host, &six) == 1 else { return false }
    return withUnsafeBytes(of: six) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
  }
}
