// SPDX-License-Identifier: Apache-2.0

extension PictureCleaning {
  /// A picture turned as its camera held it; nil where it stands upright.
  ///
  /// Its points are written anew without loss, and with them nothing else.
  static func upright(
    _ bytes: [UInt8], _ form: PictureForm
  ) throws(PictureError) -> [UInt8]? {
    let held = PhotoTurn(of: bytes, form)
    guard held != .none else { return nil }
    guard let size = Picture.size(of: bytes) else { throw .damaged }
    guard PicturePreparation.isAllowed(width: size.width, height: size.height) else {
      throw .tooLarge
    }
    let turned = Picture.readColours(bytes)?.turned(held)?.written(as: form)
    guard let turned else { throw .damaged }
    return try cleaned(turned, form, turns: false)
  }

  /// What stands in a part of a PNG; nil where there is none of this name.
  static func pngPart(_ name: String, of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      guard index + 12 + length <= bytes.count else { return nil }
      if bytes[index + 4..<index + 8].elementsEqual(name.utf8) {
        return bytes[index + 8..<index + 8 + length]
      }
      index += 12 + length
    }
    return nil
  }

  /// What stands in a part of a WebP; nil where there is none of this name.
  static func webpPart(_ name: String, of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var index = 12
    while index + 8 <= bytes.count {
      let length = bytes[index + 4..<index + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      guard index + 8 + length <= bytes.count else { return nil }
      if bytes[index..<index + 4].elementsEqual(name.utf8) {
        return bytes[index + 8..<index + 8 + length]
      }
      index += 8 + length + length % 2
    }
    return nil
  }

  // MARK: JPEG 2000 (ISO 15444-1, annex I), as PDFs have it

  /// The file without its boxes of words; a stream of points alone has none.
  public static func cleaned(jpeg2000 bytes: [UInt8]) throws(PictureError) -> [UInt8] {
    // A stream of points without boxes begins so, and may hold remarks (COM) only.
    if bytes.starts(with: [0xFF, 0x4F]) { return bytes }
    let dropped = ["xml ", "uuid", "uinf", "jp2i"].map { Array($0.utf8) }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var index = 0
    while index + 8 <= bytes.count {
      var length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      if length == 1, index + 16 <= bytes.count {
        guard bytes[index + 8..<index + 12].allSatisfy({ $0 == 0 }) else { throw .damaged }
        length = bytes[index + 12..<index + 16].reduce(0) { $0 << 8 | Int($1) }
      }
      if length == 0 { length = bytes.count - index }
      guard length >= 8, index + length <= bytes.count else { throw .damaged }
      if !dropped.contains(Array(bytes[index + 4..<index + 8])) {
        kept += bytes[index..<index + length]
      }
      index += length
    }
    return kept
  }

  /// Whether what cannot be cleaned may hold words beside its points.
  public static func mayTell(_ bytes: [UInt8]) -> Bool {
    [
      "Exif", "ns.adobe.com", "Photoshop", "xmpmeta", "eXIf", "tEXt", "iTXt", "EXIF", "XMP ",
      "xml ",
    ]
    .contains { bytes.firstRange(of: Array($0.utf8)) != nil }
  }
}
