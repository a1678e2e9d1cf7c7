// SPDX-License-Identifier: Apache-2.0

/// When an answer may be given again, byte for byte, without asking the handlers.
public struct Reuse: Sendable, Hashable {
  /// The headers of a request on which the answer depends; the same values get the same answer.
  public var varying: [HeaderName]
  /// Whether people who are signed in or have settings get it too; else only who sends no cookie and no authorisation.
  public var isForEverybody: Bool
  /// How long it stays right, in seconds; nil for as long as the server runs.
  public var seconds: Double?

  /// An answer that depends on the address and these headers alone.
  public static func forEverybody(
    varying: [HeaderName], seconds: Double? = nil
  ) -> Reuse {
    Reuse(varying: varying, isForEverybody: true, seconds: seconds)
  }

  /// An answer for those who send no cookie and no authorisation.
  public static func forStrangers(
    varying: [HeaderName], seconds: Double? = nil
  ) -> Reuse {
    Reuse(varying: varying, isForEverybody: false, seconds: seconds)
  }
}

/// An answer as it goes over the wire, kept by one loop.
///
/// Only the loop's own thread touches it.
final class ReadyAnswer {
  let target: [UInt8]
  /// The target as the log tells it.
  let path: String
  private let isSecure: Bool
  private let isForEverybody: Bool
  private let varying: [(name: WireName, value: [UInt8]?)]
  let expires: Double?
  private let etag: [UInt8]?
  /// The head, and the body too where it is small.
  private(set) var bytes: [UInt8]
  let headLength: Int
  /// A body that is too large to be copied.
  let rest: SharedBytes?
  private(set) var unchanged: [UInt8]
  private var dateSecond = 0

  /// The length of the body.
  var bodyLength: Int { bytes.count - headLength + (rest?.count ?? 0) }

  // What fits into one write to a socket as a rule.
  private static let mostCopied = 64 << 10

  /// An answer to keep; nil where it cannot be given twice.
  init?(
    _ prepared: PreparedResponse, reuse: Reuse, for request: Request, target: String, now: Double
  ) {
    guard prepared.status == .ok, prepared.headers[.setCookie] == nil,
      Self.isSimple(request, target: target),
      reuse.isForEverybody
        || (request.headers[.cookie] == nil && request.headers[.authorization] == nil),
      let varying = Self.values(of: reuse.varying, in: request.headers)
    else { return nil }
    self.target = Array(target.utf8)
    path = target
    isSecure = request.isSecure
    isForEverybody = reuse.isForEverybody
    self.varying = varying
    expires = reuse.seconds.map { now + $0 }
    etag = prepared.headers[.etag].map { Array($0.utf8) }
    var head = WireHead.bytes(prepared, isVersion11: true, closes: false, second: 0)
    headLength = head.count
    switch prepared.body {
    case .bytes(let body):
      head += body
      rest = nil
    case .shared(let body, let range) where range == 0..<body.count:
      if body.count <= Self.mostCopied {
        head += body.buffer
        rest = nil
      } else {
        rest = body
      }
    case .shared, .file, .events, .none: return nil
    }
    bytes = head
    var same = prepared
    same.status = .notModified
    same.headers[.contentType] = nil
    same.headers[.contentEncoding] = nil
    same.headers[.acceptRanges] = nil
    same.body = .none(length: nil)
    unchanged = WireHead.bytes(same, isVersion11: true, closes: false, second: 0)
  }

  /// Whether a request asks for a whole thing by its path alone.
  private static func isSimple(_ request: Request, target: String) -> Bool {
    request.method == .get
      // The absolute form has a host of its own, which is compared with `Host` each time.
      && target.utf8.first == UInt8(ascii: "/") && !target.utf8.contains(UInt8(ascii: "?"))
      && target.utf8.count <= 512
      && WireName.conditionNames.allSatisfy { request.headers[$0] == nil }
  }

  /// The headers on which an answer depends; nil where one was sent twice.
  private static func values(
    of names: [HeaderName], in headers: Headers
  ) -> [(name: WireName, value: [UInt8]?)]? {
    var found: [(name: WireName, value: [UInt8]?)] = []
    for name in names {
      let values = headers.all(name)
      guard values.count <= 1 else { return nil }
      found.append((WireName(name), values.first.map { Array($0.utf8) }))
    }
    return found
  }

  /// Whether it answers the request, whose target is the same.
  func fits(_ head: RawHead, _ bytes: UnsafeRawBufferPointer, isSecure: Bool, now: Double) -> Bool {
    guard isSecure == self.isSecure, expires.map({ now < $0 }) ?? true else { return false }
    for (name, value) in varying {
      let sent = head.only(name, in: bytes)
      guard sent != nil || !head.has(name, in: bytes) else { return false }
      switch (sent, value) {
      case (nil, nil): break
      case (let sent?, let value?): guard sent.isSame(as: value) else { return false }
      case (nil, _?), (_?, nil): return false
      }
    }
    return isForEverybody
      || (!head.has(.cookie, in: bytes) && !head.has(.authorization, in: bytes))
  }

  /// Whether it answers the same requests as another.
  func answersTheSame(as other: ReadyAnswer) -> Bool {
    target == other.target && isSecure == other.isSecure && isForEverybody == other.isForEverybody
      && varying.elementsEqual(other.varying) {
        $0.name.bytes == $1.name.bytes && $0.value == $1.value
      }
  }

  /// Whether the client has this answer already; nil where the handlers have to say.
  func isKnown(_ head: RawHead, _ bytes: UnsafeRawBufferPointer) -> Bool? {
    guard head.has(.ifNoneMatch, in: bytes) else { return false }
    guard let etag, let sent = head.only(.ifNoneMatch, in: bytes), sent.isSame(as: etag)
    else { return nil }
    return true
  }

  /// Writes the date into both heads, when a second has passed.
  func setDate(second: Int, text: [UInt8]) {
    guard second != dateSecond else { return }
    dateSecond = second
    WireHead.setDate(&bytes, text)
    WireHead.setDate(&unchanged, text)
  }
}

extension WireName {
  static let conditionNames: [HeaderName] = [
    .expect, .ifMatch, .ifModifiedSince, .ifNoneMatch, .ifRange, .ifUnmodifiedSince, .range,
  ]
}

extension HeaderName {
  static let authorization = HeaderName("Authorization")
}
