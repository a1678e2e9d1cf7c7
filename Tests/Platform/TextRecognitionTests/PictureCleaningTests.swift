// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TextRecognition

@Suite("Pictures without what tells of their maker") struct PictureCleaningTests {
  private let secret = Array("taken at home".utf8)

  private func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker, 0, UInt8(content.count + 2)] + content
  }

  /// A JPEG with everything that may stand in one; its points are none that could be shown.
  private func jpeg(orientation: UInt8) -> [UInt8] {
    let exif =
      Array("Exif\0\0II*\0\u{8}\0\0\0".utf8) + [
        1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0,
      ]
      + [0, 0, 0, 0] + secret
    let head =
      [0xFF, 0xD8] + segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 1, 1] + secret)
    let metadata =
      segment(0xE1, exif) + segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + secret)
      + segment(0xE2, Array("MPF\0".utf8) + secret) + segment(0xED, secret) + segment(0xFE, secret)
    return head + metadata + segment(0xDB, [0, 1, 2]) + segment(0xDA, [1, 1, 0, 0, 63, 0])
      + [1, 0xFF, 0, 2, 0xFF, 0xD0, 3] + segment(0xC4, [9]) + segment(0xDA, [1, 1, 0, 0, 63, 0])
      + [4, 0xFF, 0xD9] + secret
  }

  @Test("A photo keeps its points and how it was held, and nothing else", arguments: [1, 3, 6, 8])
  func photo(orientation: UInt8) throws {
    let given = jpeg(orientation: orientation)
    let cleaned = try PictureCleaning.cleaned(given, .jpeg)
    #expect(cleaned.firstRange(of: secret) == nil)
    #expect(PhotoTurn(exifOf: cleaned) == PhotoTurn(exifOf: given))
    #expect((cleaned.firstRange(of: Array("Exif".utf8)) == nil) == (orientation == 1))
    #expect(cleaned.firstRange(of: [1, 0xFF, 0, 2, 0xFF, 0xD0, 3, 0xFF, 0xC4]) != nil)
    #expect(cleaned.suffix(3) == [4, 0xFF, 0xD9])
    #expect(try PictureCleaning.cleaned(cleaned, .jpeg) == cleaned)
  }

  @Test("A photo whose end did not come is kept as far as it goes; what is no photo is refused")
  func brokenPhoto() throws {
    let whole = jpeg(orientation: 1)
    let cut = Array(whole.dropLast(secret.count + 2))
    #expect(try PictureCleaning.cleaned(cut, .jpeg).suffix(3) == [4, 0xFF, 0xD9])
    for length in [2, 3, 5, 30, 60] {
      #expect(throws: PictureError.damaged) {
        try PictureCleaning.cleaned(Array(whole.prefix(length)), .jpeg)
      }
    }
  }

  @Test("A PNG keeps the parts that make its picture")
  func png() throws {
    func part(_ name: String, _ content: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(content.count)] + Array(name.utf8) + content + [1, 2, 3, 4]
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let kept = part("IHDR", [1]) + part("IDAT", [2, 3]) + part("IEND", [])
    let given =
      signature + part("IHDR", [1]) + part("eXIf", secret) + part("tEXt", secret)
      + part("iTXt", secret) + part("IDAT", [2, 3]) + part("IEND", []) + secret
    #expect(try PictureCleaning.cleaned(given, .png) == signature + kept)
    #expect(throws: PictureError.damaged) {
      try PictureCleaning.cleaned(Array(given.prefix(40)), .png)
    }
  }

  @Test("A WebP keeps the parts that make its picture, and its flags say so")
  func webp() throws {
    func part(_ name: String, _ content: [UInt8]) -> [UInt8] {
      Array(name.utf8) + [UInt8(content.count), 0, 0, 0] + content
        + (content.count % 2 == 1 ? [0] : [])
    }
    func file(_ parts: [UInt8]) -> [UInt8] {
      Array("RIFF".utf8) + [UInt8(parts.count + 4), 0, 0, 0] + Array("WEBP".utf8) + parts
    }
    let size: [UInt8] = [0, 0, 0, 9, 0, 0, 9, 0, 0]
    let given = file(
      part("VP8X", [0x3C] + size) + part("ICCP", secret) + part("ALPH", [7])
        + part("VP8 ", [1, 2]) + part("EXIF", secret) + part("XMP ", secret))
    #expect(
      try PictureCleaning.cleaned(given, .webp)
        == file(part("VP8X", [0x10] + size) + part("ALPH", [7]) + part("VP8 ", [1, 2])))
    #expect(throws: PictureError.damaged) {
      try PictureCleaning.cleaned(file(part("ANMF", [1])), .webp)
    }
  }

  @Test("A TIFF is made anew of its points", arguments: [true, false])
  func tiff(isLittle: Bool) throws {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let little = (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      return isLittle ? little : little.reversed()
    }
    func line(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
      number(tag, 2) + number(type, 2) + number(count, 4) + value
    }
    let start = Array((isLittle ? "II" : "MM").utf8) + number(42, 2)
    // The points at 8, the secret at 12, the directory at 26.
    let given =
      start + number(26, 4) + [10, 20, 30, 40] + secret + [0] + number(6, 2)
      + line(256, 3, 1, number(2, 2) + [0, 0]) + line(257, 3, 1, number(2, 2) + [0, 0])
      + line(270, 2, secret.count, number(12, 4)) + line(273, 4, 1, number(8, 4))
      + line(279, 4, 1, number(4, 4)) + line(34853, 4, 1, number(12, 4)) + number(0, 4)
    let cleaned = try PictureCleaning.cleaned(given, .tiff)
    #expect(cleaned.firstRange(of: secret) == nil)
    #expect(cleaned.firstRange(of: [10, 20, 30, 40]) != nil)
    #expect(PictureForm(firstBytes: cleaned) == .tiff)
    #expect(try PictureCleaning.cleaned(cleaned, .tiff) == cleaned)
    // A directory that leads to itself, and one that leads nowhere.
    for next in [26, 1_000_000] {
      let endless = Array(given.dropLast(4)) + number(next, 4)
      #expect(throws: PictureError.damaged) { try PictureCleaning.cleaned(endless, .tiff) }
    }
  }
}
