// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Traces

@testable import Web

/// What belongs to an ability stands in many places (Documentation/add-an-ability.md): none may be forgotten in silence.
@Suite("Every ability is everywhere") struct AbilitiesTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: TestSite.repository + "/" + path, encoding: .utf8)
  }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: TestSite.repository + "/" + folder)
  }

  /// The sessions that the browser modules open, with the name of the module's folder.
  private static func opened() throws -> [(session: String, module: String)] {
    let sources = "Sources/App/Browser/Sources"
    var opened: [(session: String, module: String)] = []
    for module in try names(in: sources) {
      guard let file = try? text("\(sources)/\(module)/Ability.swift") else { continue }
      for line in file.split(separator: "\n") where line.contains("Name = ") {
        let session = line.split(separator: "\"").dropFirst().first.map(String.init)
        if let session, session != "none" { opened.append((session, module)) }
      }
    }
    return opened
  }

  /// The pad and the chart on a page have these in them, and their runs are theirs: alone they are played natively.
  private static let within: [TracedSession.Kind] = [.braille, .recognizer, .chart]

  @Test("Each session is in a browser module, and each module can be played natively")
  func modules() throws {
    let opened = try Self.opened()
    // Every module has the earcons; what makes files takes a chart and has no run to record.
    let sessions = Set(TracedSession.Kind.allCases.map(\.rawValue))
      .subtracting(Self.within.map(\.rawValue)).subtracting(["earcon"])
    #expect(Set(opened.map(\.session)).subtracting(["chart-export"]) == sessions)
    let package = try Self.text("Sources/App/Browser/Package.swift")
    for (_, module) in opened { #expect(package.contains("\"\(module)\"")) }
  }

  @Test(
    "Each session has a run that both sides play, and its page of words",
    arguments: TracedSession.Kind.allCases)
  func described(kind: TracedSession.Kind) throws {
    #expect(try Self.text("Documentation/sessions.md").contains("\n## `\(kind.rawValue)`"))
    // An earcon has no events.
    guard kind != .earcon, !Self.within.contains(kind) else { return }
    let traces = "Tests/Parity/traces"
    let firsts = try Self.names(in: traces).map { name in
      try Self.text("\(traces)/\(name)").prefix { $0 != "\n" }.replacing(" ", with: "")
    }
    #expect(firsts.contains { $0.hasPrefix("{\"session\":\"\(kind.rawValue)\"") })
  }

  @Test(
    "Each ability has its rooms, its page in the lists, and a transcript",
    arguments: Ability.allCases)
  func rooms(ability: Ability) throws {
    let name = ability.rawValue
    #expect(
      try Self.names(in: "Sources/App/Web").contains(name.prefix(1).uppercased() + name.dropFirst())
    )
    #expect(try Self.names(in: "Public").contains(name))
    #expect(try Self.names(in: "Tests/Browser").contains(name))
    // The accessibility rules, the pictures and the screen reader go through this list.
    let pages = try Self.text("Tests/Browser/rig/pages.py")
    #expect(pages.contains("Page(\"\(name)\", \"\(ability.address)\")"))
    #expect(try Self.names(in: "Tests/ScreenReader/golden").contains(name + ".txt"))
  }
}
