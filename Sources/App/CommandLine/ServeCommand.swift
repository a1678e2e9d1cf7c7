// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation
import HTTPServer
import Speaking
import Web

extension Command {
  /// `earshot serve`: the web pages and the API.
  static let serve = Command(
    path: ["serve"],
    summary: { ServeWords[$0].summary },
    options: [
      .value("--port", "N") { ServeWords[$0].port },
      .value("--host", "H") { ServeWords[$0].host },
      .value("--data", "DIR") { ServeWords[$0].data },
      .value("--resources", "DIR") { ServeWords[$0].resources },
      .value("--certificate", "FILE") { ServeWords[$0].certificate },
      .value("--key", "FILE") { ServeWords[$0].key },
      .value("--job-places", "N") { ServeWords[$0].jobPlaces },
      .flag("--behind-proxy") { ServeWords[$0].behindProxy },
    ] + MailOptions.all,
    discussion: { ServeWords[$0].discussion },
    run: { arguments, console in try await runServer(arguments, console) })
}

private func runServer(_ arguments: Arguments, _ console: Console) async throws {
  var configuration = try serverConfiguration(arguments)
  let jobPlaces = try arguments.integer("--job-places", in: 0...64)
  let office = try MailOptions(
    arguments, environment: ProcessInfo.processInfo.environment
  ) { (path) throws(CommandError) in try console.read(path, limit: 1 << 20) }.office()
  // Installed first, so that a signal during the start is not lost.
  let signals = StopSignals()
  // Nothing waits for whoever reads standard error.
  let log = LogQueue(descriptor: STDERR_FILENO)
  do throws(WebError) {
    var web = WebConfiguration(
      dataFolder: arguments.text("--data") ?? "data",
      resourceFolder: try resourceFolder(arguments.text("--resources")),
      workerProgram: WorkerCommand.program, version: Tool.version, report: { log.add($0) })
    web.jobPlaces = jobPlaces ?? web.jobPlaces
    web.office = office
    // Before anything is made in the data folder, so that its files belong to whoever the server becomes.
    let rights =
      console.ownsProcess
      ? StartingRights(dataFolder: web.dataFolder, resourceFolder: web.resourceFolder) : .unchanged
    let application = try await WebApplication(web)
    configuration.uploadFolder = application.uploadFolder
    configuration.log = { log.add($0) }
    configuration.warn = { log.add($0) }
    let server = Server(configuration: configuration, responder: application.router)
    rights.take()
    // Nobody is answered by root: what a stranger starts then would be root's, too.
    try application.start(server) {
      guard !rights.giveUp() else { return }
      console.complain("earshot: \(ServeWords[arguments.language].stillRoot)")
      exit(1)
    }
    let scheme = configuration.tls == nil ? "http" : "https"
    let host = configuration.host
    let name = host.contains(":") ? "[\(host)]" : host
    // Said of a server that runs; one that cannot start says why, and nothing else.
    log.add(Confinement.abilities().description)
    if let notice = rights.notice { log.add(notice) }
    let address = "\(scheme)://\(name):\(server.port)"
    console.print(ServeWords[arguments.language].listening(address))
    let background = Task { await application.runInBackground() }
    await signals.first()
    log.add("Earshot is stopping.")
    background.cancel()
    await server.stop()
    await background.value
    await log.close(withinMilliseconds: 1000)
  } catch {
    await log.close(withinMilliseconds: 1000)
    throw CommandError.outside { error.message(in: $0) }
  }
}

/// How the server listens, as the options say.
func serverConfiguration(
  _ arguments: Arguments
) throws(CommandError) -> Server.Configuration {
  var configuration = Server.Configuration(
    host: arguments.text("--host") ?? "127.0.0.1",
    port: try arguments.integer("--port", in: 0...65_535) ?? 8080)
  configuration.tls = try tlsFiles(arguments)
  configuration.isBehindProxy = arguments.has("--behind-proxy")
  return configuration
}

private func tlsFiles(_ arguments: Arguments) throws(CommandError) -> Server.Configuration.TLS? {
  switch (arguments.text("--certificate"), arguments.text("--key")) {
  case (nil, nil): return nil
  case (let certificate?, let key?):
    return Server.Configuration.TLS(certificatePath: certificate, keyPath: key)
  default: throw .badInput { ServeWords[$0].bothOrNeither }
  }
}

/// The folder that holds `Public` and `Examples`: as told, else above the program, else beside it.
private func resourceFolder(_ told: String?) throws(WebError) -> String {
  if let told = told ?? ProcessInfo.processInfo.environment["EARSHOT_RESOURCES"] { return told }
  let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  var folder = program.deletingLastPathComponent()
  while folder.path != "/" {
    if holdsResources(folder) { return folder.path }
    folder.deleteLastPathComponent()
  }
  return program.deletingLastPathComponent().appendingPathComponent("../share/earshot")
    .standardizedFileURL.path
}

private func holdsResources(_ folder: URL) -> Bool {
  ["Public", "Examples"].allSatisfy {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
  }
}
