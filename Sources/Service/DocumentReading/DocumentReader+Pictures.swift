// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChildProcess
import Foundation
import PageText
import Speaking
import TextRecognition

/// A page, and what was done to its picture.
struct RecognisedPage: Sendable {
  var page: PrintedPage
  var model: RecognitionModel?
  var isLanguageGuessed = false
  var straightenedDegrees = 0.0
  var isEvened = false
  var isTurned = false
  var hasUnread = false
}

extension DocumentReader {
  /// The processor time that recognising a page takes, in seconds: some 3 to 6 for a page of a book.
  static let secondsRecognising = 5.0

  /// The text of a picture, or of each page of a TIFF.
  func pictureText(
    of file: OpenedDocument, _ form: PictureForm, model: RecognitionModel?,
    _ begins: (Double) -> Bool
  ) async throws(DocumentError) -> DocumentText {
    let body = WorkOrder.Body.file(path: file.path, count: file.byteCount)
    let measure = try await perform(.measure(form), body).words
    let (width, height) = (measure["width"]?.integer ?? 0, measure["height"]?.integer ?? 0)
    let count = measure["pages"]?.integer ?? 1
    guard PicturePreparation.isAllowed(width: width, height: height) else {
      throw .tooManyPoints(width: width, height: height)
    }
    guard count <= limits.pages else { throw .tooManyPages(count, maximum: limits.pages) }
    guard begins(Self.secondsRecognising * Double(count)) else { throw .cancelled }
    var pages: [Int: RecognisedPage] = [:]
    var known = model
    for page in 0..<count {
      let recogniser = PictureRecogniser(reader: self, body: body, form: form, page: page)
      let found = try await recogniser.recognised(in: known, isPhoto: true)
      known = known ?? (found.page.words.isEmpty ? nil : found.model)
      pages[page] = found
    }
    return try assembled(
      pages.sorted { $0.key < $1.key }.map(\.value), recognised: [], model: model, isPicture: true)
  }

  /// The text of painted pages.
  ///
  /// The first tells the language of the others.
  func recognised(
    _ numbers: [Int], model: RecognitionModel?,
    paint: @escaping @Sendable (Int) async throws(DocumentError) -> [UInt8]
  ) async throws(DocumentError) -> [Int: RecognisedPage] {
    var found: [Int: RecognisedPage] = [:]
    var known = model
    var rest = numbers[...]
    while known == nil, let number = rest.popFirst() {
      let page = try await recognised(number, in: nil, paint: paint)
      if !page.page.words.isEmpty { known = page.model }
      found[number] = page
    }
    while !rest.isEmpty {
      let batch = rest.prefix(limits.pagesAtOnce)
      rest = rest.dropFirst(batch.count)
      let language = known
      let results = await withTaskGroup(
        of: (Int, Result<RecognisedPage, DocumentError>).self
      ) { group in
        for number in batch {
          group.addTask {
            do throws(DocumentError) {
              return (number, .success(try await recognised(number, in: language, paint: paint)))
            } catch {
              return (number, .failure(error))
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      for (number, result) in results { found[number] = try result.get() }
    }
    return found
  }

  private func recognised(
    _ number: Int, in model: RecognitionModel?,
    paint: @Sendable (Int) async throws(DocumentError) -> [UInt8]
  ) async throws(DocumentError) -> RecognisedPage {
    let picture = try await paint(number)
    return try await PictureRecogniser(
      reader: self, body: .bytes(picture), form: .greymap, page: 0
    ).recognised(in: model, isPhoto: false)
  }

  /// Pages as one text, without what stands at their edges.
  func assembled(
    _ pages: [RecognisedPage], recognised: [Int], model: RecognitionModel?, isPicture: Bool
  ) throws(DocumentError) -> DocumentText {
    let heads = RunningHeads(in: pages.map { $0.page.withTableRows() })
    var warnings: [DocumentWarning] = []
    if !recognised.isEmpty { warnings.append(.recognised(pages: recognised)) }
    var texts: [DocumentText.Page] = []
    for (index, page) in heads.pages.enumerated() {
      let paragraphs = PageParagraphs(page)
      let number = index + 1
      texts.append(
        DocumentText.Page(
          number: number, text: paragraphs.text, confidence: pages[index].page.confidence))
      warnings += Self.warnings(pages[index], number: number)
      if paragraphs.doubtfulCount > 0 {
        warnings.append(.unsure(page: number, words: paragraphs.doubtfulCount))
      }
    }
    if !heads.texts.isEmpty { warnings.append(.headsLeftOut(heads.texts)) }
    if heads.hasNumbers { warnings.append(.pageNumbersLeftOut) }
    guard texts.contains(where: { !$0.text.isEmpty }) else { throw .noText(isPicture: isPicture) }
    return DocumentText(
      texts, toldLanguage: model?.tag, isAsked: model != nil, warnings: warnings)
  }

  private static func warnings(_ page: RecognisedPage, number: Int) -> [DocumentWarning] {
    var warnings: [DocumentWarning] = []
    if page.isTurned { warnings.append(.turned(page: number)) }
    let degrees = Int(page.straightenedDegrees.magnitude.rounded())
    if degrees >= 1 { warnings.append(.straightened(page: number, degrees: degrees)) }
    if page.isEvened { warnings.append(.evened(page: number)) }
    if page.hasUnread { warnings.append(.unread(page: number)) }
    return warnings
  }
}

extension DocumentError {
  init(_ error: ChildProcessError) {
    switch error {
    case .missing(let program):
      self = .programMissing(name: program.name, package: program.debianPackage)
    case .timedOut: self = .tooSlow
    case .cancelled: self = .cancelled
    case .tooMuchOutput, .killed: self = .damaged
    case .cannotStart: self = .unavailable
    }
  }

  init(_ error: RecognitionError) {
    switch error {
    case .languageMissing(let model):
      self = .languageMissing(tag: model.tag, package: model.debianPackage)
    case .damaged: self = .damaged
    case .program(let error): self.init(error)
    }
  }
}
