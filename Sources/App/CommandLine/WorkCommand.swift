// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation
import HTTPServer
import Speaking
import Web

extension Command {
  /// `earshot work`: the slow work of a server, in a process of its own.
  static let work = Command(
    path: ["work"],
    summary: { WorkWords[$0].summary },
    options: [
      .value("--data", "DIR") { WorkWords[$0].data },
      .value("--job-places", "N") { WorkWords[$0].jobPlaces },
    ],
    discussion: { WorkWords[$0].discussion },
    run: { arguments, console in try await runWork(arguments, console) })
}

private func runWork(_ arguments: Arguments, _ console: Console) async throws {
  let places = try arguments.integer("--job-places", in: 1...64)
  // Installed first, so that a signal during the start is not lost.
  let signals = StopSignals()
  // Nothing waits for whoever reads standard error.
  let log = LogQueue(descriptor: STDERR_FILENO)
  var web = WebConfiguration(
    dataFolder: arguments.text("--data") ?? "data", resourceFolder: "",
    workerProgram: WorkerCommand.program, version: Tool.version, report: { log.add($0) })
  web.jobPlaces = places ?? web.jobPlaces
  let work: BackgroundWork
  let rights =
    console.ownsProcess ? StartingRights(dataFolder: web.dataFolder) : .unchanged
  do throws(WebError) {
    work = try await BackgroundWork(web)
  } catch {
    await log.close(withinMilliseconds: 1000)
    throw CommandError.badInput { error.message(in: $0) }
  }
  rights.take()
  if !rights.giveUp() {
    console.complain("earshot: \(ServeWords[arguments.language].stillRoot)")
    exit(1)
  }
  log.add(Confinement.abilities().description)
  if let notice = rights.notice { log.add(notice) }
  console.print(WorkWords[arguments.language].working(web.dataFolder))
  let background = Task { await work.run() }
  await signals.first()
  log.add("Earshot is stopping.")
  background.cancel()
  await background.value
  await log.close(withinMilliseconds: 1000)
}
