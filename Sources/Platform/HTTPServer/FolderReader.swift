// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Reads all files of a folder and the folders in it.
enum FolderReader {
  /// Names relative to the folder with the contents, sorted by name.
  ///
  /// Names that begin with a dot are left out, and so are links that lead out of the folder.
  static func read(_ folder: String) throws(FileError) -> [(name: String, bytes: [UInt8])] {
    guard let root = realPath(folder) else { throw FileError(path: folder, code: errno) }
    var result: [(name: String, bytes: [UInt8])] = []
    try collect(root, root: root, prefix: "", into: &result)
    return result.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func collect(
    _ folder: String, root: String, prefix: String,
    into result: inout [(name: String, bytes: [UInt8])]
  ) throws(FileError) {
    for name in try names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      guard let real = realPath(path), real.hasPrefix(root + "/") else { continue }
      var status = stat()
      guard stat(path, &status) == 0 else { throw FileError(path: path, code: errno) }
      switch status.st_mode & S_IFMT {
      // A linked folder is left out: it could lead in a circle.
      case S_IFDIR where real == path:
        try collect(path, root: root, prefix: prefix + name + "/", into: &result)
      case S_IFREG: result.append((prefix + name, try contents(path)))
      default: continue
      }
    }
  }

  private static func names(in folder: String) throws(FileError) -> [String] {
    guard let directory = opendir(folder) else { throw FileError(path: folder, code: errno) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
            String(cString: $0)
          }
        })
    }
    return names
  }

  /// The whole content of a file.
  static func contents(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    defer { close(descriptor) }
    var result: [UInt8] = []
    // 64 KiB a read.
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return result }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path: path, code: errno)
      }
      result.append(contentsOf: piece[..<count])
    }
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
