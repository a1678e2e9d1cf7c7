// SPDX-License-Identifier: Apache-2.0

import BrailleService
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
  /// How braille is translated.
  var braille: BrailleWorkerSettings

  init(program: String? = nil) {
    self.program = program
    braille = BrailleWorkerSettings(program: program)
  }
}
