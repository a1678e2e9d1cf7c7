// SPDX-License-Identifier: Apache-2.0

import Foundation
import Speaking
import Web

/// A file that a command writes: whole or not at all.
struct OutputFile {
  let path: String
  /// A folder on the same disk for what is on its way, so that the finished file only takes its name; nil where the
  /// path leads to a device or a pipe, which takes bytes as they come and must stay what it is.
  let folder: String?
  /// The file that takes the name: where the path is a link, what it leads to.
  let target: String

  /// - Throws: a `CommandError` where nothing can be written at that path.
  init(_ path: String) throws(CommandError) {
    self.path = path
    var status = stat()
    guard stat(path, &status) == 0 else {
      target = path
      folder = try Self.folder(of: path)
      return
    }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else {
      throw .badInput { FileWords[$0].isFolder(path) }
    }
    target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    folder = kind == S_IFREG ? try Self.folder(of: target) : nil
  }

  private static func folder(of path: String) throws(CommandError) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw .badInput { FileWords[$0].noFolder(folder) } }
    guard access(folder, W_OK | X_OK) == 0 else {
      throw .outside { FileWords[$0].closedFolder(folder) }
    }
    return folder
  }

  /// Writes bytes that are at hand.
  func save(_ bytes: [UInt8]) throws(CommandError) {
    guard folder != nil else { return try pour([bytes]) }
    do { try Data(bytes).write(to: URL(fileURLWithPath: target), options: .atomic) } catch {
      throw unwritable(error)
    }
  }

  /// Writes the contents of a file, a piece at a time, to a device or a pipe.
  func pour(contentsOf file: String) throws(CommandError) {
    guard let pieces = FilePieces(file) else {
      throw .outside { FileWords[$0].lostFile(file) }
    }
    try pour(pieces)
  }

  private func pour(_ pieces: some Sequence<[UInt8]>) throws(CommandError) {
    do {
      let device = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      defer { try? device.close() }
      for piece in pieces { try device.write(contentsOf: piece) }
    } catch {
      throw unwritable(error)
    }
  }

  private func unwritable(_ error: any Error) -> CommandError {
    let (path, reason) = (path, systemReason(of: error))
    return .outside { FileWords[$0].unwritable(["path": path, "reason": reason]) }
  }
}

/// A file in pieces that fit into little memory.
struct FilePieces: Sequence, IteratorProtocol {
  private let file: FileHandle

  /// Bytes of a piece.
  private static let size = 65_536

  init?(_ path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    self.file = file
  }

  func next() -> [UInt8]? {
    guard let data = try? file.read(upToCount: Self.size), !data.isEmpty else { return nil }
    return [UInt8](data)
  }
}
