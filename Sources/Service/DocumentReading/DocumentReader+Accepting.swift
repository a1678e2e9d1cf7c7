// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChildProcess
import Foundation
import TextRecognition

/// A file that was looked at, and can be kept until it is read.
public struct AcceptedDocument: Sendable, Equatable {
  /// What it is.
  public let sort: DocumentSort
  /// What is to be kept in its place: the file without what tells of its maker, such as where a photo was taken or who
  /// wrote a document; nil for plain text, which has nothing but its words.
  public let cleaned: [UInt8]?
}

extension DocumentReader {
  /// Looks at a file that somebody gives, so that what cannot be read is told at once; reading it is another matter.
  /// - Parameters:
  ///   - path: an absolute path.
  ///   - client: who gives it, so that nobody with many files keeps all others waiting.
  public func accepted(
    _ path: String, for client: String = ""
  ) async throws(DocumentError) -> AcceptedDocument {
    let file = try OpenedDocument(path, limits: limits)
    let first: Data?
    do {
      first = try FileHandle(forReadingAtPath: path)?.read(upToCount: DocumentKind.prefixLength)
    } catch {
      throw .unreadable
    }
    let sort = DocumentSort(file.kind, firstBytes: [UInt8](first ?? Data()))
    switch file.kind {
    case .picture(let form):
      let body = WorkOrder.Body.file(path: file.path, count: file.byteCount)
      let measure = try await perform(.measure(form), body, for: client).words
      let (width, height) = (measure["width"]?.integer ?? 0, measure["height"]?.integer ?? 0)
      guard PicturePreparation.isAllowed(width: width, height: height) else {
        throw .tooManyPoints(width: width, height: height)
      }
      let pages = measure["pages"]?.integer ?? 1
      guard pages <= limits.pages else { throw .tooManyPages(pages, maximum: limits.pages) }
      let cleaned = try await perform(.clean(form), body, for: client)
      return AcceptedDocument(sort: sort, cleaned: Array(cleaned.bytes))
    case .pdf: return try await accepted(file, sort, as: .pdf, for: client)
    case .archive: return try await accepted(file, sort, as: .archive, for: client)
    case .html: return try await accepted(file, sort, as: .page, for: client)
    case .plain: return AcceptedDocument(sort: sort, cleaned: nil)
    }
  }

  private func accepted(
    _ file: OpenedDocument, _ sort: DocumentSort, as kind: CleanedDocument, for client: String
  ) async throws(DocumentError) -> AcceptedDocument {
    let cleaned = try await perform(
      .cleanDocument(kind), .file(path: file.path, count: file.byteCount), for: client)
    guard cleaned.bytes.count <= limits.fileBytes else {
      throw .tooLarge(maximumBytes: limits.fileBytes)
    }
    return AcceptedDocument(sort: sort, cleaned: Array(cleaned.bytes))
  }
}
