// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Speaking
import Synchronization
import Web

/// Where the tool reads and writes, so that tests can look over its shoulder.
package final class Console: Sendable {
  private let standardInput: @Sendable () throws -> [UInt8]
  private let standardInputPiece: @Sendable () -> [UInt8]?
  private let standardOutput: @Sendable ([UInt8]) throws -> Void
  private let standardError: @Sendable ([UInt8]) -> Void
  private let readsProcess: Bool
  /// The language of whoever reads, for messages and help.
  let language: Language
  /// Why something printed did not arrive; the first such reason.
  private let loss = Mutex<String?>(nil)

  /// A console that reads and writes through the given functions.
  /// - Parameters:
  ///   - standardInput: all that is still to be read.
  ///   - standardInputPiece: what comes next, waiting for it; nil at the end.
  ///   - language: that of whoever reads.
  ///   - isProcess: whether these are the process's own, so that a terminal may be behind them.
  package init(
    standardInput: @escaping @Sendable () throws -> [UInt8],
    standardInputPiece: @escaping @Sendable () -> [UInt8]? = { nil },
    standardOutput: @escaping @Sendable ([UInt8]) throws -> Void,
    standardError: @escaping @Sendable ([UInt8]) -> Void, language: Language = .english,
    isProcess: Bool = false
  ) {
    self.language = language
    readsProcess = isProcess
    self.standardInput = standardInput
    self.standardInputPiece = standardInputPiece
    self.standardOutput = standardOutput
    self.standardError = standardError
  }

  /// The process's own input and output.
  package static let process = Console(
    standardInput: { [UInt8](try FileHandle.standardInput.readToEnd() ?? Data()) },
    standardInputPiece: { readPiece(of: STDIN_FILENO) },
    standardOutput: { try FileHandle.standardOutput.write(contentsOf: Data($0)) },
    standardError: { try? FileHandle.standardError.write(contentsOf: Data($0)) },
    language: Language(ofEnvironment: ProcessInfo.processInfo.environment), isProcess: true)

  /// The next bytes of standard input, as many as are there; waits for them, and gives nil at the end.
  func nextPiece() -> [UInt8]? { standardInputPiece() }

  /// What starts this program once more; nil where it runs within a test.
  var program: String? { readsProcess ? WorkerCommand.program : nil }

  /// Whether the process is the tool's, so that its rights are the tool's to give up; not so within a test.
  var ownsProcess: Bool { readsProcess }

  /// Whether standard input is a terminal, so that keys can be taken one by one.
  var isTerminal: Bool { readsProcess && isatty(STDIN_FILENO) == 1 }

  /// Whether more can be read within so many milliseconds.
  func hasMore(within milliseconds: Int) -> Bool {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, Int32(milliseconds)) > 0
  }

  private static func readPiece(of descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count > 0 { return Array(buffer[..<count]) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }

  /// Prints a line.
  func print(_ line: String) { write(Array((line + "\n").utf8)) }

  /// Prints bytes as they are.
  func write(_ bytes: [UInt8]) {
    do { try standardOutput(bytes) } catch {
      loss.withLock { $0 = $0 ?? systemReason(of: error) }
    }
  }

  /// Why not all that was printed arrived, such as a full disk; nil when all is well.
  var lostOutput: String? { loss.withLock { $0 } }

  /// Whether standard output is a terminal, which cannot show what is no text.
  var showsOutput: Bool { readsProcess && isatty(STDOUT_FILENO) == 1 }

  /// Prints a line where problems are told.
  func complain(_ line: String) { standardError(Array((line + "\n").utf8)) }

  /// All bytes of a file, or of standard input for `-`.
  ///
  /// - Throws: a `CommandError` that says which file cannot be read and why.
  func read(_ path: String, limit: Int = 256 << 20) throws(CommandError) -> [UInt8] {
    if path == "-" {
      do { return try standardInput() } catch {
        let reason = systemReason(of: error)
        throw .badInput { FileWords[$0].unreadableInput(reason) }
      }
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .badInput { FileWords[$0].noFile(path) }
    }
    guard !isFolder.boolValue else { throw .badInput { FileWords[$0].isFolder(path) } }
    // A handle, since a pipe has no size and cannot be mapped.
    guard let file = FileHandle(forReadingAtPath: path),
      let data = try? file.read(upToCount: limit + 1) ?? Data()
    else {
      throw .badInput { FileWords[$0].unreadable(path) }
    }
    guard data.count <= limit else {
      throw .badInput {
        FileWords[$0].tooLarge(["path": path, "megabytes": "\(limit >> 20)"])
      }
    }
    return [UInt8](data)
  }
}
