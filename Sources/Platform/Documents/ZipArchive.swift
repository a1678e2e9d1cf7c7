// SPDX-License-Identifier: Apache-2.0

import CZip
import Foundation

/// A ZIP archive in memory, read within bounds; nothing of it is ever written to a file.
final class ZipArchive {
  /// How much an archive may hold.
  struct Limits {
    /// Files in it.
    var entries = 20_000
    /// One file unpacked, in bytes.
    var entryBytes = 16 << 20
    /// All files that are unpacked, in bytes: a book's text has a few million.
    var totalBytes = 128 << 20
  }

  private let archive: OpaquePointer
  private let limits: Limits
  private var unpacked = 0
  /// The file of which a piece was given last, so that the next piece goes on from there.
  private var started: StartedFile?

  /// - Throws: `damaged`, `unpacksTooMuch`.
  init(_ bytes: [UInt8], limits: Limits = Limits()) throws(DocumentFault) {
    self.limits = limits
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    // The archive keeps the bytes for as long as it lives: a copy, which libzip frees.
    guard let copy = malloc(max(1, bytes.count)) else { throw .damaged }
    bytes.withUnsafeBytes { given in
      if let start = given.baseAddress { copy.copyMemory(from: start, byteCount: given.count) }
    }
    guard let source = zip_source_buffer_create(copy, zip_uint64_t(bytes.count), 1, &error) else {
      free(copy)
      throw .damaged
    }
    guard let archive = zip_open_from_source(source, ZIP_RDONLY, &error) else {
      zip_source_free(source)
      throw .damaged
    }
    self.archive = archive
    try checkCount()
  }

  /// Opens the archive at a path, of any size.
  /// - Throws: `damaged`, `unpacksTooMuch`.
  init(path: String, limits: Limits = Limits()) throws(DocumentFault) {
    self.limits = limits
    var code: Int32 = 0
    guard let archive = zip_open(path, ZIP_RDONLY, &code) else { throw .damaged }
    self.archive = archive
    try checkCount()
  }

  private func checkCount() throws(DocumentFault) {
    guard zip_get_num_entries(archive, 0) <= zip_int64_t(limits.entries) else {
      throw .unpacksTooMuch
    }
  }

  deinit {
    started = nil
    zip_discard(archive)
  }

  /// The names of its files in their order, each once; folders are none.
  var names: [String] {
    var seen: Set<String> = []
    return (0..<max(0, zip_get_num_entries(archive, 0))).compactMap { index in
      guard let name = zip_get_name(archive, zip_uint64_t(index), 0) else { return nil }
      let text = String(cString: name)
      return text.hasSuffix("/") || !seen.insert(text).inserted ? nil : text
    }
  }

  /// Whether there is a file of this name.
  func has(_ name: String) -> Bool { zip_name_locate(archive, name, 0) >= 0 }

  /// The name of a file, which may be written in other letters, small or large; nil where there is none.
  func name(like name: String) -> String? {
    var index = zip_name_locate(archive, name, 0)
    if index < 0 { index = zip_name_locate(archive, name, zip_flags_t(ZIP_FL_NOCASE)) }
    guard index >= 0, let found = zip_get_name(archive, zip_uint64_t(index), 0) else { return nil }
    return String(cString: found)
  }

  /// A piece of a file that may be large, such as a sound; pieces in their order are unpacked once.
  /// - Returns: fewer bytes than asked for only at its end; nil where there is no such file.
  /// - Throws: `damaged`, `locked`.
  func piece(of name: String, from offset: Int, count: Int) throws(DocumentFault) -> [UInt8]? {
    let file: StartedFile
    if let started, started.name == name, started.offset <= offset {
      file = started
    } else {
      guard let first = try start(name) else { return nil }
      file = first
    }
    // One that turned out to be damaged is not gone on with.
    started = nil
    while file.offset < offset {
      let most = min(count, offset - file.offset)
      if try file.read(most).isEmpty { return [] }
    }
    let content = try file.read(count)
    started = content.count < count ? nil : file
    return content
  }

  /// Opens a file at its beginning; nil where there is none of this name.
  private func start(_ name: String) throws(DocumentFault) -> StartedFile? {
    let index = zip_name_locate(archive, name, 0)
    guard index >= 0 else { return nil }
    var status = zip_stat_t()
    guard zip_stat_index(archive, zip_uint64_t(index), 0, &status) == 0 else { throw .damaged }
    guard status.encryption_method == 0 else { throw .locked }
    guard let file = zip_fopen_index(archive, zip_uint64_t(index), 0) else { throw .damaged }
    return StartedFile(name, file)
  }

  /// A file unpacked; nil where there is none of this name.
  /// - Throws: `damaged`, `unpacksTooMuch`, `locked`.
  func file(_ name: String) throws(DocumentFault) -> [UInt8]? {
    let index = zip_name_locate(archive, name, 0)
    guard index >= 0 else { return nil }
    var status = zip_stat_t()
    guard zip_stat_index(archive, zip_uint64_t(index), 0, &status) == 0 else { throw .damaged }
    guard status.encryption_method == 0 else { throw .locked }
    let size = Int(clamping: status.size)
    guard size <= limits.entryBytes, unpacked + size <= limits.totalBytes else {
      throw .unpacksTooMuch
    }
    guard let file = zip_fopen_index(archive, zip_uint64_t(index), 0) else { throw .damaged }
    defer { zip_fclose(file) }
    // What the archive says of the size may be a lie; no more than that is read.
    var content = [UInt8](repeating: 0, count: size)
    var have = 0
    while have < size {
      let count = content[have...].withUnsafeMutableBytes {
        zip_fread(file, $0.baseAddress, zip_uint64_t($0.count))
      }
      guard count > 0 else { throw .damaged }
      have += Int(count)
    }
    unpacked += size
    return content
  }
}

/// A file of an archive that is unpacked from its beginning on; it must go before its archive.
private final class StartedFile {
  let name: String
  private(set) var offset = 0
  private let file: OpaquePointer

  init(_ name: String, _ file: OpaquePointer) {
    (self.name, self.file) = (name, file)
  }

  deinit { zip_fclose(file) }

  /// What follows; fewer bytes than asked for only at the end.
  func read(_ count: Int) throws(DocumentFault) -> [UInt8] {
    var content = [UInt8](repeating: 0, count: count)
    var have = 0
    while have < count {
      let read = content[have...].withUnsafeMutableBytes {
        zip_fread(file, $0.baseAddress, zip_uint64_t($0.count))
      }
      guard read >= 0 else { throw .damaged }
      if read == 0 { break }
      have += Int(read)
    }
    content.removeLast(count - have)
    offset += have
    return content
  }
}

/// Why a document's parts could not be read.
public enum DocumentFault: String, Error, Sendable {
  /// It is damaged, or not what it says it is.
  case damaged
  /// It unpacks to more than any document has.
  case unpacksTooMuch
  /// It is locked by a password or by rights management.
  case locked
  /// It is a table of a spreadsheet program.
  case spreadsheet
  /// It is slides of a program for talks.
  case slides
  /// It is a document of another program, such as LibreOffice.
  case otherDocument
  /// It is an archive of files.
  case archive
}
