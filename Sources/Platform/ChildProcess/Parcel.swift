// SPDX-License-Identifier: Apache-2.0

package import Bytes

/// What goes between the server and a worker: a few words as JSON, and bytes as they are.
package struct Parcel: Sendable {
  /// The words.
  package var words: JSONValue
  /// What comes with them.
  package var bytes: ArraySlice<UInt8>

  /// The parcel as bytes: the length of the words (4 bytes, the lowest first), the words, the rest.
  package static func packed(_ bytes: [UInt8] = [], words: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(words)
    let count = writer.bytes.count
    return (0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) } + writer.bytes + bytes
  }

  /// Words with what comes with them.
  package init(words: JSONValue, bytes: ArraySlice<UInt8>) {
    self.words = words
    self.bytes = bytes
  }

  /// Reads what `packed` wrote; nil for anything else.
  package init?(_ packed: [UInt8]) {
    guard packed.count >= 4 else { return nil }
    let count = packed[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count <= packed.count - 4,
      let words = try? JSONParser.parse(Array(packed[4..<4 + count]))
    else { return nil }
    self.words = words
    bytes = packed[(4 + count)...]
  }
}
