// SPDX-License-Identifier: Apache-2.0

/// By how many quarters a picture is turned to the right so that it stands upright.
public enum PhotoTurn: Int, Sendable {
  case none = 0
  case right = 1
  case half = 2
  case left = 3

  /// First one and then another.
  func then(_ other: PhotoTurn) -> PhotoTurn {
    PhotoTurn(rawValue: (rawValue + other.rawValue) % 4) ?? .none
  }
}

extension PhotoTurn {
  /// What the camera says of how it was held (the tag Orientation of Exif, in a segment APP1 of JPEG).
  ///
  /// Cameras store what their sensor saw and this number beside it. Mirrored pictures (2, 4, 5 and 7) come from no
  /// camera and are left as they are.
  init(exifOf bytes: [UInt8]) {
    self.init(tiff: Self.exif(in: bytes))
  }

  /// The same of a picture of any form.
  init(of bytes: [UInt8], _ form: PictureForm) {
    switch form {
    case .jpeg: self.init(exifOf: bytes)
    case .png: self.init(tiff: PictureCleaning.pngPart("eXIf", of: bytes))
    case .webp: self.init(tiff: PictureCleaning.webpPart("EXIF", of: bytes))
    case .tiff, .greymap: self = .none
    }
  }

  private init(tiff: ArraySlice<UInt8>?) {
    self = .none
    guard var exif = tiff else { return }
    // Some programs write the name of JPEG's segment before it.
    if exif.starts(with: "Exif\0\0".utf8) { exif = exif.dropFirst(6) }
    let isLittle = exif.starts(with: [0x49, 0x49])
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= exif.count - count else { return nil }
      let start = exif.startIndex + offset
      let part = Array(exif[start..<start + count])
      return (isLittle ? part.reversed() : part).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return }
    for entry in 0..<min(entries, 64) {
      let offset = directory + 2 + entry * 12
      guard number(offset, 2) == Self.orientation, let value = number(offset + 8, 2) else {
        continue
      }
      switch value {
      case 3: self = .half
      case 6: self = .right
      case 8: self = .left
      default: break
      }
    }
  }

  /// The tag Orientation (TIFF 6.0).
  private static let orientation = 0x0112

  /// The TIFF within the first segment APP1 that is of Exif.
  private static func exif(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF {
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      let end = index + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let content = bytes[(index + 4)..<end]
      if bytes[index + 1] == 0xE1, content.starts(with: "Exif\0\0".utf8) {
        return content
      }
      // The picture itself begins.
      if bytes[index + 1] == 0xDA { return nil }
      index = end
    }
    return nil
  }
}
