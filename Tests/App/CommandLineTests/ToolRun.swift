// SPDX-License-Identifier: Apache-2.0

import CommandLine
import Speaking
import Synchronization

/// What a run of the tool printed, and how it ended.
struct ToolRun: Sendable {
  var output = ""
  var complaints = ""
  var code: Int32 = -1

  /// Runs the tool with the words after its name, and `input` on standard input, for a person of this language.
  static func of(
    _ words: [String], input: String = "", in language: Language = .english
  ) async -> ToolRun {
    let pieces = Mutex(ArraySlice([[UInt8](input.utf8)]))
    let output = Mutex([UInt8]())
    let complaints = Mutex([UInt8]())
    let console = Console(
      standardInput: { [UInt8](input.utf8) },
      standardInputPiece: { pieces.withLock { $0.popFirst() } },
      standardOutput: { bytes in output.withLock { $0 += bytes } },
      standardError: { bytes in complaints.withLock { $0 += bytes } },
      language: language)
    let code = await Tool.run(words, console: console)
    return ToolRun(
      output: String(decoding: output.withLock { $0 }, as: UTF8.self),
      complaints: String(decoding: complaints.withLock { $0 }, as: UTF8.self), code: code)
  }
}
