// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Reading

@Suite("Several takes in one file") struct TakesFileTests {
  @Test("come out as they went in")
  func comesOut() throws {
    let folder = try TemporaryFolder()
    let contents = [Data([1, 2, 3]), Data(), Data(repeating: 7, count: 3 << 20)]
    var paths: [String] = []
    for (index, content) in contents.enumerated() {
      paths.append(folder.path + "/\(index)")
      try content.write(to: URL(fileURLWithPath: paths[index]))
    }
    let marks = [TakeMark(take: 2, seconds: 1.5)]
    try TakesFile.write(paths, chapters: marks, to: folder.path + "/all")
    let file = try #require(try TakesFile(at: folder.path + "/all"))
    #expect(file.chapters == marks)
    let found = try file.unpack(into: folder.path)
    #expect(try found.map { try Data(contentsOf: URL(fileURLWithPath: $0)) } == contents)
  }

  @Test("A file of another kind is no such file")
  func knowsOthers() throws {
    let folder = try TemporaryFolder()
    for content in ["", "OggS", "Earshot takes 2\n"] {
      try Data(content.utf8).write(to: URL(fileURLWithPath: folder.path + "/other"))
      #expect(try TakesFile(at: folder.path + "/other") == nil)
    }
  }

  @Test(
    "What does not hold what it says is damaged",
    arguments: [
      "", "{}", "{\"takes\":[],\"chapters\":[]}\n", "{\"takes\":[4],\"chapters\":[]}\nabc",
      "{\"takes\":[2],\"chapters\":[]}\nabc", "{\"takes\":[-1,4],\"chapters\":[]}\nabc",
      "{\"takes\":[9223372036854775807,9223372036854775807],\"chapters\":[]}\nabc",
    ])
  func findsDamage(rest: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/damaged"
    try Data((TakesFile.signature + rest).utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: TakesFileError.damaged) { try TakesFile(at: path) }
  }
}
