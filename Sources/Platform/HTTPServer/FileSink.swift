// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// Keeps the body of a request in a file, which is removed with the last reference to it unless it was moved.
public final class FileSink: BodySink {
  private let file: TemporaryFile
  private let written = Mutex(0)

  /// Makes a new file in a folder.
  /// - Throws: `noRoom` or `failed`.
  public init(in folder: String) throws(Problem) {
    do throws(FileError) { file = try TemporaryFile(in: folder) } catch {
      throw Problem.whileKeeping(error)
    }
  }

  /// Where the file lies.
  public var path: String { file.path }

  /// How many bytes it has.
  public var size: Int { written.withLock { $0 } }

  /// Adds a piece to the file.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(Problem) {
    try add(Array(bytes))
  }

  /// Adds bytes that are there already.
  /// - Throws: `noRoom` or `failed`.
  public func add(_ bytes: [UInt8]) throws(Problem) {
    do throws(FileError) { try file.write(bytes) } catch { throw Problem.whileKeeping(error) }
    written.withLock { $0 += bytes.count }
  }
}

extension Problem {
  /// What it means that a body could not be kept.
  fileprivate static func whileKeeping(_ error: FileError) -> Problem {
    error.code == ENOSPC || error.code == EDQUOT ? .noRoom : .failed
  }
}
