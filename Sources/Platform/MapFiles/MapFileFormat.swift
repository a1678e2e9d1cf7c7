// SPDX-License-Identifier: Apache-2.0

/// The forms of OpenStreetMap's files that are read.
enum MapFileFormat: String, Sendable, CaseIterable {
  /// Protocol buffers.
  case pbf
  /// XML.
  case xml = "osm"
  /// XML, compressed.
  case compressedXML = "osm.gz"

  /// How many bytes tell the form.
  static let prefixLength = 64

  /// The form of a file that begins with these bytes; its name does not count.
  init?(firstBytes bytes: [UInt8]) {
    // The head of the first blob: its length in four bytes, then the field "type" with the text "OSMHeader".
    if bytes.dropFirst(4).starts(with: [0x0A, 0x09] + Array("OSMHeader".utf8)) {
      self = .pbf
    } else if bytes.starts(with: [0x1F, 0x8B]) {
      self = .compressedXML
    } else {
      let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
      guard text.drop(while: { $0 <= 0x20 }).starts(with: [UInt8(ascii: "<")]) else { return nil }
      self = .xml
    }
  }
}
