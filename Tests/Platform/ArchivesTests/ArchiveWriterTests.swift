// SPDX-License-Identifier: Apache-2.0

import Archives
import Foundation
import TestSupport
import Testing

@Suite("Archives") struct ArchiveWriterTests {
  /// What another program finds in an archive; the names, one a line, then the first file's text.
  private func contents(of path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      """
      import sys, zipfile
      archive = zipfile.ZipFile(sys.argv[1])
      assert archive.testzip() is None
      for one in archive.infolist(): print(one.filename, one.file_size, one.compress_type)
      print(archive.read(archive.namelist()[0]).decode())
      """, path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.environment = ["PYTHONIOENCODING": "utf-8", "PATH": "/usr/local/bin:/usr/bin:/bin"]
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text
  }

  @Test("Another program opens an archive, with names in any script; sounds are not compressed")
  func opens() async throws {
    let folder = try TemporaryFolder()
    let sound = folder.path + "/sound"
    try Data(repeating: 7, count: 100_000).write(to: URL(fileURLWithPath: sound))
    let path = folder.path + "/a.zip"
    try await ArchiveWriter.write(
      [
        ArchiveEntry(name: "README.txt", content: .bytes(Array("Señal رسالة".utf8))),
        ArchiveEntry(name: "empty", content: .bytes([])),
        ArchiveEntry(name: "sounds/رسالة.mp3", content: .file(path: sound)),
      ], to: path)
    let found = try contents(of: path)
    #expect(found.contains("sounds/رسالة.mp3 100000 0\n"))
    #expect(found.contains("empty 0 "))
    #expect(found.hasSuffix("Señal رسالة\n"))
  }

  @Test("An archive whose file is gone is not written, and the one before it stays")
  func isWhole() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.zip"
    try await ArchiveWriter.write(
      [ArchiveEntry(name: "a", content: .bytes([65]))], to: path)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    await #expect(throws: ArchiveError.self) {
      try await ArchiveWriter.write(
        [ArchiveEntry(name: "b", content: .file(path: folder.path + "/gone"))], to: path)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.zip"])
  }
}
