// SPDX-License-Identifier: Apache-2.0

import Foundation
import Speaking
import TestSupport
import Testing

@testable import CommandLine

@Suite struct TextCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = folder.path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(TextCommandWords.self) }

  @Test("The text comes out, and what is to be known about it beside it")
  func text() async throws {
    let path = try file("a.html", "<h1>The end</h1><p>It was the last of all days.</p>")
    let run = await ToolRun.of(["text", path])
    #expect(run.output == "The end\n\nIt was the last of all days.\n")
    #expect(run.complaints == "\(path): The language was taken for English, from the text.\n")
    #expect(run.code == 0)
  }

  @Test("JSON has the language, the pages and the warnings in the language of whoever reads")
  func json() async throws {
    let path = try file("a.txt", "one\u{0C}two")
    let run = await ToolRun.of(["text", "--json", "--language", "en", path], in: .spanish)
    #expect(
      run.output == """
        {"language":"en","pages":[{"number":1,"text":"one","confidence":1},\
        {"number":2,"text":"two","confidence":1}],"warnings":[]}

        """)
    #expect(run.complaints.isEmpty)
  }

  @Test("What cannot be read is a sentence with the name of the file, and code 2")
  func refused() async throws {
    let script = try file("a.jpg", "#!/bin/sh\n")
    let run = await ToolRun.of(["text", script], in: .french)
    #expect(run.complaints.hasPrefix("earshot: \(script)"))
    #expect(run.complaints.contains("C’est un programme"))
    #expect(run.code == 2)
    for path in [folder.path, folder.path + "/none"] {
      #expect(await ToolRun.of(["text", path]).code == 2)
    }
    let text = try file("b.txt", "x")
    #expect(await ToolRun.of(["text", "--language", "xx", text]).code == 2)
  }
}
