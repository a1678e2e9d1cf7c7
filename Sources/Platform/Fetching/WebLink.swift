// SPDX-License-Identifier: Apache-2.0

import CCurl

/// A link to a file that may be fetched: `https`, to the usual port, without a name in it.
///
/// It is read by the library that fetches too, so that both see the same host in it. Which machine the host is shows
/// when it is connected to (`SpecialAddresses`).
public struct WebLink: Sendable, Hashable {
  /// How long a link may be, in bytes: as long as browsers and servers usually take one.
  public static let maximumBytes = 2000

  /// The link, as the library writes it.
  public let text: String
  /// The host, in small letters.
  public let host: String
  let isSecure: Bool

  /// Reads a link.
  /// - Parameter rules: what else than usual is allowed.
  public init(_ text: String, _ rules: FetchRules = FetchRules()) throws(LinkError) {
    try self.init(text, from: nil, rules)
  }

  /// The link to which an answer sends on; never from a secure one to another.
  func following(_ location: String, _ rules: FetchRules) throws(LinkError) -> WebLink {
    try WebLink(location, from: self, rules)
  }

  private init(_ text: String, from base: WebLink?, _ rules: FetchRules) throws(LinkError) {
    guard text.utf8.count <= Self.maximumBytes else {
      throw .tooLong(maximum: Self.maximumBytes)
    }
    // No space, no control character; the letters of all languages are written with percent signs by the library.
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }),
      let parsed = curl_url()
    else { throw .notALink }
    defer { curl_url_cleanup(parsed) }
    let encoding = UInt32(CURLU_URLENCODE)
    if let base {
      guard curl_url_set(parsed, CURLUPART_URL, base.text, 0) == CURLUE_OK else { throw .notALink }
    }
    switch curl_url_set(parsed, CURLUPART_URL, text, encoding) {
    case CURLUE_OK: break
    case CURLUE_UNSUPPORTED_SCHEME: throw .notSecure
    default: throw .notALink
    }
    func part(_ part: CURLUPart, _ flags: Int32 = 0) -> String? {
      var value: UnsafeMutablePointer<CChar>?
      guard curl_url_get(parsed, part, &value, UInt32(flags)) == CURLUE_OK, let value else {
        return nil
      }
      defer { curl_free(value) }
      return String(cString: value)
    }
    let scheme = part(CURLUPART_SCHEME)
    isSecure = scheme == "https"
    let mayBePlain = rules.localServer != nil && base?.isSecure != true
    guard isSecure || (scheme == "http" && mayBePlain) else { throw .notSecure }
    let isNamed = [CURLUPART_USER, CURLUPART_PASSWORD, CURLUPART_OPTIONS].contains {
      part($0) != nil
    }
    guard !isNamed else { throw .withName }
    let port = part(CURLUPART_PORT, CURLU_DEFAULT_PORT).flatMap { UInt16($0) }
    guard let port, port == (isSecure ? 443 : 80) || port == rules.localServer?.port else {
      throw .port
    }
    // What stands behind the number sign is for browsers.
    curl_url_set(parsed, CURLUPART_FRAGMENT, nil, 0)
    guard let host = part(CURLUPART_HOST), !host.isEmpty, let whole = part(CURLUPART_URL) else {
      throw .notALink
    }
    // Percent signs make it longer.
    guard whole.utf8.count <= 3 * Self.maximumBytes else {
      throw .tooLong(maximum: Self.maximumBytes)
    }
    self.host = host.lowercased()
    self.text = whole
  }
}

/// What a fetcher allows besides links to public servers over `https`: nothing.
public struct FetchRules: Sendable, Hashable {
  /// A server on this machine that a test may reach, over `http` too.
  package struct LocalServer: Sendable, Hashable {
    /// The port; at `127.0.0.1` and `::1` alone.
    package var port: UInt16
    /// A file with the certificate that is trusted.
    package var certificate: String?

    package init(port: UInt16, certificate: String? = nil) {
      (self.port, self.certificate) = (port, certificate)
    }
  }

  /// For tests only: no setting, argument or request leads here.
  package var localServer: LocalServer?

  /// The usual rules.
  public init() {}

  /// The rules of a test with a server of its own.
  package init(localServer: LocalServer) {
    self.localServer = localServer
  }

  /// Whether an address may be connected to.
  /// - Parameter own: the networks in which this machine stands.
  func allows(
    _ address: NetworkAddress, port: UInt16, own: OwnNetworks = .now()
  ) -> Bool {
    if let localServer, localServer.port == port, [.v4(0x7F00_0001), .v6(0, 1)].contains(address) {
      return true
    }
    return !SpecialAddresses.all.contains(address) && !own.contains(address)
  }
}
