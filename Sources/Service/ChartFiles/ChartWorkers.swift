// SPDX-License-Identifier: Apache-2.0

package import ChildProcess

/// How charts are worked on for visitors, and how much of it one may have.
package struct ChartWorkerSettings: Sendable {
  /// What is started as a worker, with `worker charts` as its arguments; nil to work in this process.
  package var program: String?
  /// How much is done at once.
  package var limits = WorkerPool.Limits()
  /// How long one chart may take: the largest that may be sent takes a third of it.
  package var time = WorkTime(seconds: 40, processorSeconds: 20)
  /// What counts as small, in bytes: some ten thousand rows.
  package var smallBytes = 256 << 10
  /// How long a small chart may take at the places for those, before it goes to the others: tens of times what it needs.
  package var smallTime = WorkTime(seconds: 10, processorSeconds: 3)
  /// What a test puts in the place of the workers.
  package var workers: WorkerPool.Workers?

  /// The usual settings.
  package init(program: String? = nil) { self.program = program }
}

/// Works on charts that somebody sent: nothing of it is reckoned in the process that serves.
///
/// What is small has places of its own, so that it does not wait behind what is large; small work that takes long goes
/// on to the others.
package struct ChartWorkers: Sendable {
  /// What can be sent, in bytes: more than a person's spreadsheet has, and little enough to be read in a moment.
  package static let mostBytes = 20_000_000
  /// The longest sound that is made for visitors, in seconds; longer ones are for the command line.
  package static let mostSeconds = 120.0

  private let large: WorkerPool
  private let small: WorkerPool
  private let settings: ChartWorkerSettings

  /// Workers of a kind.
  package init(_ kind: WorkerKind, _ settings: ChartWorkerSettings) {
    let workers = settings.workers ?? kind.workers(settings.program)
    large = WorkerPool(workers, limits: settings.limits)
    small = WorkerPool(workers, limits: settings.limits)
    self.settings = settings
  }

  /// Starts them, so that the first chart need not wait for them.
  package func start() {
    large.start()
    small.start()
  }

  /// The answer to an order.
  package func perform(
    _ order: WorkOrder, for client: String
  ) async throws(WorkerError) -> [UInt8] {
    if order.body.count < settings.smallBytes {
      do throws(WorkerError) {
        return try await small.perform(order, for: client, within: settings.smallTime)
      } catch {
        guard error == .tooSlow else { throw error }
      }
    }
    return try await large.perform(order, for: client, within: settings.time)
  }
}
