// SPDX-License-Identifier: Apache-2.0

/// What stands before the bytes of an answer, as far as it decides whether they are wanted.
struct AnswerHead {
  /// The number of the status; nil before the first line.
  private(set) var status: Int?
  /// Whether its last line has come, which is empty.
  private(set) var isWhole = false
  private var location: String?
  private var type = ""
  private var encoding = ""
  private var length: String?
  /// What the answer says of its edition, to be asked about again.
  private(set) var edition = FileEdition()
  private var byteCount = 0

  /// Whether nothing has come of it.
  var isEmpty: Bool { byteCount == 0 }

  /// Takes a line.
  /// - Parameter most: how many bytes there may be, with those of heads that announce another.
  /// - Returns: false when there are more.
  mutating func add(_ line: UnsafeRawBufferPointer, most: Int) -> Bool {
    byteCount += line.count
    guard byteCount <= most else { return false }
    let text = String(decoding: line, as: UTF8.self)
      .trimmingWhitespace()
    if text.isEmpty {
      // 100 and its like announce the head that counts.
      isWhole = status.map { $0 >= 200 } ?? false
    } else if isWhole {
      // What comes after the bytes says nothing about them.
    } else if text.uppercased().hasPrefix("HTTP/") {
      let words = text.split(separator: " ")
      status = words.count > 1 ? Int(words[1]) : nil
      (location, type, encoding, length) = (nil, "", "", nil)
      edition = FileEdition()
    } else if let colon = text.firstIndex(of: ":") {
      let value = String(text[text.index(after: colon)...]).trimmingWhitespace()
      switch text[..<colon].lowercased() {
      case "location": location = value
      case "content-type": type = value.lowercased()
      case "content-encoding": encoding = value.lowercased()
      case "content-length": length = value
      case "etag": edition.entityTag = FileEdition.kept(value)
      case "last-modified": edition.modified = FileEdition.kept(value)
      default: break
      }
    }
    return true
  }

  /// What the head alone decides; nil where the bytes are wanted.
  /// - Parameter takesPages: whether a page is welcome.
  func verdict(
    mostBytes: Int64, takesPages: Bool = false
  ) -> Result<Transfer.Ending, FetchError>? {
    switch status {
    case 301, 302, 303, 307, 308:
      guard let location else { return .failure(.broken) }
      return .success(.elsewhere(location))
    case 200: break
    case 304: return .success(.unchanged)
    case .some(let status): return .failure(.status(status))
    case nil: return .failure(.broken)
    }
    guard encoding.isEmpty || encoding == "identity" else { return .failure(.encoded) }
    let name = type.split(separator: ";").first.map { String($0).trimmingWhitespace() } ?? ""
    if !takesPages, Self.pages.contains(name) { return .failure(.webPage) }
    if let length, let count = Int64(length), count > mostBytes { return .failure(.tooLarge) }
    return nil
  }

  private static let pages = ["text/html", "application/xhtml+xml"]
}

extension String {
  /// The text without the spaces and ends of lines around it.
  fileprivate func trimmingWhitespace() -> String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
