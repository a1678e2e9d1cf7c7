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
  /// What a test puts in the place of the workers for charts.
  var chartWorkers: WorkerPool.Workers?
}
