// SPDX-License-Identifier: Apache-2.0

import ChildProcess

/// How the heavy work is done, and how much of it one may have.
struct WorkerSettings: Sendable {
  /// What is started as a worker, with `worker NAME` as its arguments; nil to work in this process.
  var program: String?
  /// How much is done at once for charts.
  var chartLimits = WorkerPool.Limits()
  /// How long one chart may take: the largest that may be sent takes a third of it.
  var chartTime = WorkTime(seconds: 40, processorSeconds: 20)
  /// What counts as small, in bytes: some ten thousand rows.
  var smallChartBytes = 256 << 10
  /// How long a small chart may take at the places for those, before it goes to the others: tens of times what it needs.
  var smallChartTime = WorkTime(seconds: 10, processorSeconds: 3)
  /// What a test puts in the place of the workers for charts.
  var chartWorkers: WorkerPool.Workers?
  /// How much is done at once for braille.
  ///
  /// Cells come singly and by the hundred in a second from a class behind one
  /// address; one client may have a quarter of a worker, and what a class asks for takes a twentieth.
  var brailleLimits = {
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
  var brailleTime = BrailleWorkers.textTime
  /// What a test puts in the place of the workers for braille.
  var brailleWorkers: WorkerPool.Workers?
}
