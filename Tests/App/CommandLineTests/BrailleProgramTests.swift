// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The program itself, which has braille translated by another start of it.
@Suite struct BrailleProgramTests {
  private func run(_ words: [String], in folder: String) throws -> (output: String, code: Int32) {
    let process = Process()
    let program = try #require(BuiltProgram.earshot)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }

  @Test("Words over which liblouis would calculate for ever together are written one by one")
  func endless() throws {
    let folder = try TemporaryFolder()
    try Data("a\n! !@\nb\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/text"))
    let run = try run(["braille", "write", "--table", "de-g2", "text"], in: folder.path)
    #expect(run.code == 0)
    #expect(run.output.split(separator: "\n").count == 3)
  }

  @Test("A table of one's own is read where it lies, by its path from here too")
  func ownTable() throws {
    let folder = try TemporaryFolder()
    try Data("about\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/text"))
    try Data("include en-ueb-g1.ctb\ninclude part.cti\n".utf8)
      .write(to: URL(fileURLWithPath: folder.path + "/mine.ctb"))
    try Data("always about 1-12\n".utf8)
      .write(to: URL(fileURLWithPath: folder.path + "/part.cti"))
    for table in ["./mine.ctb", folder.path + "/mine.ctb"] {
      let run = try run(["braille", "write", "--table", table, "text"], in: folder.path)
      #expect(run.code == 0)
      #expect(run.output == "⠁⠃\n")
    }
  }
}
