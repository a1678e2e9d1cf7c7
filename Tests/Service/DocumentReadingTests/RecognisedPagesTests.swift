// SPDX-License-Identifier: Apache-2.0

import Foundation
import SyntheticPages
import TestSupport
import Testing

@testable import DocumentReading

/// Pages that are printed, photographed and recognised.
///
/// What is measured exactly stands in `make bench`; here the bounds
/// are several times what was measured.
@Suite(.serialized) struct RecognisedPagesTests {
  private let printer: Printer
  private let reader = DocumentReader(program: BuiltProgram.earshot)

  init() throws { printer = try Printer() }

  private func page(_ content: SyntheticPage.Content, _ length: Int = 6) throws -> SyntheticPage {
    try SyntheticPage(content, length: length, seed: 3, printer: printer)
  }

  @Test(
    "A clean page is recognised in its language, whichever that is",
    arguments: [
      (SyntheticPage.Content.prose, "en", 0.03), (.columns, "en", 0.03), (.spanish, "es", 0.03),
      (.arabic, "ar", 0.12), (.menu, nil, 0.05),
    ] as [(SyntheticPage.Content, String?, Double)])
  func clean(content: SyntheticPage.Content, language: String?, most: Double) async throws {
    let page = try page(content)
    let text = try await reader.text(of: try printer.file(page.picture, "page.png"))
    #expect(CharacterErrorRate.of(text.pages[0].spokenText, truth: page.text) <= most)
    if let language { #expect(text.languageTag == language) }
    #expect(text.pages[0].confidence > 0.6)
  }

  @Test("A bill is read row by row, name and price in one line")
  func bill() async throws {
    let page = try page(.bill, 8)
    let text = try await reader.text(of: try printer.file(page.picture, "bill.png"), language: "en")
    #expect(CharacterErrorRate.of(text.pages[0].spokenText, truth: page.text) <= 0.08)
    let rows = text.pages[0].text.split(separator: "\n").filter { $0.contains("\t") }
    #expect(rows.count >= 6)
  }

  @Test("A crooked photo with a shadow is straightened, evened and read")
  func photo() async throws {
    let page = try page(.prose, 4)
    let photo = Photo().taken(of: page.picture, seed: 5)
    let text = try await reader.text(of: try printer.file(photo, "photo.jpg"))
    #expect(CharacterErrorRate.of(text.pages[0].spokenText, truth: page.text) <= 0.1)
    #expect(text.warnings.contains(.straightened(page: 1, degrees: 4)))
    #expect(text.warnings.contains(.evened(page: 1)))
  }

  @Test("A photo that lies on its head is turned upright, which is told")
  func turned() async throws {
    let page = try page(.prose, 5)
    var picture = page.picture
    picture.shades.reverse()
    let text = try await reader.text(of: try printer.file(picture, "head.png"), language: "en")
    #expect(CharacterErrorRate.of(text.pages[0].spokenText, truth: page.text) <= 0.05)
    #expect(text.warnings.contains(.turned(page: 1)))
  }

  @Test("A scanned PDF is recognised, and that is told")
  func scan() async throws {
    let page = try page(.prose, 4)
    let path = printer.path("scan.pdf")
    try Data(MadePDF.scan([page.picture])).write(to: URL(fileURLWithPath: path))
    let text = try await reader.text(of: path, language: "en")
    #expect(CharacterErrorRate.of(text.pages[0].spokenText, truth: page.text) <= 0.05)
    #expect(text.warnings.contains(.recognised(pages: [1])))
  }

  @Test("How much work a scan is can be told before it begins")
  func work() async throws {
    let page = GreyPicture(width: 400, height: 500)
    let path = printer.path("white.pdf")
    try Data(MadePDF.scan([page, page, page])).write(to: URL(fileURLWithPath: path))
    var told: [Double] = []
    await #expect(throws: DocumentError.cancelled) {
      try await reader.text(of: path, language: "en") { seconds in
        told.append(seconds)
        return false
      }
    }
    #expect(told == [15])
  }

  @Test("A picture without text is told so")
  func blank() async throws {
    let path = try printer.file(GreyPicture(width: 900, height: 700), "blank.png")
    await #expect(throws: DocumentError.noText(isPicture: true)) {
      try await reader.text(of: path)
    }
  }
}
