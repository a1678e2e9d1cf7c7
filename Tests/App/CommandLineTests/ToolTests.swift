// SPDX-License-Identifier: Apache-2.0

import Braille
import Foundation
import Speaking
import Testing

@testable import CommandLine

@Suite struct ToolTests {
  @Test("the version is printed alone")
  func tellsVersion() async {
    let run = await ToolRun.of(["--version"])
    #expect(run.output == "earshot \(Tool.version)\n")
    #expect(run.code == 0)
  }

  @Test(
    "a wrong use is told in one sentence with the way out, and ends with 2",
    arguments: [
      (["trce", "x"], "Did you mean \"earshot trace\"?"),
      (["sing"], "There is no command \"sing\". Try: earshot help"),
      (["--verison"], "Did you mean --version?"),
      (["trace"], "TRACE|- is missing. Usage: earshot trace TRACE|-"),
      (["trace", "a", "b"], "\"b\" is one argument too many."),
      (["trace", "--hlep", "a"], "There is no option --hlep. Did you mean --help?"),
      (["braille"], "earshot braille needs to know what to do: braille decode"),
      (["braille", "decode", "--mdoe", "table", "-"], "Did you mean --mode?"),
      (["braille", "decode", "-", "--mode"], "The option --mode needs a value"),
      (["braille", "decode", "--mode", "tabel", "-"], "Did you mean table?"),
      (["trace", "no/such/file"], "There is no file no/such/file."),
      (["trace", "/"], "/ is a folder."),
      (["help", "sing"], "There is no command \"sing\"."),
    ])
  func refuses(_ words: [String], _ sentence: String) async {
    let run = await ToolRun.of(words)
    #expect(run.complaints.contains(sentence), "\(run.complaints)")
    #expect(run.complaints.hasPrefix("earshot: "))
    #expect(run.complaints.split(separator: "\n").count == 1)
    #expect(run.output.isEmpty)
    #expect(run.code == 2)
  }

  @Test(
    "every command has help that names all its options, by both ways of asking, in every language",
    arguments: Language.allCases)
  func helpsWithEveryCommand(language: Language) async {
    for command in Tool.commands {
      let asked = await ToolRun.of(["help"] + command.path, in: language)
      let flagged = await ToolRun.of(command.path + ["--help"], in: language)
      #expect(asked.output == flagged.output)
      #expect(asked.output.hasPrefix(command.summary(language) + "\n"))
      #expect(asked.output.contains(command.usage))
      for option in command.options { #expect(asked.output.contains(option.help(language))) }
      #expect(asked.code == 0)
    }
  }

  @Test("a group of commands has help by both ways of asking")
  func helpsWithGroups() async {
    for group in Set(Tool.commands.filter { $0.path.count > 1 }.map { $0.path[0] }) {
      let asked = await ToolRun.of(["help", group])
      let flagged = await ToolRun.of([group, "--help"])
      #expect(asked.output == flagged.output && flagged.code == 0, "\(group)")
    }
  }

  @Test("the overview names every command", arguments: Language.allCases)
  func overviewIsComplete(language: Language) async {
    let run = await ToolRun.of([], in: language)
    for command in Tool.commands {
      #expect(run.output.contains(command.name))
      #expect(run.output.contains(command.summary(language)))
    }
  }

  @Test("a bad line of a trace is named with file, line and remedy")
  func namesTraceLines() async {
    let run = await ToolRun.of(["trace", "-"], input: "{\"session\":\"speech\"}\n{\"t\":1}\n")
    #expect(run.complaints == "earshot: -, line 2: The field \"kind\" is missing. Add it.\n")
    #expect(run.code == 2)
  }
}

@Suite struct ConsoleTests {
  @Test("a pipe is read as a file is")
  func readsPipes() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("x,y".utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(try Console.process.read(path) == Array("x,y".utf8))
  }

  @Test("a file that is too large is refused before it is used")
  func refusesLargeFiles() throws {
    let failure = #expect(throws: CommandError.self) {
      try Console.process.read("/dev/zero", limit: 1 << 20)
    }
    #expect(failure?.message(in: .english) == "/dev/zero is larger than 1 MB. Give a smaller file.")
  }
}

@Suite struct NearestTests {
  @Test(
    "letters inserted, deleted, replaced or swapped count one each",
    arguments: [
      ("port", "port", 0), ("prot", "port", 1), ("por", "port", 1), ("ports", "port", 1),
      ("part", "port", 1), ("", "port", 4), ("abc", "xyz", 3),
    ])
  func countsDistance(_ first: String, _ second: String, _ distance: Int) {
    #expect(EditDistance.between(Array(first), Array(second), swaps: true) == distance)
    #expect(EditDistance.between(Array(second), Array(first), swaps: true) == distance)
  }

  @Test("nothing is suggested when nothing is near")
  func suggestsOnlyTheNear() {
    #expect(Nearest.word(to: "--zzzzzz", among: ["--port", "--host"]) == nil)
    #expect(Nearest.word(to: "--prot", among: ["--host", "--port"]) == "--port")
  }
}

@Suite struct ArgumentsTests {
  private static let command = Command(
    path: ["test"], summary: { _ in "Tests." }, operands: "FILE", operandCount: 0...2,
    options: [
      .flag("--json") { _ in "J." }, .value("--port", "N") { _ in "P." },
      .value("-o", "FILE") { _ in "O." },
    ],
    run: { _, _ in })

  @Test("options and operands are told apart, in any order")
  func sortsWords() throws {
    let arguments = try Arguments(
      ["a", "--port=80", "--json", "-o", "x", "--", "--json"], for: Self.command)
    #expect(arguments.operands == ["a", "--json"])
    #expect(arguments.has("--json"))
    #expect(try arguments.integer("--port", in: 0...65535) == 80)
    #expect(arguments.text("-o") == "x")
  }

  @Test("a negative number is an operand and a value, not an option")
  func acceptsNegativeNumbers() throws {
    #expect(try Arguments(["-0.5"], for: Self.command).operands == ["-0.5"])
    #expect(try Arguments(["--port", "-4"], for: Self.command).number("--port") == -4)
  }

  @Test("a number out of range or no number is told", arguments: ["x", "70000", "-1", "1.5", ""])
  func refusesBadNumbers(_ text: String) throws {
    let arguments = try Arguments(["--port", text], for: Self.command)
    #expect(throws: CommandError.self) { try arguments.integer("--port", in: 0...65535) }
  }

  @Test("a flag takes no value")
  func refusesFlagValues() {
    #expect(throws: CommandError.self) { try Arguments(["--json=1"], for: Self.command) }
  }
}
