// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChildProcess
import Documents
import Foundation
import PageText
import Speaking
import TextRecognition

/// Reads the text of photos, scans, PDFs, books, documents, web pages and text files.
///
/// Whatever opens a file runs confined: our own readers as `earshot worker documents`, Tesseract and Poppler as programs.
/// Nothing of a file is trusted, least of all its name.
public struct DocumentReader: Sendable {
  /// How much one document may be.
  public struct Limits: Sendable, Hashable {
    /// The file, in bytes; what goes to a worker may have 64 MB.
    public var fileBytes = 60_000_000
    /// Pages of a PDF or a TIFF.
    public var pages = 200
    /// Pages whose print is recognised at the same time.
    public var pagesAtOnce = 2

    /// The usual limits.
    public init() {}
  }

  let limits: Limits
  let pool: WorkerPool
  let pdf = PDFTools()
  let tesseract = Tesseract()

  /// A picture of 60 million points takes some 2 s to be made ready, and the longest book 1 s.
  static let workTime = WorkTime(seconds: 60, processorSeconds: 20)

  /// A reader.
  /// - Parameter program: what is started with `worker documents` as its arguments; nil to work in this process, which is
  ///   for tests only.
  public init(program: String?, limits: Limits = Limits()) {
    self.limits = limits
    var settings = WorkerPool.Limits()
    settings.places = 1
    settings.budgetSeconds = .infinity
    settings.retiresAfterBytes = 64 << 20
    pool = WorkerPool(WorkerKind.documents.workers(program), limits: settings)
  }

  /// The text of a file.
  /// - Parameters:
  ///   - path: an absolute path.
  ///   - name: what whoever gave the file called it; nil for the last part of the path.
  ///   - language: the BCP 47 tag of the language that it is in; nil to find out.
  ///   - begins: is told how much processor time recognising will take, in seconds, before it begins; says whether it may
  ///     begin now. Otherwise `cancelled` is thrown.
  public func text(
    of path: String, name: String? = nil, language: String? = nil,
    begins: (Double) -> Bool = { _ in true }
  ) async throws(DocumentError) -> DocumentText {
    var model: RecognitionModel?
    if let language {
      model = Speaking.Language.primary(of: language).flatMap { RecognitionModel(tag: $0) }
      guard model != nil else { throw .unknownLanguage(language) }
    }
    let file = try OpenedDocument(path, limits: limits)
    var text =
      switch file.kind {
      case .archive, .html, .plain: try await content(of: file, language: model?.tag)
      case .pdf: try await pdfText(of: file, model: model, begins)
      case .picture(let form): try await pictureText(of: file, form, model: model, begins)
      }
    let suffix = URL(fileURLWithPath: name ?? path).pathExtension.lowercased()
    if !suffix.isEmpty, !file.kind.isNamed(suffix) {
      text.warnings.insert(.namedOtherwise(kind: file.kind.name), at: 0)
    }
    return text
  }

  // MARK: What holds its text as text

  /// The most parts of a file that holds its text as text: each becomes a row, and a place on a page.
  static let mostParts = 2000

  private func content(
    of file: OpenedDocument, language: String?
  ) async throws(DocumentError) -> DocumentText {
    let task: DocumentTask =
      switch file.kind {
      case .archive: .archive
      case .html: .html
      case .plain, .pdf, .picture: .plain
      }
    let parcel = try await perform(task, .file(path: file.path, count: file.byteCount))
    let content = DocumentWork.content(in: parcel.words)
    var warnings: [DocumentWarning] = []
    if let encoding = content.guessedEncoding { warnings.append(.encodingGuessed(encoding)) }
    if content.hasBrokenCharacters { warnings.append(.brokenCharacters) }
    if content.missingParts > 0 { warnings.append(.missingParts(content.missingParts)) }
    if content.silentPictures > 0 { warnings.append(.silentPictures(content.silentPictures)) }
    // A file of some megabytes can be nothing but page breaks: empty parts are left out, and the others are counted.
    let pages = content.parts.enumerated().filter { !$0.element.isEmpty }.map {
      index, paragraphs in
      DocumentText.Page(
        number: index + 1, text: paragraphs.joined(separator: "\n\n"), confidence: 1)
    }
    guard pages.contains(where: { !$0.text.isEmpty }) else { throw .noText(isPicture: false) }
    guard pages.count <= Self.mostParts else {
      throw .tooManyPages(pages.count, maximum: Self.mostParts)
    }
    let told = language ?? content.languageTag
    return DocumentText(pages, toldLanguage: told, isAsked: language != nil, warnings: warnings)
  }

  /// Has a worker open a file.
  func perform(
    _ task: DocumentTask, _ body: WorkOrder.Body, for client: String = ""
  ) async throws(DocumentError) -> Parcel {
    let answer: [UInt8]
    do throws(WorkerError) {
      answer = try await pool.perform(
        WorkOrder(head: task.words, body: body), for: client, within: Self.workTime)
    } catch {
      switch error {
      case .tooSlow: throw .tooSlow
      case .failed: throw .damaged
      case .cancelled: throw .cancelled
      case .busy, .overBudget, .cannotStart: throw .unavailable
      }
    }
    guard let parcel = Parcel(answer) else { throw .unavailable }
    if let fault = parcel.words["fault"]?.string { throw DocumentError(fault: fault) }
    return parcel
  }
}

/// A file whose size and kind are known.
struct OpenedDocument {
  let path: String
  let byteCount: Int
  let kind: DocumentKind

  init(_ path: String, limits: DocumentReader.Limits) throws(DocumentError) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let count = (attributes?[.size] as? NSNumber)?.intValue,
      let file = FileHandle(forReadingAtPath: path)
    else { throw .unreadable }
    guard count <= limits.fileBytes else { throw .tooLarge(maximumBytes: limits.fileBytes) }
    let first: Data?
    do { first = try file.read(upToCount: DocumentKind.prefixLength) } catch { throw .unreadable }
    self.path = path
    byteCount = count
    kind = try DocumentKind(firstBytes: [UInt8](first ?? Data()))
  }
}

extension DocumentText {
  /// Pages of text, with the language that they are in.
  /// - Parameters:
  ///   - toldLanguage: what the document, or whoever asked, says of it.
  ///   - isAsked: whether it was whoever asked.
  init(
    _ pages: [Page], toldLanguage: String?, isAsked: Bool, warnings: [DocumentWarning]
  ) {
    self.pages = pages
    self.warnings = warnings
    let empty = pages.filter { $0.text.isEmpty }.map(\.number)
    if !empty.isEmpty { self.warnings.append(.emptyPages(empty)) }
    // As much as tells a language.
    var sample = ""
    for page in pages where sample.utf8.count < 20_000 { sample += page.text.prefix(20_000) + "\n" }
    let likely = LikelyLanguage.language(of: sample)
    guard let told = toldLanguage, Language.primary(of: told) != nil else {
      languageTag = likely?.tag
      self.warnings.append(likely.map { .languageGuessed($0) } ?? .languageUnknown)
      return
    }
    languageTag = told
    if let likely, likely.tag != Language.primary(of: told) {
      self.warnings.append(.languageDoubted(told: told, likelier: likely))
    }
  }
}
