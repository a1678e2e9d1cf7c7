// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// A store in one folder of this machine: `<folder>/ab/abcd…` for files, `<folder>/unfinished/work-…` for the work of
/// each process.
public struct FolderBlobStore: BlobStore {
  private let folder: String
  private let work: WorkFolder
  private static let queue = DispatchQueue(label: "earshot.blobs", attributes: .concurrent)

  /// Opens a store, making its folders when they are not there.
  /// - Parameter folder: an absolute path.
  /// - Throws: `unusableFolder` with the reason.
  public init(folder: String) throws(BlobStoreError) {
    self.folder = folder
    do throws(BlobStoreError) {
      try Self.makeFolder(Self.unfinished(in: folder))
      work = try WorkFolder(in: Self.unfinished(in: folder))
    } catch {
      guard case .failed(_, let reason) = error else { throw error }
      throw .unusableFolder(path: folder, reason: reason)
    }
  }

  /// The folder for unfinished files, on the same disk as the store.
  public var temporaryFolder: String { work.path }

  private static func unfinished(in folder: String) -> String { folder + "/unfinished" }

  /// Removes unfinished files whose process has ended: what a crash left.
  public func removeAbandonedFiles() async {
    await removeAbandonedFiles(now: Date())
  }

  func removeAbandonedFiles(now: Date) async {
    await withCheckedContinuation { continuation in
      Self.queue.async {
        WorkFolder.sweep(Self.unfinished(in: folder), now: now)
        continuation.resume()
      }
    }
  }

  /// The keys of the files that have been in the store for longer than this.
  public func keys(olderThan seconds: Double) async throws(BlobStoreError) -> [BlobKey] {
    await withCheckedContinuation { continuation in
      Self.queue.async { continuation.resume(returning: storedKeys(olderThan: seconds)) }
    }
  }

  private func storedKeys(olderThan seconds: Double) -> [BlobKey] {
    let manager = FileManager.default
    let now = Date().timeIntervalSince1970
    var keys: [BlobKey] = []
    for shelf in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] where shelf.count == 2 {
      for name in (try? manager.contentsOfDirectory(atPath: folder + "/" + shelf)) ?? [] {
        guard let key = BlobKey(rawValue: name), location(of: key) == "\(folder)/\(shelf)/\(name)"
        else { continue }
        // The time of the last change of the entry, which moving it into the store is: the bytes may be older.
        var information = stat()
        guard stat(location(of: key), &information) == 0 else { continue }
        if now - Double(information.st_ctim.tv_sec) > seconds { keys.append(key) }
      }
    }
    return keys
  }

  /// Moves a file into the store.
  public func put(movingFileAt path: String) async throws(BlobStoreError) -> BlobKey {
    // Flushing to the disk can take long, and must not hold a thread of the cooperative pool.
    let result: Result<BlobKey, BlobStoreError> = await withCheckedContinuation { continuation in
      Self.queue.async {
        do throws(BlobStoreError) {
          continuation.resume(returning: .success(try move(path)))
        } catch {
          continuation.resume(returning: .failure(error))
        }
      }
    }
    return try result.get()
  }

  private func move(_ path: String) throws(BlobStoreError) -> BlobKey {
    var generator = SystemRandomNumberGenerator()
    let key = BlobKey(random: &generator)
    try Self.makeFolder(shelf(of: key))
    // The bytes must be on the disk before the name is, or a power cut could leave an empty file under the key.
    try flush(path)
    if rename(path, location(of: key)) != 0 {
      guard errno == EXDEV else { throw systemError("rename") }
      try copyAcrossDisks(from: path, to: location(of: key))
    }
    try flush(shelf(of: key))
    return key
  }

  /// The path of a stored file.
  public func path(of key: BlobKey) async throws(BlobStoreError) -> String {
    let path = location(of: key)
    guard access(path, R_OK) == 0 else { throw .notFound(key) }
    return path
  }

  /// The size of a stored file in bytes.
  public func size(of key: BlobKey) async throws(BlobStoreError) -> Int64 {
    var information = stat()
    guard stat(location(of: key), &information) == 0 else { throw .notFound(key) }
    return Int64(information.st_size)
  }

  /// Deletes a stored file.
  public func delete(_ key: BlobKey) async throws(BlobStoreError) {
    if unlink(location(of: key)) != 0, errno != ENOENT { throw systemError("unlink") }
  }

  // A key is 32 hexadecimal digits by its type, so no key can lead out of the folder.
  private func shelf(of key: BlobKey) -> String { folder + "/" + key.rawValue.prefix(2) }
  private func location(of key: BlobKey) -> String { shelf(of: key) + "/" + key.rawValue }

  private static func makeFolder(_ path: String) throws(BlobStoreError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch CocoaError.fileWriteOutOfSpace {
      throw .full
    } catch {
      throw .failed(operation: "mkdir", reason: error.localizedDescription)
    }
  }

  private func flush(_ path: String) throws(BlobStoreError) {
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw systemError("open") }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw systemError("fsync") }
  }

  private func copyAcrossDisks(
    from source: String, to destination: String
  ) throws(BlobStoreError) {
    let unfinished = temporaryFolder + "/" + UUID().uuidString
    do {
      try FileManager.default.copyItem(atPath: source, toPath: unfinished)
    } catch {
      throw .failed(operation: "copy", reason: error.localizedDescription)
    }
    try flush(unfinished)
    guard rename(unfinished, destination) == 0 else { throw systemError("rename") }
    unlink(source)
  }

  private func systemError(_ operation: String) -> BlobStoreError {
    if [ENOSPC, EDQUOT, EFBIG].contains(errno) { return .full }
    return .failed(operation: operation, reason: String(cString: strerror(errno)))
  }
}
