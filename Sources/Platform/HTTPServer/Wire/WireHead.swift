// SPDX-License-Identifier: Apache-2.0

/// The head of a response in bytes.
enum WireHead {
  /// Where the date stands, after `HTTP/1.1 200` and the end of that line and `Date: `.
  private static let dateStart = 12 + 3 + 6
  static let dateLength = 29

  /// The head with the empty line that ends it.
  ///
  /// The reason is left empty, as RFC 9112 section 4 allows, so that the date is always at one place.
  static func bytes(
    _ prepared: PreparedResponse, isVersion11: Bool, closes: Bool, second: Int
  ) -> [UInt8] {
    var head: [UInt8] = []
    head.reserveCapacity(512)
    head += "HTTP/1.1 ".utf8
    head += String(prepared.status.code).utf8
    head += " \r\nDate: ".utf8
    head += HTTPDate.format(seconds: second).utf8
    head += "\r\n".utf8
    for field in prepared.headers.fields where !field.value.isEmpty && !isOurs(field.name) {
      head += field.name.text.utf8
      head += ": ".utf8
      head += field.value.utf8
      head += "\r\n".utf8
    }
    switch prepared.body {
    case .events:
      if isVersion11 { head += "Transfer-Encoding: chunked\r\n".utf8 }
    case .bytes, .shared, .file, .none:
      if let length = prepared.length {
        head += "Content-Length: ".utf8
        head += String(length).utf8
        head += "\r\n".utf8
      }
    }
    if closes {
      head += "Connection: close\r\n".utf8
    } else if !isVersion11 {
      head += "Connection: keep-alive\r\n".utf8
    }
    head += "\r\n".utf8
    return head
  }

  /// Writes another date over that of a head.
  static func setDate(_ head: inout [UInt8], _ text: [UInt8]) {
    guard text.count == dateLength, head.count > dateStart + dateLength else { return }
    head.replaceSubrange(dateStart..<dateStart + dateLength, with: text)
  }

  /// What the server alone can say; handlers that set it would contradict it.
  private static func isOurs(_ name: HeaderName) -> Bool {
    name == .connection || name == .contentLength || name == .date || name == .transferEncoding
  }
}
