// SPDX-License-Identifier: Apache-2.0

import Glibc
import HTTPServer
import Synchronization
import Testing

/// A folder of its own for a test, removed with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/earshot-test-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    path = String(cString: made)
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: String) {
    for name in names(in: path) {
      if unlink("\(path)/\(name)") != 0 { remove("\(path)/\(name)") }
    }
    rmdir(path)
  }

  static func names(in path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  var names: [String] { Self.names(in: path) }

  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let target = "\(path)/\(name)"
    if let slash = name.lastIndex(of: "/") {
      var folder = path
      for part in name[..<slash].split(separator: "/") {
        folder += "/\(part)"
        mkdir(folder, 0o700)
      }
    }
    let file = try #require(fopen(target, "w"))
    defer { fclose(file) }
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    return target
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, Array(text.utf8))
  }

  static func read(_ path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var result: [UInt8] = []
    while true {
      let count = fread(&bytes, 1, bytes.count, file)
      if count == 0 { return result }
      result += bytes[..<count]
    }
  }
}

/// Collects what a server logs and lets a test wait for it.
final class LogBook: Sendable {
  private let stream: AsyncStream<LogEntry>
  private let sink: AsyncStream<LogEntry>.Continuation

  init() { (stream, sink) = AsyncStream.makeStream() }

  func add(_ entry: LogEntry) { sink.yield(entry) }

  /// The next entry.
  func next() async throws -> LogEntry {
    var iterator = stream.makeAsyncIterator()
    return try #require(await iterator.next())
  }
}

/// Runs a server on a free port while a test talks to it, and stops it.
func withServer(
  _ responder: any Responder,
  _ change: (inout Server.Configuration) -> Void = { _ in },
  _ body: @Sendable (Int) async throws -> Void
) async throws {
  let folder = try TemporaryFolder()
  var configuration = Server.Configuration(port: 0, uploadFolder: folder.path)
  configuration.threads = 2
  configuration.stopSeconds = 5
  // A machine may stand still for longer than an honest client does; tests of slow clients choose their own limits.
  configuration.limits.idleSeconds = 600
  configuration.limits.headSeconds = 600
  configuration.limits.bodyGraceSeconds = 600
  configuration.heartbeatSeconds = 600
  change(&configuration)
  let server = Server(configuration: configuration, responder: responder)
  try server.start()
  let port = server.port
  do {
    try await body(port)
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
  withExtendedLifetime(folder) {}
}

func withServer(
  handler: @escaping Handler,
  _ change: (inout Server.Configuration) -> Void = { _ in },
  _ body: @Sendable (Int) async throws -> Void
) async throws {
  try await withServer(HandlerResponder(handler: handler), change, body)
}
