// SPDX-License-Identifier: Apache-2.0

import CSystem
import Foundation

/// A pipe that becomes readable when a run is to be cancelled, so that a waiting thread wakes at once.
final class Canceller: Sendable {
  let readingEnd: Int32
  private let writingEnd: Int32

  init() throws(ChildProcessError) {
    let pipe = try Pipe.open()
    readingEnd = pipe.reading
    writingEnd = pipe.writing
  }

  deinit {
    close(readingEnd)
    close(writingEnd)
  }

  /// Takes back what `cancel` did, so that the pipe can be used again.
  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    _ = read(readingEnd, &bytes, bytes.count)
  }

  func cancel() {
    var byte: UInt8 = 1
    _ = write(writingEnd, &byte, 1)
  }
}

/// Two ends of a pipe that programs do not inherit.
struct Pipe {
  let reading: Int32
  let writing: Int32

  static func open() throws(ChildProcessError) -> Pipe {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else {
      throw .cannotStart(reason: String(cString: strerror(errno)))
    }
    return Pipe(reading: ends[0], writing: ends[1])
  }
}
