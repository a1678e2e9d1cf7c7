// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Runs the jobs of an actor on a serial queue of its own, so that work which waits or takes long never holds a
/// thread of the cooperative pool.
package final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// An executor whose queue has this label.
  package init(label: String) {
    queue = DispatchQueue(label: label)
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
