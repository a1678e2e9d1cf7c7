// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPServer
import Synchronization
import TestSupport
import Testing

@testable import CommandLine

@Suite("earshot serve") struct ServeCommandTests {
  /// Runs the command until it fails and returns what it said and its exit code.
  private func run(_ words: [String]) async -> (said: String, code: Int32) {
    let said = Mutex("")
    let note: @Sendable ([UInt8]) -> Void = { bytes in
      said.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
    }
    let console = Console(standardInput: { [] }, standardOutput: note, standardError: note)
    let code = await Tool.run(["serve"] + words, console: console)
    return (said.withLock { $0 }, code)
  }

  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  @Test("A port in use is said in one sentence, with a way on")
  func portInUse() async throws {
    let folder = try TemporaryFolder()
    let other = Server(
      configuration: Server.Configuration(port: 0, uploadFolder: folder.path)
    ) { _ in .empty() }
    try other.start()
    let port = other.port
    let result = await run([
      "--port", "\(port)", "--data", folder.path + "/data", "--resources", Self.repository,
    ])
    await other.stop()
    #expect(result.code == 1)
    #expect(
      result.said == "earshot: Port \(port) is in use by another program. "
        + "Choose another with --port, or stop that one.\n")
  }

  @Test("With --behind-proxy the server is told to believe the proxy, and only then")
  func behindProxy() throws {
    let plain = try Arguments([], for: .serve)
    let told = try Arguments(["--behind-proxy"], for: .serve)
    #expect(try !serverConfiguration(plain).isBehindProxy)
    #expect(try serverConfiguration(told).isBehindProxy)
  }

  @Test("A data folder that cannot be made is said with its path")
  func unusableFolder() async throws {
    let folder = try TemporaryFolder()
    // A file where the folder should be: nobody can write into it, not even root.
    let path = folder.path + "/file"
    try Data().write(to: URL(fileURLWithPath: path))
    let result = await run([
      "--port", "0", "--data", path + "/data", "--resources", Self.repository,
    ])
    #expect(result.code == 1)
    #expect(result.said.hasPrefix("earshot: The data folder \(path)/data cannot be used: "))
    #expect(!result.said.contains(".. "))
    #expect(result.said.hasSuffix("Choose another with --data, or make it writable.\n"))
  }

  @Test("A folder without Public is said with its path")
  func noResources() async throws {
    let folder = try TemporaryFolder()
    let result = await run([
      "--port", "0", "--data", folder.path + "/data", "--resources", folder.path,
    ])
    #expect(result.code == 1)
    #expect(result.said.contains("\(folder.path)/Public cannot be read"))
  }

  @Test(
    "Options that make no sense stop it with exit code 2",
    arguments: [
      ["--port", "70000"], ["--port", "x"], ["--certificate", "a.pem"], ["--key", "a.pem"],
      ["--prot", "80"],
    ])
  func wrongOptions(words: [String]) async {
    #expect(await run(words).code == 2)
  }
}
