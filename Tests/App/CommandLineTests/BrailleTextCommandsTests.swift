// SPDX-License-Identifier: Apache-2.0

import BrailleTables
import CommandLine
import Foundation
import TestSupport
import Testing

@Suite struct BrailleTextCommandsTests {
  @Test(
    "Text becomes braille by the table that is named, in any of the ways to name one",
    arguments: [
      ("en-ueb-g2", "about the cat\n", "⠁⠃⠀⠮⠀⠉⠁⠞\n"), ("en-ueb-g2.ctb", "about\n", "⠁⠃\n"),
      ("en-ueb-g1", "about", "⠁⠃⠕⠥⠞\n"), ("es-g1", "ñandú", "⠻⠁⠝⠙⠾\n"),
      ("ar-g2", "هذا", "⠐⠓\n"), ("fr-g2", "bien", "⠃\n"), ("EN-UEB-G2", "a\n\nb\n", "⠁\n\n⠰⠃\n"),
    ])
  func writes(table: String, text: String, cells: String) async {
    let run = await ToolRun.of(["braille", "write", "--table", table], input: text)
    #expect(run.output == cells)
    #expect(run.complaints.isEmpty)
    #expect(run.code == 0)
  }

  @Test(
    "Braille becomes text, from Unicode braille and from BRF",
    arguments: [
      ("⠁⠃⠀⠮⠀⠉⠁⠞\n", "about the cat\n"), ("⠁⠃ ⠮", "about the\n"),
      ("AB ! CAT\r\n\u{0C}", "about the cat\n"),
      ("ab ! cat", "about the cat\n"), ("⠁\n\n⠃⠲", "a\n\nbut.\n"), ("\u{FEFF}⠁", "a\n"),
    ])
  func reads(cells: String, text: String) async {
    let run = await ToolRun.of(["braille", "read", "--table", "en-ueb-g2"], input: cells)
    #expect(run.output == text)
    #expect(run.complaints.isEmpty)
    #expect(run.code == 0)
  }

