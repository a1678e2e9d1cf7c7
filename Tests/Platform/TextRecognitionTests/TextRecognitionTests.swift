// SPDX-License-Identifier: Apache-2.0

import PageText
import Testing

@testable import TextRecognition

@Suite struct TesseractTableTests {
  private func table(_ words: [(text: String, confidence: Double)]) -> String {
    let rows = words.enumerated().map { index, word in
      "5\t1\t1\t1\t1\t\(index + 1)\t\(index * 50)\t10\t40\t20\t\(word.confidence)\t\(word.text)"
    }
    return
      (["1\t1\t0\t0\t0\t0\t0\t0\t800\t600\t-1\t", "4\t1\t1\t1\t1\t0\t0\t10\t500\t20\t-1\t"] + rows)
      .joined(separator: "\n")
  }

  @Test("Words keep their place and confidence; dirt and guesses without any are left out")
  func words() {
    let page = TesseractTable(table([("Good", 96), ("—", 20), ("zx", 5), ("day.", 50)])).page
    #expect(page.width == 800)
    #expect(page.words.map(\.text) == ["Good", "day."])
    #expect(page.words.map(\.confidence) == [0.96, 0.5])
    #expect(page.words.first?.box == PageBox(left: 0, top: 10, right: 40, bottom: 30))
  }

  @Test("Arabic lines get Arabic marks, and none of the signs of direction")
  func arabic() {
    let page = TesseractTable(table([("البحر,", 90), ("3,5", 90), ("ماذا?\u{200F}", 90)])).page
    #expect(page.words.map(\.text) == ["البحر،", "3,5", "ماذا؟"])
  }

  @Test("What is no table gives an empty page", arguments: ["", "x\ty", "5\t1\t1"])
  func nothing(text: String) {
    #expect(TesseractTable(text).page.words.isEmpty)
  }
}

@Suite struct PictureTests {
  @Test(
    "Pictures are known by their first bytes",
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], PictureForm.jpeg as PictureForm?),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
      ([0x49, 0x49, 0x2A, 0], .tiff), (Array("RIFF....WEBP".utf8), .webp),
      (Array("P5 1 1 255 ".utf8), nil), ([], nil),
    ] as [([UInt8], PictureForm?)])
  func forms(bytes: [UInt8], form: PictureForm?) {
    #expect(PictureForm(firstBytes: bytes) == form)
  }

  @Test(
    "The camera's word on how it was held is taken",
    arguments: [(1, PhotoTurn.none), (3, .half), (6, .right), (8, .left), (2, .none), (99, .none)]
      as [(UInt8, PhotoTurn)])
  func exif(value: UInt8, turn: PhotoTurn) {
    let tiff: [UInt8] =
      [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0] + [0x12, 1, 3, 0, 1, 0, 0, 0, value, 0, 0, 0]
    let segment = Array("Exif\0\0".utf8) + tiff
    let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment
    #expect(PhotoTurn(exifOf: bytes) == turn)
    // Cut off anywhere it is no reason to fail.
    for count in bytes.indices { _ = PhotoTurn(exifOf: Array(bytes.prefix(count))) }
  }

  @Test("The pages of a TIFF are counted, and a chain without end is followed only so far")
  func tiff() {
    let head: [UInt8] = [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8]
    #expect(TiffPages.count(in: head + [0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0], atMost: 9) == 2)
    #expect(TiffPages.count(in: head + [0, 0, 0, 0, 0, 8], atMost: 9) == 9)
    #expect(TiffPages.count(in: head, atMost: 9) == 0)
  }

  @Test("A picture of more points than anybody needs is refused before it is decoded")
  func large() {
    let size: [UInt8] = [0, 0, 0xC3, 0x50, 0, 0, 0xC3, 0x50]
    let bytes =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + size
      + [1, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 40)
    #expect(throws: PictureError.tooLarge) { try PicturePreparation.prepare(bytes, .png) }
  }

  @Test("What is cut off is damaged", arguments: PictureForm.allCases)
  func damaged(form: PictureForm) {
    #expect(throws: PictureError.damaged) {
      try PicturePreparation.prepare([0xFF, 0xD8, 0xFF, 0xE0, 0, 16], form)
    }
  }
}

@Suite struct RecognitionModelTests {
  @Test("A language of the product has a model and a package")
  func names() {
    #expect(RecognitionModel(tag: "ar")?.debianPackage == "tesseract-ocr-ara")
    #expect(RecognitionModel(tag: "xx") == nil)
    #expect(RecognitionModel.installedTags().contains("en"))
  }
}

@Suite struct InkCoverageTests {
  @Test("A line that was not read is seen")
  func missed() {
    var shades = [UInt8](repeating: 255, count: 480 * 480)
    for y in 0..<480 where y % 96 < 24 {
      for x in 0..<480 where x % 6 == 0 { shades[y * 480 + x] = 0 }
    }
    let file = Array("P5\n480 480\n255\n".utf8) + shades
    let lines = [0.0, 96, 192, 288, 384].compactMap { top in
      PrintedLine([
        PrintedWord(text: "x", box: PageBox(left: 0, top: top, right: 480, bottom: top + 24))
      ])
    }
    func page(_ lines: [PrintedLine]) -> PrintedPage {
      PrintedPage([PrintedBlock(lines)], width: 480, height: 480)
    }
    #expect(InkCoverage(of: file, in: page(lines)).missedShare == 0)
    let less = InkCoverage(of: file, in: page(lines.filter { $0.box.top != 192 }))
    #expect(less.missedShare == 0.2)
    #expect(InkCoverage(of: Array(file.prefix(20)), in: page(lines)).missedShare == 0)
  }
}
