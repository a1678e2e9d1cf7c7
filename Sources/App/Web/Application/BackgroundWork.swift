// SPDX-License-Identifier: Apache-2.0

import Foundation
import Jobs
import Reading
import Speaking

/// The work that takes long, in a process of its own: preparing recordings, reading files, speaking texts, tidying.
///
/// Any number of them may work on one data folder, beside the server.
public struct BackgroundWork: Sendable {
  private let services: Services
  private let configuration: WebConfiguration

  /// Opens a data folder that a server has made.
  ///
  /// - Throws: `WebError` with a sentence that says what stands in the way.
  public init(_ configuration: WebConfiguration) async throws(WebError) {
    let folder = URL(fileURLWithPath: configuration.dataFolder).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: folder + "/earshot.db") else {
      throw WebError { AdministrationWords[$0].noData(folder) }
    }
    self.configuration = configuration
    services = try await Services(
      dataFolder: folder, workers: WorkerSettings(program: configuration.workerProgram),
      feed: { RelayingChangeFeed(database: $0) })
  }

  /// Works until the task is cancelled; what is under way then is handed on to others.
  public func run() async {
    let worker = services.worker(
      .withoutPages, places: configuration.jobPlaces, report: configuration.report)
    // Ends after the worker, whose last changes it carries.
    let carrying = Task { await services.reading.carryChanges() }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await worker.run() }
      group.addTask { await services.jobs.wakeForOtherProcesses() }
    }
    carrying.cancel()
    await carrying.value
  }
}
