// SPDX-License-Identifier: Apache-2.0

/// Takes out of a picture's file what tells of the person and not of the page: where and when it was taken, by which
/// camera, comments, small copies, and whatever stands behind the end.
///
/// The picture itself stays as it is, byte for byte; so does how the camera was held, for the page would lie on its side
/// without it. Only what is known to belong to the picture is taken over, so nothing new can slip through.
public enum PictureCleaning {
  /// The file without what is not its picture.
  ///
  /// It walks through what strangers sent: for confined workers only.
  /// - Parameter turns: whether a picture of a form in which few programs look at how it was held (PNG, WebP) is turned
  ///   upright. Within a document pictures stand as their points are.
  public static func cleaned(
    _ bytes: [UInt8], _ form: PictureForm, turns: Bool = true
  ) throws(PictureError) -> [UInt8] {
    if turns, form == .png || form == .webp, let upright = try upright(bytes, form) {
      return upright
    }
    let cleaned: [UInt8]? =
      switch form {
      case .jpeg: jpeg(bytes)
      case .png: png(bytes)
      case .webp: webp(bytes)
      case .tiff: CleanTiff(of: bytes)?.bytes
      case .greymap: bytes
      }
    guard let cleaned else { throw .damaged }
    return cleaned
  }

  // MARK: JPEG (ITU T.81, annex B)

  private static func jpeg(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var kept: [UInt8] = [0xFF, 0xD8]
    kept.reserveCapacity(bytes.count)
    let held = PhotoTurn(exifOf: bytes)
    if held != .none {
      let exif = Array("Exif\0\0".utf8) + held.tiff
      kept += [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    }
    var index = 2
    while true {
      guard index + 1 < bytes.count, bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      switch marker {
      case 0xFF: index += 1
      case 0xD9: return kept + [0xFF, 0xD9]
      case 0x01, 0xD0...0xD7: index += 2
      case 0x00, 0xD8: return nil
      default:
        guard index + 4 <= bytes.count else { return nil }
        let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
        let end = index + 2 + length
        guard length >= 2, end <= bytes.count else { return nil }
        kept += jpegSegment(marker, bytes[index..<end])
        index = end
        guard marker == 0xDA else { continue }
        let scanEnd = endOfScan(bytes, from: index)
        kept += bytes[index..<scanEnd]
        // A photo whose end did not come is shown as far as it goes.
        if scanEnd == bytes.count { return kept + [0xFF, 0xD9] }
        index = scanEnd
      }
    }
  }

  /// What of a segment belongs to the picture.
  private static func jpegSegment(_ marker: UInt8, _ segment: ArraySlice<UInt8>) -> [UInt8] {
    let content = segment.dropFirst(4)
    switch marker {
    // Frames, tables, scans, and how they are put together.
    case 0xC0...0xC7, 0xC9...0xCF, 0xDA...0xDD: return Array(segment)
    // JFIF without its small copy; Adobe's, which says how the colours are meant.
    case 0xE0 where content.starts(with: "JFIF\0".utf8) && content.count >= 14:
      return [0xFF, 0xE0, 0, 16] + content.prefix(12) + [0, 0]
    case 0xEE where content.starts(with: "Adobe".utf8) && content.count >= 12:
      return [0xFF, 0xEE, 0, 14] + content.prefix(12)
    default: return []
    }
  }

  /// Where the points of a scan end: at the next marker that is none within them.
  private static func endOfScan(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == 0xFF {
        switch bytes[index + 1] {
        case 0x00, 0xD0...0xD7, 0xFF: break
        default: return index
        }
      }
      index += 1
    }
    return bytes.count
  }

  // MARK: PNG (ISO/IEC 15948)

  private static let pngParts = [
    "IHDR", "PLTE", "IDAT", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT", "bKGD",
  ].map { Array($0.utf8) }

  private static func png(_ bytes: [UInt8]) -> [UInt8]? {
    var kept = Array(bytes.prefix(8))
    kept.reserveCapacity(bytes.count)
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = index + 12 + length
      guard end <= bytes.count else { return nil }
      let type = Array(bytes[index + 4..<index + 8])
      if type == Array("IEND".utf8) { return kept + bytes[index..<index + 12] }
      if pngParts.contains(type) { kept += bytes[index..<end] }
      index = end
    }
    return nil
  }

  // MARK: WebP (RFC 9649)

  private static func webp(_ bytes: [UInt8]) -> [UInt8]? {
    var parts: [UInt8] = []
    parts.reserveCapacity(bytes.count)
    var hasPicture = false
    var index = 12
    while index + 8 <= bytes.count {
      let name = String(decoding: bytes[index..<index + 4], as: UTF8.self)
      let length = bytes[index + 4..<index + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = index + 8 + length + length % 2
      guard index + 8 + length <= bytes.count else { return nil }
      let part = bytes[index..<min(end, bytes.count)]
      switch name {
      case "VP8 ", "VP8L":
        hasPicture = true
        parts += part
      case "ALPH": parts += part
      case "VP8X" where length == 10:
        var part = Array(part)
        // Of its flags only that some points are clear.
        part[8] &= 0x10
        parts += part
      default: break
      }
      index = end
    }
    // A film has its pictures elsewhere.
    guard hasPicture else { return nil }
    let size = parts.count + 4
    let length = (0..<4).map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) }
    return Array("RIFF".utf8) + length + Array("WEBP".utf8) + parts
  }
}

extension PhotoTurn {
  /// A TIFF that says nothing but how the camera was held (Exif).
  fileprivate var tiff: [UInt8] {
    let value: UInt8 =
      switch self {
      case .none: 1
      case .half: 3
      case .right: 6
      case .left: 8
      }
    return [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0] + [0, 0, 0, 0]
  }
}
