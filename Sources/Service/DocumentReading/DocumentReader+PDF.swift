// SPDX-License-Identifier: Apache-2.0

import Documents
import PageText
import TextRecognition

extension DocumentReader {
  /// A page with fewer words than this may be a scan with a stamp on it, and is recognised too.
  private static let fewWords = 10
  /// A page of which more than this share of the letters mean nothing has fonts without names for their letters.
  private static let nonsenseShare = 0.3

  /// The text of a PDF: as the file has it, and where it has none, as its painted pages show it.
  func pdfText(
    of file: OpenedDocument, model: RecognitionModel?, _ begins: (Double) -> Bool
  ) async throws(DocumentError) -> DocumentText {
    let own = try await pagesWithText(of: file.path)
    let wanting = own.indices.filter { Self.isWanting(own[$0]) }
    guard begins(Self.secondsRecognising * Double(wanting.count)) else { throw .cancelled }
    var pages = own.map { RecognisedPage(page: $0) }
    let found = try await recognised(wanting, model: model) { number throws(DocumentError) in
      try await poppler { () throws(PDFError) in
        try await pdf.painted(page: number + 1, of: file.path)
      }
    }
    var recognisedNumbers: [Int] = []
    for (index, page) in found where page.page.words.count > 2 * own[index].words.count {
      pages[index] = page
      recognisedNumbers.append(index + 1)
    }
    return try assembled(
      pages, recognised: recognisedNumbers, model: model, isPicture: false)
  }

  private func pagesWithText(of path: String) async throws(DocumentError) -> [PrintedPage] {
    let count = try await poppler { () throws(PDFError) in try await pdf.info(of: path).pageCount }
    guard count <= limits.pages else { throw .tooManyPages(count, maximum: limits.pages) }
    return try await poppler { () throws(PDFError) in try await pdf.pages(of: path, count: count) }
  }

  private func poppler<Answer>(
    _ body: () async throws(PDFError) -> Answer
  ) async throws(DocumentError) -> Answer {
    do throws(PDFError) { return try await body() } catch { throw DocumentError(error) }
  }

  private static func isWanting(_ page: PrintedPage) -> Bool {
    let words = page.words
    if words.count < fewWords { return true }
    var (all, nonsense) = (0, 0)
    for scalar in words.flatMap({ Array($0.text.unicodeScalars) }) {
      all += 1
      switch scalar.properties.generalCategory {
      case .privateUse, .control, .unassigned, .surrogate: nonsense += 1
      default: if scalar.value == 0xFFFD { nonsense += 1 }
      }
    }
    return Double(nonsense) > nonsenseShare * Double(all)
  }
}

extension DocumentError {
  init(_ error: PDFError) {
    switch error {
    case .damaged: self = .damaged
    case .locked: self = .locked
    case .tooSlow: self = .tooSlow
    case .program(let error): self.init(error)
    }
  }
}
