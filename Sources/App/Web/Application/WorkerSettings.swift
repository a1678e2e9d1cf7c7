// SPDX-License-Identifier: Apache-2.0

import BrailleService
import ChartFiles

/// How the heavy work is done, and how much of it one may have.
struct WorkerSettings: Sendable {
  var charts: ChartWorkerSettings
  var braille: BrailleWorkerSettings
  /// What is started as a worker that opens documents; nil to work in this process.
  var documents: String?

  /// - Parameter program: What is started as a worker, with `worker NAME` as its arguments; nil to work in this process.
  init(program: String? = nil) {
    charts = ChartWorkerSettings(program: program)
    braille = BrailleWorkerSettings(program: program)
    documents = program
  }
}
