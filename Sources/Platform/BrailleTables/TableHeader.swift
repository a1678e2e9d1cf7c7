// SPDX-License-Identifier: Apache-2.0

/// What a table's file says about itself in its comments, as `#+grade:2` or `#-display-name: …`, and what it includes.
struct TableHeader: Sendable {
  /// The fields in the order of the file; a name may come several times.
  private(set) var fields: [(name: String, value: String)] = []
  /// The files that it includes, as they are written.
  private(set) var includes: [String] = []

  init(_ bytes: [UInt8]) {
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      if line.first == UInt8(ascii: "#") {
        read(comment: line.dropFirst())
      } else if line.starts(with: "include".utf8) {
        let rest = String(decoding: line.dropFirst("include".utf8.count), as: UTF8.self)
        if let file = rest.split(whereSeparator: \.isWhitespace).first {
          includes.append(String(file))
        }
      }
    }
  }

  private mutating func read(comment: ArraySlice<UInt8>) {
    guard let first = comment.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-"),
      let colon = comment.firstIndex(of: UInt8(ascii: ":"))
    else { return }
    let name = String(decoding: comment[(comment.startIndex + 1)..<colon], as: UTF8.self)
    let value = String(decoding: comment[(colon + 1)...], as: UTF8.self).trimmed
    if !value.isEmpty, !name.contains(" ") { fields.append((name, value)) }
  }

  /// The first value of a field.
  func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  /// All values of a field.
  func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
