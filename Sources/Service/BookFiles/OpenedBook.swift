// SPDX-License-Identifier: Apache-2.0

import Books
import ChildProcess
import Foundation
import Media

/// A file that a worker has open, for its text and its sounds.
struct OpenedBook {
  let path: String
  let pool: WorkerPool

  init(_ path: String, pool: WorkerPool) {
    (self.path, self.pool) = (path, pool)
  }

  /// How much of a sound comes at once, and how much one may have.
  private static let pieceBytes = 32 << 20
  private static let mostSoundBytes = 2 << 30
  /// How much comes first, to see what it is.
  private static let firstBytes = 64 << 10

  func book(_ form: BookTask.Form) async throws(BookError) -> Book {
    let parcel = try await perform(.open(form, path: path))
    guard let book = Book(parcel.words) else { throw .unavailable }
    return book
  }

  /// Writes a sound of the book into a file.
  /// - Parameter room: how many bytes the sounds of the book may still have.
  /// - Returns: what it is; nil for what is no sound, of which only the beginning is unpacked.
  func extract(
    _ name: String, to destination: String, room: inout Int
  ) async throws(BookError) -> Container? {
    if let container = Container(fileAt: path) {
      try copy(to: destination)
      return container
    }
    guard FileManager.default.createFile(atPath: destination, contents: nil),
      let file = FileHandle(forWritingAtPath: destination)
    else { throw .unwritable(reason: destination) }
    defer { try? file.close() }
    var offset = 0
    var container: Container?
    while true {
      let count = offset == 0 ? Self.firstBytes : Self.pieceBytes
      let parcel = try await perform(.sound(name, path: path, offset: offset, count: count))
      if offset == 0 {
        container = Container(firstBytes: [UInt8](parcel.bytes.prefix(Container.prefixLength)))
        guard container != nil else { return nil }
      }
      room -= parcel.bytes.count
      guard room >= 0 else { throw .fault(.unpacksTooMuch(file: name)) }
      do { try file.write(contentsOf: Data(parcel.bytes)) } catch {
        throw .unwritable(reason: error.localizedDescription)
      }
      offset += parcel.bytes.count
      guard offset <= Self.mostSoundBytes else { throw .fault(.unpacksTooMuch(file: name)) }
      if parcel.bytes.count < count { return container }
    }
  }

  private func perform(_ task: BookTask) async throws(BookError) -> Parcel {
    let answer: [UInt8]
    do throws(WorkerError) {
      answer = try await pool.perform(
        WorkOrder(head: task.words), for: "", within: BookReader.workTime)
    } catch {
      switch error {
      case .tooSlow: throw .tooSlow
      case .failed: throw .fault(.damaged(file: "", line: nil))
      case .cancelled: throw .cancelled
      case .busy, .overBudget, .cannotStart: throw .unavailable
      }
    }
    guard let parcel = Parcel(answer) else { throw .unavailable }
    if let fault = BookWork.fault(in: parcel.words) { throw .fault(fault) }
    return parcel
  }

  /// The same file under another name where the disk allows it: nobody writes into it.
  private func copy(to destination: String) throws(BookError) {
    if link(path, destination) == 0 { return }
    do { try FileManager.default.copyItem(atPath: path, toPath: destination) } catch {
      throw .unwritable(reason: error.localizedDescription)
    }
  }
}

/// A folder for files on their way, which nobody else may open, and which goes with it.
final class BookFolder: Sendable {
  let path: String

  /// - Parameter parent: where it lies; nil for the system's place.
  init(in parent: String? = nil) throws(BookError) {
    let parent = parent ?? FileManager.default.temporaryDirectory.path
    path = parent + "/.earshot-book-" + UUID().uuidString
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unwritable(reason: error.localizedDescription)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
