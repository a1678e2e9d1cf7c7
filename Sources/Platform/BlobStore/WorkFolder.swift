// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder for the unfinished files of one process.
///
/// The process holds a lock on it (`flock`), which the kernel takes away when the process ends, however it ends: so
/// whoever gets the lock knows that nobody works there any more. A number of a process would not do: it is given to
/// others, and means nothing to a machine that shares the disk.
final class WorkFolder: Sendable {
  /// The absolute path.
  let path: String
  private let descriptor: Int32

  /// Makes a folder and takes its lock.
  /// - Parameter folder: the folder of all such folders.
  init(in folder: String) throws(BlobStoreError) {
    while true {
      let path = folder + "/" + Self.prefix + UUID().uuidString
      guard mkdir(path, 0o700) == 0 else { throw Self.failure("mkdir") }
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if descriptor >= 0 {
        // Where a disk knows no such locks, nobody gets one, and nothing is swept.
        _ = flock(descriptor, LOCK_EX)
        if Self.isStillThere(path, descriptor) {
          self.path = path
          self.descriptor = descriptor
          return
        }
        close(descriptor)
      } else if errno != ENOENT {
        throw Self.failure("open")
      }
      // Somebody swept it between its making and its lock.
    }
  }

  deinit { close(descriptor) }

  /// Removes the folders whose process has ended, and loose files of a day ago, which earlier versions left.
  static func sweep(_ folder: String, now: Date) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = folder + "/" + name
      if name.hasPrefix(prefix) {
        removeAbandoned(path)
      } else {
        let attributes = try? manager.attributesOfItem(atPath: path)
        guard let changed = attributes?[.modificationDate] as? Date else { continue }
        if now.timeIntervalSince(changed) > 86_400 { try? manager.removeItem(atPath: path) }
      }
    }
  }

  private static let prefix = "work-"

  private static func removeAbandoned(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return }
    // Removed under the lock: a process that is just making it finds it gone, and makes another.
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func isStillThere(_ path: String, _ descriptor: Int32) -> Bool {
    var named = stat()
    var opened = stat()
    return stat(path, &named) == 0 && fstat(descriptor, &opened) == 0
      && named.st_ino == opened.st_ino && named.st_dev == opened.st_dev
  }

  private static func failure(_ operation: String) -> BlobStoreError {
    if errno == ENOSPC { return .full }
    return .failed(operation: operation, reason: String(cString: strerror(errno)))
  }
}
