// SPDX-License-Identifier: Apache-2.0

import Foundation
import Speaking
import TestSupport
import Testing

@testable import CommandLine

@Suite struct BookCommandsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = folder.path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private static let page =
    "<html lang=en><title>Tides</title><h1>Tides</h1><p>High and low.</p><h2>Moon</h2><p>Full.</p></html>"

  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(BookCommandWords.self) }

  @Test("JSON has all that is known, with null where there is no sound")
  func json() async throws {
    let path = try file("a.html", Self.page)
    let run = await ToolRun.of(["book", "info", "--json", path])
    #expect(
      run.output == """
        {"title":"Tides","language":"en","format":"html","duration":null,"parts":[\
        {"title":"Tides","level":1,"start":0},{"title":"Moon","level":2,"start":0}],"pages":0,"warnings":[]}

        """)
    #expect(run.code == 0)
  }

  @Test("For the ear each thing has a line, and warnings stand beside it")
  func info() async throws {
    let path = try file("a.txt", "# Tides\n\nIt is the high and the low.\n\u{0C}\nAnd that is all.")
    let run = await ToolRun.of(["book", "info", path])
    #expect(
      run.output == """
        Tides
        TXT, language en.
        It has no sound.
        1 page.
        1 part:
        1. Tides

        """)
    #expect(
      run.complaints == """
        \(path): 1 line was taken for a heading.
        \(path): The file tells no title; its first heading or its name stands for one.
        \(path): The language was taken for en, from the text.

        """)
  }

  @Test("What is no book is a sentence with the name of the file, and code 2")
  func refused() async throws {
    let script = try file("a.epub", "#!/bin/sh\n")
    let run = await ToolRun.of(["book", "info", script], in: .spanish)
    #expect(run.complaints.hasPrefix("earshot: \(script)"))
    #expect(run.code == 2)
    for path in [folder.path, folder.path + "/none"] {
      #expect(await ToolRun.of(["book", "info", path]).code == 2)
    }
  }

  @Test("A text is spoken into an audio book, once, and over another one only when told so")
  func speak() async throws {
    let path = try file("a.html", Self.page)
    let out = folder.path + "/a.m4b"
    let run = await ToolRun.of(["speak", path, "-o", out, "--speed", "2"])
    #expect(run.output.hasPrefix("\(out) is written."))
    #expect(run.output.contains("A machine voice spoke it"))
    #expect(run.code == 0, "\(run.complaints)")
    let again = await ToolRun.of(["speak", path, "-o", out])
    #expect(
      again.complaints
        == "earshot: There is a file \(out) already. Choose another name, or add --force to replace it.\n"
    )
    #expect(again.code == 2)
    #expect(await ToolRun.of(["speak", path, "-o", out, "--force"]).code == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["a.html", "a.m4b"])
  }

  @Test("A book becomes an EPUB that tells its length")
  func convert() async throws {
    let path = try file("a.html", Self.page)
    let out = folder.path + "/a.epub"
    #expect(await ToolRun.of(["book", "convert", path, "-o", out]).code == 0)
    let run = await ToolRun.of(["book", "info", "--json", out])
    #expect(run.output.contains(#""format":"epub3""#))
    #expect(!run.output.contains(#""duration":null"#))
  }

  @Test(
    "What is asked for wrongly is told with the way out",
    arguments: [
      (["convert", "FILE"], "Say where to write it"),
      (["convert", "FILE", "-o", "a.pdf"], "End its name in .epub, .zip, .lpf, .m4b"),
      (["convert", "FILE", "-o", "a.epub", "--speed", "9"], "from 0.5 to 2.5"),
      (["convert", "FILE", "-o", "a.epub", "--language", "?"], "no voice for the language ?"),
      (["convert", "FILE", "-o", "a.epub", "--format", "daisy3"], "daisy202"),
      (["convert", "FILE", "-o", "FILE", "--format", "epub"], "is the book itself"),
    ])
  func wrong(words: [String], told: String) async throws {
    let path = try file("a.html", Self.page)
    let run = await ToolRun.of(["book"] + words.map { $0 == "FILE" ? path : $0 })
    #expect(run.complaints.contains(told), "\(run.complaints)")
    #expect(run.code == 2)
  }
}
