// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A file or folder of tables, read in one piece.
enum TableFile {
  /// Larger than the largest table of the library, a list of hyphenations of 2 MB.
  static let maximumBytes = 4_194_304

  /// The file, or as much of its beginning as is wanted.
  ///
  /// - Throws: `.unreadable` or `.tooLarge`.
  static func bytes(
    of path: String, most: Int = maximumBytes
  ) throws(BrailleTableError) -> [UInt8] {
    let size = min(most, try size(of: path))
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path) }
    defer { close(descriptor) }
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        if got < 0, errno == EINTR { continue }
        isRead = got >= 0
        guard got > 0 else { break }
        count += got
      }
    }
    guard isRead else { throw .unreadable(path: path) }
    return bytes
  }

  /// The size of a plain file that can be read, in bytes.
  ///
  /// - Throws: `.unreadable` or `.tooLarge`.
  static func size(of path: String) throws(BrailleTableError) -> Int {
    var status = stat()
    guard !path.utf8.contains(0), stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      access(path, R_OK) == 0
    else { throw .unreadable(path: path) }
    guard status.st_size <= maximumBytes else {
      throw .tooLarge(path: path, maximumBytes: maximumBytes)
    }
    return Int(status.st_size)
  }

  /// What changes when a file is written anew: its size and its time.
  static func stamp(of path: String) throws(BrailleTableError) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .unreadable(path: path) }
    return "#\(status.st_size)-\(status.st_mtim.tv_sec)-\(status.st_mtim.tv_nsec)"
  }

  /// The names of what lies in a folder, in the order of their bytes; nil when it cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path without links, `.` and `..`; nil when there is no such file.
  static func resolved(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder of a path; `.` when it names none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
