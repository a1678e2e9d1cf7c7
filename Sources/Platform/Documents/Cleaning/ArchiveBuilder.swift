// SPDX-License-Identifier: Apache-2.0

import CZip
import Foundation

/// Writes a ZIP archive in memory.
///
/// What a program put beside the files (times, users, remarks) is not in it.
final class ArchiveBuilder {
  private let archive: OpaquePointer
  private let source: OpaquePointer

  /// The day that all files are said to be of: ZIP knows none before 1980, whatever the time zone.
  private static let day = time_t(347_155_200)

  init() throws(DocumentFault) {
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    guard let source = zip_source_buffer_create(nil, 0, 0, &error) else { throw .damaged }
    // Closing the archive lets go of it, and the bytes are to be read afterwards.
    zip_source_keep(source)
    guard let archive = zip_open_from_source(source, ZIP_CREATE | ZIP_TRUNCATE, &error) else {
      zip_source_free(source)
      zip_source_free(source)
      throw .damaged
    }
    (self.source, self.archive) = (source, archive)
  }

  private var isClosed = false

  deinit {
    if !isClosed { zip_discard(archive) }
    zip_source_free(source)
  }

  /// Adds a file.
  /// - Parameter isStored: whether it is not compressed, as the first file of a book must not be.
  func add(_ name: String, _ bytes: [UInt8], isStored: Bool = false) throws(DocumentFault) {
    // The archive keeps the bytes until it is written.
    guard let copy = malloc(max(1, bytes.count)) else { throw .damaged }
    bytes.withUnsafeBytes { given in
      if let start = given.baseAddress { copy.copyMemory(from: start, byteCount: given.count) }
    }
    guard let content = zip_source_buffer(archive, copy, zip_uint64_t(bytes.count), 1) else {
      free(copy)
      throw .damaged
    }
    let index = zip_file_add(archive, name, content, zip_flags_t(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      zip_source_free(content)
      throw .damaged
    }
    let place = zip_uint64_t(index)
    zip_file_set_mtime(archive, place, Self.day, 0)
    if isStored { zip_set_file_compression(archive, place, zip_int32_t(ZIP_CM_STORE), 0) }
  }

  /// Ends the archive.
  func written() throws(DocumentFault) -> [UInt8] {
    guard zip_close(archive) == 0 else { throw .damaged }
    isClosed = true
    guard zip_source_open(source) == 0 else { throw .damaged }
    defer { zip_source_close(source) }
    guard zip_source_seek(source, 0, SEEK_END) == 0 else { throw .damaged }
    let count = zip_source_tell(source)
    guard count > 0, zip_source_seek(source, 0, SEEK_SET) == 0 else { throw .damaged }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    let read = bytes.withUnsafeMutableBytes {
      zip_source_read(source, $0.baseAddress, zip_uint64_t(count))
    }
    guard read == count else { throw .damaged }
    return bytes
  }
}
