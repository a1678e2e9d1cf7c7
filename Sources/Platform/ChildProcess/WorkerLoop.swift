// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The life of a worker: reads orders from standard input, writes answers to standard output, and ends with the input.
public enum WorkerLoop {
  /// The longest head and body of an order, in bytes.
  private static let mostBytes = 64 << 20

  /// Works until there are no more orders; blocks its thread.
  public static func run(_ work: (_ head: [UInt8], _ body: [UInt8]) -> [UInt8]) {
    // A pool that is gone is no fault.
    signal(SIGPIPE, SIG_IGN)
    while let lengths = read(8) {
      let (headCount, bodyCount) = (
        WorkerExchange.number(lengths[..<4]), WorkerExchange.number(lengths[4...])
      )
      guard headCount <= mostBytes, bodyCount <= mostBytes, let head = read(headCount),
        let body = read(bodyCount)
      else { return }
      let answer = work(head, body)
      guard write(WorkerExchange.length(answer.count)), write(answer) else { return }
    }
  }

  private static func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var have = 0
    while have < count {
      let got = bytes[have...].withUnsafeMutableBytes {
        Foundation.read(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if got > 0 {
        have += got
      } else if got == 0 || errno != EINTR {
        return nil
      }
    }
    return bytes
  }

  private static func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
