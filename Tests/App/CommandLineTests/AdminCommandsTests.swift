// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing
import Web

@testable import CommandLine

@Suite("earshot admin") struct AdminCommandsTests {
  @Test("Without a server's data it says where it looked, and makes nothing")
  func noData() async throws {
    let folder = try TemporaryFolder()
    for words in [["list"], ["reports"], ["vet", "ben"], ["vetting", "on"]] {
      let run = await ToolRun.of(["admin"] + words + ["--data", folder.path])
      #expect(run.code == 2)
      #expect(run.complaints.contains("There is no server data in \(folder.path)."))
    }
  }

  @Test("It settles the rules and tells them, and names who is not there")
  func rules() async throws {
    let folder = try TemporaryFolder()
    let configuration = WebConfiguration(
      dataFolder: folder.path, resourceFolder: Self.repository, version: "0.0.0-test")
    _ = try await WebApplication(configuration)
    func run(_ words: String...) async -> ToolRun {
      await ToolRun.of(["admin"] + words + ["--data", folder.path])
    }
    #expect(await run("vetting", "on").output.hasPrefix("Vetting is on: "))
    #expect(await run("claims", "3").output == "A new volunteer can take 3 texts in a day.\n")
    #expect(
      await run("network-claims", "40").output
        == "Volunteers who are not vetted can take 40 texts in a day from one network, all together.\n"
    )
    #expect(
      await run("links", "off").output == "Volunteers can send no links to sounds.\n")
    #expect(await run("links", "maybe").code == 2)
    #expect(
      await run("prepare-again").output
        == "No recording is young enough: what was sent is kept for 30 days.\n")
    let spanish = await ToolRun.of(
      ["admin", "claims", "1", "--data", folder.path], in: .spanish)
    #expect(
      spanish.output == "Una persona voluntaria nueva puede tomar 1 texto al día.\n")
    #expect(await run("claims", "3").code == 0)
    let list = await run("list").output.split(separator: "\n")
    #expect(
      list == [
        "Vetting is on.", "A new volunteer can take 3 texts in a day.",
        "Volunteers who are not vetted can take 40 texts in a day from one network, all together.",
        "Volunteers can send no links to sounds.",
        "Looking after this server: nobody.", "Changing maps: nobody.",
      ])
    #expect(await run("reports").output == "No reports are waiting.\n")
    for words in ["vet", "unvet", "stop", "allow", "grant", "revoke", "password-link"] {
      let missing = await run(words, "ben")
      #expect(missing.code == 2)
      #expect(missing.complaints.contains("There is no account with the username ben."))
    }
    #expect(await run("settle", "x").code == 2)
    #expect(await run("vetting", "maybe").code == 2)
    #expect(await run("claims", "-1").code == 2)
    #expect(await run("claims", "many").code == 2)
    #expect(await run("claims").code == 2)
    #expect(await run("network-claims", "many").code == 2)
  }

  private static let repository = ServeCommandTests.repository
}
