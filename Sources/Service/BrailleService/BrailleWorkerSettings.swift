// SPDX-License-Identifier: Apache-2.0

package import ChildProcess

/// How braille is translated for visitors, and how much of it one may have.
package struct BrailleWorkerSettings: Sendable {
  /// What is started as a worker, with `worker braille` as its arguments; nil to work in this process.
  package var program: String?
  /// How much is done at once.
  ///
  /// Cells come singly and by the hundred in a second from a class behind one
  /// address; one client may have a quarter of a worker, and what a class asks for takes a twentieth.
  package var limits = {
    var limits = WorkerPool.Limits()
    limits.mostWaiting = 1024
    limits.mostWaitingOfClient = 512
    limits.budgetSeconds = 20
    limits.budgetPerSecond = 0.25
    // Four such texts, then none for a while: whoever sends them waits behind whoever does not.
    limits.endedSeconds = 3
    // Another worker would have to read its tables again.
    limits.retiresAfterBytes = 256 << 20
    limits.answerBytes = 4 << 20
    return limits
  }()
  /// How long a text may take.
  package var textTime = BrailleWorkers.textTime
  /// What a test puts in the place of the workers.
  package var workers: WorkerPool.Workers?

  /// The usual settings.
  package init(program: String? = nil) { self.program = program }
}
