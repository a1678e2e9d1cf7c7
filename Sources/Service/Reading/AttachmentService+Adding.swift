// SPDX-License-Identifier: Apache-2.0

public import Accounts
import BlobStore
import Database
public import DocumentReading
import Foundation
import Library

/// A file that was looked at and may be attached: a picture without what tells of its maker.
public struct ExaminedFile: Sendable {
  /// What it is.
  public let sort: DocumentSort
  /// What the person called it.
  public let name: String
  /// How large it is, in bytes.
  public let byteCount: Int
  let path: String
}

extension AttachmentService {
  /// Looks at a file before it is attached, and takes out of a picture what tells of its maker.
  /// - Parameters:
  ///   - path: a file of ours in `temporaryFolder`, which may be written anew.
  ///   - name: what the person calls it.
  ///   - person: who gives it.
  /// - Throws: `document`, `reading` with `files`.
  public func examined(
    _ path: String, named name: String, by person: AccountID
  ) async throws(AttachmentError) -> ExaminedFile {
    let accepted: AcceptedDocument
    do throws(DocumentError) {
      accepted = try await intake.accepted(path, for: person.rawValue)
    } catch {
      throw .document(error)
    }
    if let bytes = accepted.cleaned {
      do { try Data(bytes).write(to: URL(fileURLWithPath: path)) } catch {
        let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace
        throw .reading(
          .files(isFull ? .full : .failed(operation: "write", reason: "\(error)")))
      }
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let count = (attributes?[.size] as? NSNumber)?.intValue else {
      throw .document(.unreadable)
    }
    return ExaminedFile(
      sort: accepted.sort, name: AttachmentName.cleaned(name, accepted.sort), byteCount: count,
      path: path)
  }

  /// Attaches a file to a request that nobody is reading; a job reads it.
  /// - Parameter file: its own file is taken over.
  /// - Throws: `reading` with `noSuchRequest`, `notNow` or `files`; `tooManyFiles`, `tooMuchTogether`, `tooMuchInAll`.
  @discardableResult
  public func add(
    _ file: ExaminedFile, to request: ReadingID, by requester: AccountID
  ) async throws(AttachmentError) -> AttachmentID {
    let key: BlobKey
    do throws(BlobStoreError) { key = try await reading.blobs.put(movingFileAt: file.path) } catch {
      throw .reading(.files(error))
    }
    let id = AttachmentID(rawValue: reading.identifiers.next())
    do throws(AttachmentError) {
      try await named(
        NamedFile(name: file.name, sort: file.sort, byteCount: file.byteCount, key: key), id,
        request, requester)
    } catch {
      try? await reading.blobs.delete(key)
      throw error
    }
    reading.tell(about: request, to: [requester], openListChanged: false)
    return id
  }

  /// What became of a file that was to be attached.
  private enum Fit {
    case fits
    case tooMany
    case tooMuch
    case tooMuchInAll
    /// It was kept, and is not there any more.
    case gone
  }

  func named(
    _ file: NamedFile, _ id: AttachmentID, _ request: ReadingID, _ requester: AccountID
  ) async throws(AttachmentError) {
    let key = file.key
    let now = reading.clock.now
    let fit = try await allowed { () throws(ReadingError) in
      try await database.write {
        (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> Fit in
        try reading.holdOpen(request, by: requester, at: now, in: transaction)
        guard try !reading.library.wasSwept(key, in: transaction) else {
          throw .files(.notFound(key))
        }
        if let kept = file.keptAs {
          let there: [String] = try transaction.column(
            "id", of: "SELECT id FROM kept_files WHERE id = \(kept) AND account = \(requester)")
          guard !there.isEmpty else { return .gone }
        }
        // The limits stand in the statement, so that they hold however many come at once.
        let room: Statement = """
          (SELECT count(*) FROM attachments
            WHERE request = \(request) AND removed_at IS NULL) < \(limits.files)
          """
        // What was taken off, and what belongs to withdrawn requests, lies on the disk until it is deleted.
        let roomInAll: Statement = """
          (SELECT coalesce(sum(attachments.byte_count), 0) FROM attachments
            JOIN requests ON requests.id = attachments.request
            WHERE requests.requester = \(requester)) + \(file.byteCount) <= \(limits.accountBytes)
          """
        let added = try transaction.run(
          """
          INSERT INTO attachments (id, request, position, name, sort, byte_count, file_key, state,
            added_at)
          SELECT \(id), \(request),
            (SELECT coalesce(max(position), 0) + 1 FROM attachments WHERE request = \(request)),
            \(file.name), \(file.sort.rawValue), \(file.byteCount), \(key.rawValue),
            \(AttachmentRow.StateName.reading), \(now)
          WHERE \(room) AND \(roomInAll)
            AND (SELECT coalesce(sum(byte_count), 0) FROM attachments
              WHERE request = \(request) AND removed_at IS NULL) + \(file.byteCount)
              <= \(limits.requestBytes)
          """)
        guard added == 1 else {
          let isInAll: [Int] = try transaction.column(
            "one", of: "SELECT 1 AS one WHERE \(roomInAll)")
          if isInAll.isEmpty { return .tooMuchInAll }
          let isRoom: [Int] = try transaction.column("one", of: "SELECT 1 AS one WHERE \(room)")
          return isRoom.isEmpty ? .tooMany : .tooMuch
        }
        if let kept = file.keptAs {
          try transaction.run("DELETE FROM kept_files WHERE id = \(kept)")
        }
        try reading.addReading(of: id, file.sort, for: requester, in: transaction)
        // Until it is read the text is not all there, and nobody is offered a part of it.
        try reading.divide(request, at: now, in: transaction)
        return .fits
      }
    }
    switch fit {
    case .fits: break
    case .tooMany: throw .tooManyFiles(maximum: limits.files)
    case .tooMuch: throw .tooMuchTogether(maximumBytes: limits.requestBytes)
    case .tooMuchInAll: throw .tooMuchInAll(maximumBytes: limits.accountBytes)
    case .gone: throw .noSuchAttachment
    }
  }

  /// Does what the service of the requests may refuse.
  func allowed<Value>(
    _ body: () async throws(ReadingError) -> Value
  ) async throws(AttachmentError) -> Value {
    do throws(ReadingError) { return try await body() } catch { throw .reading(error) }
  }
}

extension DocumentSort {
  /// The processor time that reading such a file takes, in seconds, as far as can be told before its pages are counted.
  var workSeconds: Double {
    switch self {
    case .jpeg, .png, .webp, .tiff, .pdf: 10
    case .epub, .docx, .zip, .html, .text: 1
    }
  }
}
