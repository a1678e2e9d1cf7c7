// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BrailleTables

@Suite struct OwnTableTests {
  private let folder: TemporaryFolder
  private let tables: InstalledTables

  init() throws {
    folder = try TemporaryFolder()
    tables = try InstalledTables.installed()
  }

  private func save(_ content: some Sequence<UInt8>, as name: String = "mine.ctb") throws -> String
  {
    let path = folder.path + "/" + name
    try Data(Array(content)).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("A table of one's own is used with the parts beside it and those of the library")
  func good() throws {
    _ = try save("always about 1-12\n".utf8, as: "part.cti")
    let path = try save(
      "#-display-name: Mine\n#+language:en\ninclude en-ueb-g1.ctb\ninclude part.cti\n".utf8)
    let table = try tables.ownTable(path: path)
    #expect(table.isOwn)
    #expect(table.id == path)
    #expect(table.name == "Mine")
    #expect(table.languages == ["en"])
    #expect(try tables.translate("about", by: table).text == "⠁⠃")
  }

  @Test("A file that was changed is read anew")
  func changed() throws {
    let path = try save("include en-ueb-g1.ctb\nalways about 1-12\n".utf8)
    let before = try tables.ownTable(path: path)
    #expect(try tables.translate("about", by: before).text == "⠁⠃")
    _ = try save("include en-ueb-g1.ctb\nalways about 1-12-14\n".utf8)
    let after = try tables.ownTable(path: path)
    #expect(try tables.translate("about", by: after).text == "⠁⠃⠉")
  }

  @Test("The first mistake is told with its file and line")
  func mistake() throws {
    _ = try save("\n\nalways about 1-9z\n".utf8, as: "part.cti")
    let path = try save("include en-ueb-g1.ctb\ninclude part.cti\n".utf8)
    let error = #expect(throws: BrailleTableError.self) { try tables.ownTable(path: path) }
    guard case .faulty(path, let complaint?) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(complaint.file == "part.cti")
    #expect(complaint.line == 3)
    #expect(!complaint.message.isEmpty && !complaint.message.contains(folder.path))
  }

  @Test(
    "Parts lie beside the table or among the library's, and nowhere else, whatever links say",
    arguments: ["../../etc/passwd", "/etc/passwd", "../outside.cti", "link.cti", "no-such.cti"])
  func outside(part: String) throws {
    _ = try save("letter a 1\n".utf8, as: "../outside.cti")
    defer { try? FileManager.default.removeItem(atPath: folder.path + "/../outside.cti") }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.cti", withDestinationPath: "/etc/passwd")
    let path = try save("include \(part)\n".utf8)
    #expect(throws: BrailleTableError.forbiddenInclude(of: part, by: "mine.ctb")) {
      try tables.ownTable(path: path)
    }
  }

  @Test("Files that include each other without end are refused")
  func endless() throws {
    let alone = try save("include mine.ctb\n".utf8)
    #expect(throws: BrailleTableError.endlessInclude(of: "mine.ctb", by: "mine.ctb")) {
      try tables.ownTable(path: alone)
    }
    _ = try save("include two.cti\n".utf8, as: "one.cti")
    _ = try save("include one.cti\n".utf8, as: "two.cti")
    let circle = try save("include one.cti\n".utf8, as: "circle.ctb")
    #expect(throws: BrailleTableError.endlessInclude(of: "one.cti", by: "two.cti")) {
      try tables.ownTable(path: circle)
    }
    // Deep rather than round.
    for index in 0..<100 {
      _ = try save("include deep\(index + 1).cti\n".utf8, as: "deep\(index).cti")
    }
    let deep = try save("include deep0.cti\n".utf8, as: "deep.ctb")
    let error = #expect(throws: BrailleTableError.self) { try tables.ownTable(path: deep) }
    guard case .endlessInclude = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("A giant, a folder, a pipe and nothing are refused before they are read")
  func unusable() throws {
    let giant = folder.path + "/giant.ctb"
    #expect(FileManager.default.createFile(atPath: giant, contents: nil))
    let handle = try #require(FileHandle(forWritingAtPath: giant))
    try handle.truncate(atOffset: 8 << 20)
    let limit = TableFile.maximumBytes
    #expect(
      throws: BrailleTableError.tooLarge(
        path: try #require(TableFile.resolved(giant)), maximumBytes: limit)
    ) { try tables.ownTable(path: giant) }
    let includer = try save("include giant.ctb\n".utf8)
    let included = #expect(throws: BrailleTableError.self) { try tables.ownTable(path: includer) }
    guard case .tooLarge = included else {
      Issue.record("\(String(describing: included))")
      return
    }
    for path in [folder.path, folder.path + "/none.ctb", "", "\u{0}", "/dev/zero", "/dev/stdin"] {
      let error = #expect(throws: BrailleTableError.self) { try tables.ownTable(path: path) }
      guard case .unreadable = error else {
        Issue.record("\(path): \(String(describing: error))")
        return
      }
    }
  }

  @Test("Bytes by chance are no table, and no harm", arguments: 0..<20)
  func binary(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<3000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let path = try save(bytes, as: "chance.ctb")
    let error = #expect(throws: BrailleTableError.self, "seed \(seed)") {
      try tables.ownTable(path: path)
    }
    guard case .faulty = error else {
      Issue.record("seed \(seed): \(String(describing: error))")
      return
    }
  }
}
