// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// What the system did not do with a file.
public struct FileError: Error, Sendable, Hashable {
  /// The file.
  public let path: String
  /// The number of the error, as in `errno`.
  public let code: Int32

  /// The system's words for the error.
  public var reason: String { String(cString: strerror(code)) }
}

/// A file that is removed with the last reference to it, unless it was moved.
final class TemporaryFile: Sendable {
  let path: String
  private let descriptor: Mutex<Int32>

  /// Makes a new file in a folder, readable by us only.
  init(in folder: String) throws(FileError) {
    let name = Text.hexadecimal(UInt64.random(in: 0 ... .max), digits: 16)
    path = "\(folder)/upload-\(name)"
    let opened = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    descriptor = Mutex(opened)
    guard opened >= 0 else { throw FileError(path: path, code: errno) }
  }

  deinit {
    close()
    unlink(path)
  }

  func write(_ bytes: [UInt8]) throws(FileError) {
    let descriptor = descriptor.withLock { $0 }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        Glibc.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path: path, code: errno)
      }
      written += count
    }
  }

  func close() {
    descriptor.withLock { descriptor in
      if descriptor >= 0 { Glibc.close(descriptor) }
      descriptor = -1
    }
  }

  func move(to target: String) throws(FileError) {
    if rename(path, target) == 0 { return }
    guard errno == EXDEV else { throw FileError(path: target, code: errno) }
    try copy(to: target)
    unlink(path)
  }

  private func copy(to target: String) throws(FileError) {
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw FileError(path: path, code: errno) }
    defer { Glibc.close(source) }
    let copy = open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard copy >= 0 else { throw FileError(path: target, code: errno) }
    defer { Glibc.close(copy) }
    while true {
      // One mebibyte a call; the kernel copies without us.
      let count = sendfile(copy, source, nil, 1 << 20)
      if count == 0 { return }
      if count < 0, errno != EINTR {
        let code = errno
        unlink(target)
        throw FileError(path: target, code: code)
      }
    }
  }
}
