// SPDX-License-Identifier: Apache-2.0

import CommandLine
import Foundation
import TestSupport
import Testing

/// Runs `earshot chart …` with a text on standard input.
private func chart(_ words: [String], input: String = "") async -> ToolRun {
  await ToolRun.of(["chart"] + words, input: input)
}

@Suite struct ChartCommandsTests {
  private static let line = "x,y\n0,1\n5,2\n10,3\n"

  @Test("The plan is printed as one line of JSON")
  func plan() async {
    let run = await chart(
      ["plan", "--mapping", "classic", "--smoothing", "none", "-"], input: Self.line)
    #expect(
      run.output
        == #"{"duration":3,"points":[{"time":0,"frequency":150},{"time":1.5,"frequency":1375},{"#
        + #""time":3,"frequency":2600}],"samples":132284}"# + "\n")
    #expect(run.complaints.isEmpty)
    #expect(run.code == 0)
  }

  @Test(
    "Duration and smoothing are taken as words or numbers",
    arguments: [
      (["--duration", "short"], #""duration":2,"#), (["--duration", "long"], #""duration":19.9,"#),
      (["--duration=7.5"], #""duration":7.5,"#),
      (["--duration", "recommended"], #""duration":3,"#),
      (["--smoothing", "0.5"], #"{"time":1.5,"frequency":1130}"#),
      (["--smoothing", "5"], #"{"time":1.5,"frequency":1375}"#),
    ])
  func options(_ options: [String], _ expected: String) async {
    let run = await chart(["plan", "--mapping", "classic"] + options + ["-"], input: Self.line)
    #expect(run.output.contains(expected), "\(run.output)")
  }

  @Test(
    "A wrong option is told with what it may be",
    arguments: [
      (["--duration", "quick"], "short, recommended, long"), (["--duration", "0"], "0.1 to 300"),
      (["--duration", "nan"], "0.1 to 300"), (["--duration", "1e9"], "0.1 to 300"),
      (["--smoothing", "much"], "default, none"),
      (["--mapping", "clasic"], "Did you mean classic?"),
      (["--durations", "3"], "Did you mean --duration?"),
    ])
  func wrongOptions(_ options: [String], _ expected: String) async {
    let run = await chart(["plan"] + options + ["-"], input: Self.line)
    #expect(run.complaints.contains(expected), "\(run.complaints)")
    #expect(run.output.isEmpty)
    #expect(run.code == 2)
  }

  @Test(
    "Wrong data are told with line and remedy",
    arguments: [
      ("x,y\n0,1\n1,two\n", "Standard input: Line 3, column “y”: “two” is not a number. Write"),
      ("x,y\n-1,1\n1,2\n", "Standard input: Line 2: x is -1.0, but the classic mapping takes no x"),
      ("", "Standard input: There is nothing in it. Write"),
    ])
  func wrongData(_ text: String, _ expected: String) async {
    let run = await chart(["plan", "--mapping", "classic", "-"], input: text)
    #expect(run.complaints.contains(expected), "\(run.complaints)")
    #expect(run.code == 2)
  }

  @Test("A file that is not there is told by its name")
  func missingFile() async {
    let run = await chart(["describe", "/nowhere/data.csv"])
    #expect(run.complaints.contains("/nowhere/data.csv"))
    #expect(run.code == 2)
  }

  @Test("The sound is written as a wave file, in place of an older one")
  func render() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "out.wav")
    try Data("old".utf8).write(to: file)
    let run = await chart(
      ["render", "--mapping", "classic", "--smoothing", "none", "-", "-o", file.path],
      input: Self.line)
    #expect(run.complaints.isEmpty)
    let wave = [UInt8](try Data(contentsOf: file))
    #expect(wave.count == 44 + 2 * 132_284)
    #expect(wave.starts(with: "RIFF".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.wav"])
  }

  @Test("Without a place for the sound nothing is made, and what to write is said")
  func renderNowhere() async {
    let run = await chart(["render", "-"], input: Self.line)
    #expect(run.complaints.contains("-o out.wav"))
    #expect(run.code == 2)
    let lost = await chart(["render", "-", "-o", "/nowhere/out.wav"], input: Self.line)
    #expect(lost.complaints.contains("/nowhere/out.wav cannot be written"))
    #expect(lost.code == 1)
  }

  @Test(
    "The description is spoken in the language that was asked for",
    arguments: [
      ("en", "Line chart of y by x: rises overall; lowest 1, at x 0; highest 3, at x 10."),
      (
        "es",
        "Gráfico de líneas: y según x. Sube en conjunto; mínimo 1, en x 0; máximo 3, en x 10."
      ),
      (
        "ar",
        "مخطط خطي: \u{2068}y\u{2069} بحسب \u{2068}x\u{2069}. الاتجاه العام صاعد؛ "
          + "الأدنى 1، عند \u{2068}x\u{2069} 0؛ والأعلى 3، عند \u{2068}x\u{2069} 10."
      ),
    ])
  func describe(_ language: String, _ first: String) async {
    let run = await chart(["describe", "--language", language, "-"], input: Self.line)
    #expect(run.output.hasPrefix(first + "\n"), "\(run.output)")
    #expect(run.code == 0)
  }
}