  @Test("A BRF file has lines and pages as an embosser has them")
  func brf() async {
    let text = Array(repeating: "the quick brown fox jumps over the lazy dog", count: 3)
      .joined(separator: "\n")
    let run = await ToolRun.of(
      ["braille", "write", "--table", "en-ueb-g1", "--brf", "--width", "20", "--lines=4"],
      input: text)
    let lines = ["THE QUICK BROWN FOX", "JUMPS OVER THE LAZY", "DOG"]
    let all = (lines + lines + lines).enumerated().map { index, line in
      line + "\r\n" + (index == 3 || index == 7 || index == 8 ? "\u{0C}" : "")
    }
    #expect(run.output == all.joined())
    let unbroken = await ToolRun.of(
      ["braille", "write", "--table", "en-ueb-g1", "--brf", "--width=0", "--lines=0"], input: text)
    #expect(
      unbroken.output == text.uppercased().replacingOccurrences(of: "\n", with: "\r\n") + "\r\n")
  }

  @Test("What a BRF file says comes back")
  func brfBack() async {
    let text = "It was the best of times, it was the worst of times.\n\"Well\", she said.\n"
    let table = ["--table", "en-ueb-g2"]
    let written = await ToolRun.of(
      ["braille", "write"] + table + ["--brf", "--width=0"], input: text)
    let read = await ToolRun.of(["braille", "read"] + table, input: written.output)
    #expect(read.output == text)
  }

  @Test("What a table has nothing for is left out and named with its line")
  func leftOut() async {
    let write = await ToolRun.of(
      ["braille", "write", "--table", "en-ueb-g1"], input: "a\nb漢c\n")
    #expect(write.output == "⠁\n⠃⠉\n")
    #expect(
      write.complaints
        == "Standard input, line 2: \"漢\" (U+6F22) is left out, because the table en-ueb-g1.ctb has nothing for it.\n"
    )
    let read = await ToolRun.of(["braille", "read", "--table", "en-ueb-g1"], input: "⠁⣿⠃")
    #expect(read.output == "ab\n")
    #expect(read.complaints.contains("line 1: \"⣿\" (U+28FF) is left out"))
    let many = await ToolRun.of(
      ["braille", "write", "--table", "en-ueb-g1"], input: String(repeating: "漢", count: 15))
    #expect(many.complaints.hasSuffix("5 more were left out.\n"))
  }

  @Test(
    "What cannot be used is refused with its line and the way out, and nothing is printed",
    arguments: [
      (
        "read", ["--table", "en-ueb-g2"], "⠁\nx⠃",
        "Standard input, line 2: \"x\" (U+0078) stands among"
      ),
      ("read", ["--table", "en-ueb-g2"], "Hello", "line 1: Capitals and small letters are mixed"),
      (
        "read", ["--table", "en-ueb-g2"], "AB\nCé",
        "line 2: \"é\" (U+00E9) at place 2 is not braille."
      ),
      ("read", ["--table", "en-ueb-g2"], "", "Standard input has no braille in it. Give Unicode"),
      (
        "read", ["--table", "en-ueb-g2"], " \n", "Standard input has no braille in it. Give Unicode"
      ),
      ("read", ["--table", "en-ueb-g2", "--brf"], "⠁", "line 1: \"⠁\" (U+2801) at place 1 is no"),
      ("write", ["--table", "en-ueb-g2"], "", "Standard input has nothing in it. Give some text."),
      (
        "write", ["--table", "en-ueb-g9"], "a",
        "no braille table \"en-ueb-g9\". The most similar: en-ueb-g1, en-ueb-g2"
      ),
      ("write", ["--table", "no/such/file"], "a", "The table no/such/file cannot be read. Check"),
      ("write", ["--table", "/etc/passwd"], "a", "Correct that line."),
      ("write", [], "a", "Which braille code? Give --table, such as --table en-ueb-g2."),
      ("write", ["--table", "en-ueb-g2", "--lines", "3"], "a", "The option --lines is for BRF"),
      (
        "write", ["--table", "en-us-comp8", "--brf"], "a\nB",
        "line 2: \"⡃\" (U+2843) has no place in a BRF"
      ),
      (
        "tables", ["--language", "tlh"], "",
        "There is no table for the language \"tlh\". There are some for: af"
      ),
    ])
  func refused(verb: String, options: [String], input: String, complaint: String) async {
    let run = await ToolRun.of(["braille", verb] + options, input: input)
    #expect(run.complaints.contains(complaint))
    #expect(run.output.isEmpty)
    #expect(run.code == 2)
  }

  @Test("Bytes that are no text are refused with their line")
  func bytes() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/latin.txt"
    #expect(
      FileManager.default.createFile(atPath: path, contents: Data([0x61, 0x0A, 0xE9, 0x0A])))
    let run = await ToolRun.of(["braille", "write", "--table", "en-ueb-g2", path])
    #expect(run.complaints.contains("\(path), line 2: This is not UTF-8. Save the file as UTF-8"))
    #expect(run.code == 2)
  }

  @Test("A table of one's own is used, and a mistake in it is named with its line")
  func ownTable() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mine.ctb"
    func save(_ rules: String) {
      _ = FileManager.default.createFile(atPath: path, contents: Data(rules.utf8))
    }
    save("include en-ueb-g1.ctb\nalways about 1-12\n")
    let good = await ToolRun.of(["braille", "write", "--table", path], input: "about me")
    #expect(good.output == "⠁⠃⠀⠍⠑\n")
    save("include en-ueb-g1.ctb\nalways about 1-9z\n")
    let bad = await ToolRun.of(["braille", "write", "--table", path], input: "about me")
    #expect(bad.complaints.contains("mine.ctb, line 2: "))
    #expect(bad.complaints.contains("Correct that line."))
    #expect(bad.code == 2)
  }

  @Test("The list tells name, language, grade and direction of each table, a line each")
  func list() async throws {
    let run = await ToolRun.of(["braille", "tables"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.count > 150)
    #expect(
      lines.contains {
        $0.hasPrefix("ar-ar-g2.ctb ")
          && $0.hasSuffix("  Arabic contracted braille, ar, grade 2, both ways")
      })
    let spanish = await ToolRun.of(["braille", "tables", "--language", "es", "--json"])
    #expect(
      spanish.output.hasPrefix(
        "{\"table\":\"es.tbl\",\"name\":\"Spanish uncontracted braille\",\"languages\":[\"es\"],"))
    #expect(spanish.output.split(separator: "\n").count >= 2)
  }
}
