// SPDX-License-Identifier: Apache-2.0

import Foundation
import Speaking
import Web

/// `earshot worker NAME`: what the server starts for heavy work.
enum WorkerCommand {
  /// What starts this program once more, even when its file was exchanged for a newer one in the meantime.
  static let program = "/proc/self/exe"
  /// Room for readers that follow what is nested; a thread of a task has half a megabyte.
  private static let stackBytes = 16 << 20

  static func run(_ words: [String]) throws(CommandError) {
    guard words.count == 1, let worker = words.first.flatMap(WebWorker.init(rawValue:)) else {
      throw .badInput { ToolWords[$0].workerOnly }
    }
    let ended = DispatchSemaphore(value: 0)
    let thread = Thread {
      worker.run()
      ended.signal()
    }
    thread.stackSize = stackBytes
    thread.start()
    ended.wait()
  }
}
