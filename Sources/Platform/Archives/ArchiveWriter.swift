// SPDX-License-Identifier: Apache-2.0

import CZip
import Foundation

/// Why an archive was not written.
public enum ArchiveError: Error, Sendable, Hashable {
  /// The disk is full.
  case full
  /// Anything else, in the words of the library.
  case failed(reason: String)
}

/// A file that goes into an archive.
public struct ArchiveEntry: Sendable {
  /// What is in it.
  public enum Content: Sendable {
    /// Bytes, which are compressed.
    case bytes([UInt8])
    /// Bytes that stay as they are, such as the file by which others know what the archive is.
    case stored([UInt8])
    /// The file at a path, such as a sound or a photo, which cannot be compressed much further and is never held in memory.
    case file(path: String)
  }

  /// Its path in the archive, with `/` between folders.
  public let name: String
  /// What is in it.
  public let content: Content

  /// Names what goes in.
  public init(name: String, content: Content) {
    self.name = name
    self.content = content
  }
}

/// Writes ZIP archives; of more than 4 GB too.
public enum ArchiveWriter {
  private static let queue = DispatchQueue(label: "earshot.archives")

  /// Writes an archive, replacing the one at the path at the moment when it is whole.
  ///
  /// One is written after the other, and not on the threads that serve: so they take one disk and one processor.
  /// - Parameter isDated: whether the archive tells when its files were made; without it the same entries give the same
  ///   bytes at any time.
  public static func write(
    _ entries: [ArchiveEntry], to path: String, isDated: Bool = true
  ) async throws(ArchiveError) {
    let result: Result<Void, ArchiveError> = await withCheckedContinuation { continuation in
      queue.async {
        do throws(ArchiveError) {
          continuation.resume(
            returning: .success(try writeNow(entries, to: path, isDated: isDated)))
        } catch {
          continuation.resume(returning: .failure(error))
        }
      }
    }
    return try result.get()
  }

  private static func writeNow(
    _ entries: [ArchiveEntry], to path: String, isDated: Bool
  ) throws(ArchiveError) {
    var code: Int32 = 0
    guard let archive = zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, &code) else {
      throw .failed(reason: "zip_open: \(code)")
    }
    do throws(ArchiveError) {
      for entry in entries { try add(entry, to: archive, isDated) }
    } catch {
      zip_discard(archive)
      throw error
    }
    // Writes a file beside it, and renames that.
    guard zip_close(archive) == 0 else {
      let error = failure(of: archive)
      zip_discard(archive)
      throw error
    }
    chmod(path, 0o600)
  }

  private static func add(
    _ entry: ArchiveEntry, to archive: OpaquePointer, _ isDated: Bool
  ) throws(ArchiveError) {
    let source: OpaquePointer?
    let method: Int32
    switch entry.content {
    case .bytes(let bytes):
      source = try buffer(bytes, archive)
      method = ZIP_CM_DEFAULT
    case .stored(let bytes):
      source = try buffer(bytes, archive)
      method = ZIP_CM_STORE
    case .file(let path):
      source = zip_source_file(archive, path, 0, -1)
      method = ZIP_CM_STORE
    }
    guard let source else { throw failure(of: archive) }
    let index = zip_file_add(archive, entry.name, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      zip_source_free(source)
      throw failure(of: archive)
    }
    // The first of January 1980, the earliest that the form has.
    let isDone = isDated || zip_file_set_dostime(archive, zip_uint64_t(index), 0, 0x21, 0) == 0
    guard isDone, zip_set_file_compression(archive, zip_uint64_t(index), method, 0) == 0 else {
      throw failure(of: archive)
    }
  }

  /// Bytes that the archive copies and frees.
  private static func buffer(
    _ bytes: [UInt8], _ archive: OpaquePointer
  ) throws(ArchiveError) -> OpaquePointer? {
    guard let copy = malloc(max(1, bytes.count)) else { throw .failed(reason: "malloc") }
    bytes.withUnsafeBytes { given in
      if let start = given.baseAddress { copy.copyMemory(from: start, byteCount: given.count) }
    }
    let source = zip_source_buffer(archive, copy, zip_uint64_t(bytes.count), 1)
    if source == nil { free(copy) }
    return source
  }

  private static func failure(of archive: OpaquePointer) -> ArchiveError {
    guard let error = zip_get_error(archive) else { return .failed(reason: "unknown") }
    if [ENOSPC, EDQUOT, EFBIG].contains(zip_error_code_system(error)) { return .full }
    return .failed(reason: String(cString: zip_error_strerror(error)))
  }
}
