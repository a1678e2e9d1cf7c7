// SPDX-License-Identifier: Apache-2.0

import CLeptonica

/// A picture in memory, by Leptonica.
final class Picture {
  private let pix: UnsafeMutablePointer<PIX>

  private init?(_ pix: UnsafeMutablePointer<PIX>?) {
    guard let pix else { return nil }
    self.pix = pix
  }

  deinit {
    var pix: UnsafeMutablePointer<PIX>? = pix
    pixDestroy(&pix)
  }

  var width: Int { Int(pixGetWidth(pix)) }
  var height: Int { Int(pixGetHeight(pix)) }

  /// Width and height as a file says, without decoding it.
  static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    var (width, height): (l_int32, l_int32) = (0, 0)
    let code = pixReadHeaderMem(bytes, bytes.count, nil, &width, &height, nil, nil, nil)
    return code == 0 && width > 0 && height > 0 ? (Int(width), Int(height)) : nil
  }

  /// Decodes a page of a file to shades of grey.
  static func read(_ bytes: [UInt8], _ form: PictureForm, page: Int) -> Picture? {
    // Complaints go to standard error, where nobody reads them.
    setMsgSeverity(l_int32(L_SEVERITY_NONE))
    let read: Picture? =
      switch form {
      case .jpeg:
        Picture(pixReadMemJpeg(bytes, bytes.count, 0, 1, nil, l_int32(L_JPEG_READ_LUMINANCE)))
      case .tiff: Picture(pixReadMemTiff(bytes, bytes.count, l_int32(page)))
      case .png, .webp, .greymap: Picture(pixReadMem(bytes, bytes.count))
      }
    return read?.made { pixRemoveAlpha($0) }?.made { pixConvertTo8($0, 0) }
  }

  /// Decodes a file with its colours.
  static func readColours(_ bytes: [UInt8]) -> Picture? {
    setMsgSeverity(l_int32(L_SEVERITY_NONE))
    return Picture(pixReadMem(bytes, bytes.count))
  }

  /// The picture as a file of a form that is written here: PNG, or WebP without loss.
  func written(as form: PictureForm) -> [UInt8]? {
    var data: UnsafeMutablePointer<l_uint8>?
    var count = 0
    let code: l_int32 =
      switch form {
      case .png: pixWriteMemPng(&data, &count, pix, 0)
      case .webp: pixWriteMemWebP(&data, &count, pix, 100, 1)
      case .jpeg, .tiff, .greymap: 1
      }
    guard code == 0, let data else { return nil }
    defer { lept_free(data) }
    return Array(UnsafeBufferPointer(start: data, count: count))
  }

  /// Another picture made of this one.
  func made(
    _ make: (UnsafeMutablePointer<PIX>) -> UnsafeMutablePointer<PIX>?
  ) -> Picture? { Picture(make(pix)) }

  /// The picture turned to the right by quarters.
  func turned(_ turn: PhotoTurn) -> Picture? {
    turn == .none ? self : made { pixRotateOrth($0, l_int32(turn.rawValue)) }
  }

  /// The picture enlarged or made smaller.
  func scaled(by factor: Double) -> Picture? {
    abs(factor - 1) < 0.01 ? self : made { pixScale($0, l_float32(factor), l_float32(factor)) }
  }

  /// The picture as a file that every program for pictures reads (PGM).
  var fileBytes: [UInt8]? {
    var data: UnsafeMutablePointer<l_uint8>?
    var count = 0
    guard pixWriteMemPnm(&data, &count, pix) == 0, let data else { return nil }
    defer { lept_free(data) }
    return Array(UnsafeBufferPointer(start: data, count: count))
  }

  /// The shade, from 0 to 255, below which so large a share of a part is; nil where it cannot be told.
  func shade(ofLightest share: Double, in part: PageArea) -> Double? {
    var box = boxCreate(
      l_int32(part.left), l_int32(part.top), l_int32(part.width), l_int32(part.height))
    defer { boxDestroy(&box) }
    guard let cut = made({ pixClipRectangle($0, box, nil) }) else { return nil }
    var shade: l_float32 = 0
    let code = cut.with {
      pixGetRankValueMasked($0, nil, 0, 0, 4, l_float32(share), &shade, nil)
    }
    return code == 0 ? Double(shade) : nil
  }

  /// Calls with what Leptonica works on.
  func with<Result>(_ body: (UnsafeMutablePointer<PIX>) -> Result) -> Result { body(pix) }
}

/// A part of a picture, in points.
struct PageArea {
  let left: Int
  let top: Int
  let width: Int
  let height: Int
}
