// SPDX-License-Identifier: Apache-2.0

/// One request in the log.
///
/// The query is left out, since it may hold a location; so is the address of the client, unless
/// asked for.
public struct LogEntry: Sendable, Hashable {
  /// When the request was over, in milliseconds since 1970.
  public let time: Int64
  /// The method as it was sent.
  public let method: String
  /// The path as it was sent, without the query.
  public let path: String
  /// The status, or nil if the client went away before there was one.
  public let status: Int?
  /// The length of the body that was to be sent, in bytes.
  public let bytes: Int
  /// From the first line of the request to the end of the response, in milliseconds.
  public let milliseconds: Double
  /// The name of the request.
  public let id: RequestID
  /// The numeric address of the client.
  public let clientAddress: String
  /// Whether the response went out whole.
  public let isComplete: Bool

  /// The entry as one JSON object, without a line end.
  public func json(withAddress: Bool = false) -> String {
    var bytes: [UInt8] = []
    append(to: &bytes, withAddress: withAddress)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the entry as one JSON object; in bytes, since a busy server writes tens of thousands a second.
  func append(to bytes: inout [UInt8], withAddress: Bool = false) {
    bytes += "{\"time\":\"".utf8
    HTTPDate.appendISO8601(milliseconds: time, to: &bytes)
    bytes += "\",\"method\":".utf8
    Self.quote(method, into: &bytes)
    bytes += ",\"path\":".utf8
    Self.quote(path, into: &bytes)
    bytes += ",\"status\":".utf8
    if let status { Self.number(status, into: &bytes) } else { bytes += "null".utf8 }
    bytes += ",\"bytes\":".utf8
    Self.number(self.bytes, into: &bytes)
    bytes += ",\"ms\":".utf8
    // Three digits: microseconds.
    let microseconds = Int(max(0, milliseconds * 1000).rounded())
    Self.number(microseconds / 1000, into: &bytes)
    bytes.append(UInt8(ascii: "."))
    Self.number(microseconds % 1000, digits: 3, into: &bytes)
    bytes += ",\"request\":\"".utf8
    bytes += id.description.utf8
    bytes += "\",\"complete\":".utf8
    bytes += (isComplete ? "true" : "false").utf8
    if withAddress {
      bytes += ",\"client\":".utf8
      Self.quote(clientAddress, into: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private static func number(_ number: Int, digits: Int = 1, into bytes: inout [UInt8]) {
    var divisor = 1
    for _ in 1..<digits { divisor *= 10 }
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }

  private static func quote(_ text: String, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20, 0x7F:
        bytes += "\\u".utf8
        bytes += Text.hexadecimal(byte, digits: 4).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
