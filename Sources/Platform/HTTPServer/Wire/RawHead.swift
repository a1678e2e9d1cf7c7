// SPDX-License-Identifier: Apache-2.0

/// The head of a request as places in the bytes that came, so that a quick answer needs no text.
struct RawHead {
  struct Field {
    var name: Range<Int>
    var value: Range<Int>
    /// Of the name in lower case.
    var hash: UInt32
  }

  var method = 0..<0
  var target = 0..<0
  var isVersion11 = true
  private(set) var fields: [Field] = []
  /// The marks of all names, which tell at once that most others are not there.
  private(set) var marks: UInt64 = 0
  /// The length of the head with the empty line that ends it.
  var length = 0

  mutating func clear() {
    fields.removeAll(keepingCapacity: true)
    marks = 0
    length = 0
    isVersion11 = true
  }

  mutating func add(_ field: Field) {
    fields.append(field)
    marks |= WireName.mark(field.hash)
  }

  /// The value of the only field of this name; nil if there is none, or more than one.
  func only(_ name: WireName, in bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    guard marks & name.mark != 0 else { return nil }
    var found: Range<Int>?
    for field in fields where field.hash == name.hash && name.equals(bytes, field.name) {
      if found != nil { return nil }
      found = field.value
    }
    return found.map { UnsafeRawBufferPointer(rebasing: bytes[$0]) }
  }

  /// Whether there is a field of this name.
  func has(_ name: WireName, in bytes: UnsafeRawBufferPointer) -> Bool {
    marks & name.mark != 0
      && fields.contains { $0.hash == name.hash && name.equals(bytes, $0.name) }
  }

  /// All values of a name, as text.
  func all(_ name: WireName, in bytes: UnsafeRawBufferPointer) -> [String] {
    fields.compactMap { field in
      field.hash == name.hash && name.equals(bytes, field.name)
        ? Self.text(bytes, field.value) : nil
    }
  }

  /// The head as text, for everything that is not answered at once.
  func head(in bytes: UnsafeRawBufferPointer) -> RequestHead {
    var headers = Headers()
    for field in fields {
      headers.add(
        HeaderName(text: Self.text(bytes, field.name)), Self.text(bytes, field.value))
    }
    return RequestHead(
      method: Self.text(bytes, method), target: Self.text(bytes, target),
      isVersion11: isVersion11, headers: headers)
  }

  private static func text(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}

/// The name of a header in lower case, ready to be compared with bytes.
struct WireName: Sendable {
  let bytes: [UInt8]
  let hash: UInt32

  let mark: UInt64

  init(_ name: HeaderName) {
    bytes = Array(name.lowercased.utf8)
    hash = bytes.reduce(Self.seed) { Self.mix($0, $1) }
    mark = Self.mark(hash)
  }

  /// One of 64 bits.
  static func mark(_ hash: UInt32) -> UInt64 { 1 << UInt64(hash & 63) }

  // FNV-1a.
  static let seed: UInt32 = 2_166_136_261

  static func mix(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }

  func equals(_ all: UnsafeRawBufferPointer, _ range: Range<Int>) -> Bool {
    guard range.count == bytes.count else { return false }
    for index in 0..<bytes.count
    where ByteClass.lowercased(all[range.lowerBound + index]) != bytes[index] { return false }
    return true
  }

  static let acceptEncoding = WireName(.acceptEncoding)
  static let authorization = WireName("Authorization")
  static let connection = WireName(.connection)
  static let contentLength = WireName(.contentLength)
  static let cookie = WireName(.cookie)
  static let forwardedFor = WireName(.xForwardedFor)
  static let forwardedProto = WireName(.xForwardedProto)
  static let host = WireName(.host)
  static let ifNoneMatch = WireName(.ifNoneMatch)
  static let transferEncoding = WireName(.transferEncoding)
  /// Those that make an answer depend on more than what is kept, or tell of a body.
  static let notPlain: [WireName] = [
    contentLength, transferEncoding, WireName(.expect), WireName(.ifMatch),
    WireName(.ifModifiedSince), WireName(.ifRange), WireName(.ifUnmodifiedSince), WireName(.range),
  ]
  static let notPlainMarks = notPlain.reduce(0) { $0 | $1.mark }
}

/// What the grammar of HTTP says of single bytes.
enum ByteClass {
  // RFC 9110 section 5.6.2: ! # $ % & ' * + - . ^ _ ` | ~, digits and letters.
  private static let tokenLow: UInt64 = bits("!#$%&'*+-.0123456789", from: 0)
  private static let tokenHigh: UInt64 = bits(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ^_`abcdefghijklmnopqrstuvwxyz|~", from: 64)

  private static func bits(_ text: StaticString, from start: UInt8) -> UInt64 {
    text.withUTF8Buffer { $0.reduce(0) { $0 | 1 << UInt64($1 - start) } }
  }

  @inline(__always)
  static func isToken(_ byte: UInt8) -> Bool {
    if byte < 64 { return tokenLow >> UInt64(byte) & 1 == 1 }
    if byte < 128 { return tokenHigh >> UInt64(byte - 64) & 1 == 1 }
    return false
  }

  /// Within the value of a field: no control but the tab.
  @inline(__always)
  static func isValue(_ byte: UInt8) -> Bool { (byte >= 0x20 && byte != 0x7F) || byte == 0x09 }

  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  @inline(__always)
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}
