// SPDX-License-Identifier: Apache-2.0

import CommandLine
import Foundation
import TestSupport
import Testing

@Suite struct ChartExploreTests {
  /// A chart that rises, falls and rises, in a file of its own.
  private static func file(in folder: TemporaryFolder) throws -> String {
    let path = folder.path + "/tide.csv"
    try Data("Hour,Level\n0,1\n1,9\n2,4\n3,2\n4,6\n".utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func explore(_ input: String, _ options: [String] = ["--device", "null"]) async throws
    -> ToolRun
  {
    let folder = try TemporaryFolder()
    return await ToolRun.of(
      ["chart", "explore", try Self.file(in: folder)] + options, input: input)
  }

  @Test("Keys and actions in lines are answered, each once")
  func answers() async throws {
    let run = try await explore("right right\nhighest\ngo 3\nquit\nright\n")
    #expect(run.code == 0 && run.complaints.isEmpty)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 6, "\(lines)")
    #expect(lines[0].contains("Level"))
    #expect(lines[1].contains("quit"))
    #expect(lines.suffix(4).map { $0.contains("Hour") } == [true, true, true, true], "\(lines)")
    #expect(lines[4].contains("9") && lines[5].contains("2"))
  }

  @Test("The help tells each key once, a line each")
  func help() async throws {
    let run = try await explore("help\nquit\n")
    #expect(run.output.components(separatedBy: "left arrow: previous point").count == 2)
  }

  @Test("An unknown word is told, and exploring goes on")
  func unknown() async throws {
    let run = try await explore("rihgt\nright\nquit\n")
    #expect(run.output.contains("no key or action \"rihgt\""))
    #expect(run.output.contains("Hour 0"))
  }

  @Test("At the end of the input what plays is heard to its end")
  func playsToTheEnd() async throws {
    let run = try await explore("toggle\n")
    #expect(run.output.hasSuffix("Complete\n"), "\(run.output)")
  }

  @Test("Where nothing can sound, that is said, and nobody waits for the end")
  func nothingSounds() async throws {
    let run = try await explore("sounds\ntoggle\nright\n", ["--silent"])
    #expect(run.output.contains("No sound can be played"), "\(run.output)")
    #expect(run.output.contains("Hour 0") && run.code == 0, "\(run.output)")
  }

  @Test("It speaks the language that was chosen", arguments: [("es", "mínimo"), ("ar", "الأدنى")])
  func languages(_ tag: String, _ word: String) async throws {
    let run = try await explore("summary\nquit\n", ["--device", "null", "--language", tag])
    #expect(run.code == 0)
    #expect(run.output.contains(word), "\(run.output)")
  }

  @Test("A device that is not there is told by its name, and what to do")
  func noDevice() async throws {
    let run = try await explore("", ["--device", "nowhere"])
    #expect(run.complaints.contains("no sound device nowhere"))
    #expect(run.code == 1)
  }

  @Test("What is played is the chart, on the device that was named")
  func plays() async throws {
    let folder = try TemporaryFolder()
    let heard = folder.path + "/heard.raw"
    let run = await ToolRun.of(
      ["chart", "play", try Self.file(in: folder), "--device", "file:FILE=\(heard),FORMAT=raw"])
    #expect(run.code == 0 && run.complaints.isEmpty)
    let whole = try Data(contentsOf: URL(fileURLWithPath: heard)).count
    let part = await ToolRun.of(
      [
        "chart", "play", try Self.file(in: folder), "--part", "1..2", "--device",
        "file:FILE=\(heard),FORMAT=raw",
      ])
    #expect(part.code == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: heard)).count < whole)
  }

  @Test("Rows that come in are opened, played and told of once")
  func follows() async {
    let rows = (0..<30).map { "\($0),\($0 % 7)\n" }.joined()
    let run = await ToolRun.of(
      ["chart", "play", "-", "--follow", "--device", "null"], input: "Second,Level\n" + rows)
    #expect(run.code == 0 && run.complaints.isEmpty, "\(run.complaints)")
    #expect(run.output.contains("Level"))
    let few = await ToolRun.of(
      ["chart", "play", "-", "--follow", "--device", "null"], input: "Second,Level\n")
    #expect(few.code == 2 && few.complaints.contains("too few rows"))
    let file = await ToolRun.of(["chart", "play", "a.csv", "--follow", "--device", "null"])
    #expect(file.code == 2 && file.complaints.contains("play - --follow"))
  }

  @Test(
    "A part that makes no sense is refused",
    arguments: [
      (["--part", "3"], "two dots"), (["--part", "4..2"], "lies before"),
      (["--part", "1.2..1.4"], "nothing between"), (["--part", "a..b"], "not a place on the axis"),
      (["--speed", "9"], "0.25 to 4"),
    ])
  func wrongParts(_ options: [String], _ expected: String) async throws {
    let folder = try TemporaryFolder()
    let run = await ToolRun.of(
      ["chart", "play", try Self.file(in: folder), "--device", "null"] + options)
    #expect(run.complaints.contains(expected), "\(run.complaints)")
    #expect(run.code == 2)
  }
}
