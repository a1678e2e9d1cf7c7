// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChildProcess
import Foundation
import TextRecognition

/// A file that was looked at, and can be kept until it is read.
public struct AcceptedDocument: Sendable, Equatable {
  /// What it is.
  public let sort: DocumentSort
  /// For a picture, what is to be kept in its place: the picture without what tells of its maker, such as where it was
  /// taken.
  public let cleaned: [UInt8]?
}

extension DocumentReader {
  /// Looks at a file that somebody gives, so that what cannot be read is told at once; reading it is another matter.
  /// - Parameter path: an absolute path.
  public func accepted(_ path: String) async throws(DocumentError) -> AcceptedDocument {
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
      let measure = try await perform(.measure(form), body).words
      let (width, height) = (measure["width"]?.integer ?? 0, measure["height"]?.integer ?? 0)
      guard PicturePreparation.isAllowed(width: width, height: height) else {
        throw .tooManyPoints(width: width, height: height)
      }
      let pages = measure["pages"]?.integer ?? 1
      guard pages <= limits.pages else { throw .tooManyPages(pages, maximum: limits.pages) }
      let cleaned = try await perform(.clean(form), body)
      return AcceptedDocument(sort: sort, cleaned: Array(cleaned.bytes))
    case .pdf, .archive, .html, .plain:
      return AcceptedDocument(sort: sort, cleaned: nil)
    }
  }
}
