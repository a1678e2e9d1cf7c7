// SPDX-License-Identifier: Apache-2.0

import CommandLine
import Synchronization
import Testing

/// What a run of the tool printed, and how it ended.
private struct Run: Sendable {
  var output = ""
  var complaints = ""
  var code: Int32 = -1
}

/// Runs `earshot braille decode` with a trace on standard input.
private func decode(_ options: [String], trace: String) async -> Run {
  let output = Mutex([UInt8]())
  let complaints = Mutex([UInt8]())
  let console = Console(
    standardInput: { [UInt8](trace.utf8) },
    standardOutput: { bytes in output.withLock { $0 += bytes } },
    standardError: { bytes in complaints.withLock { $0 += bytes } })
  let code = await Tool.run(["braille", "decode"] + options + ["-"], console: console)
  return Run(
    output: String(decoding: output.withLock { $0 }, as: UTF8.self),
    complaints: String(decoding: complaints.withLock { $0 }, as: UTF8.self), code: code)
}

@Suite struct BrailleCommandsTests {
  private static let dot1 = """
    {"t":0.12,"phase":"began","touch":1,"x":300,"y":100}

    {"t":0.4,"phase":"ended","touch":1,"x":300,"y":100}
    """

  @Test("Touches become cells, by default on an upright phone that is held")
  func hold() async {
    let run = await decode([], trace: Self.dot1)
    #expect(run.output == "{\"t\":0.4,\"kind\":\"cell\",\"cell\":\"⠁\"}\n")
    #expect(run.complaints.isEmpty)
    #expect(run.code == 0)
  }

  @Test("Mode and size decide where the zones lie")
  func tableAndSize() async {
    let table = await decode(
      ["--recognizer", "classic", "--mode", "table", "--size", "844x390"], trace: Self.dot1)
    #expect(table.output == "{\"t\":0.4,\"kind\":\"cell\",\"cell\":\"⠂\"}\n")
    let small = await decode(
      ["--recognizer", "classic", "--size=200x150"], trace: Self.dot1)
    #expect(small.output == "{\"t\":0.4,\"kind\":\"cell\",\"cell\":\"⠀\"}\n")
  }

  @Test("An empty trace prints nothing")
  func empty() async {
    let run = await decode([], trace: "\n \r\n")
    #expect(run.output.isEmpty)
    #expect(run.code == 0)
  }

  @Test("A hundred fingers are a failure, as more than six are")
  func hundredFingers() async {
    var lines = (0..<100).map { #"{"t":0,"phase":"began","touch":\#($0),"x":300,"y":100}"# }
    lines.append(#"{"t":1,"phase":"ended","touch":5}"#)
    let run = await decode(["--recognizer", "classic"], trace: lines.joined(separator: "\n"))
    #expect(run.output == "{\"t\":1,\"kind\":\"failure\"}\n")
    lines.insert(#"{"t":0,"phase":"began","touch":100,"x":300,"y":100}"#, at: 100)
    let more = await decode([], trace: lines.joined(separator: "\n"))
    #expect(more.complaints.contains("line 101: More than 100 touches"))
  }

  @Test(
    "A mistake in the trace is named with its line and what to do, and nothing is printed",
    arguments: [
      (#"{"t":0.5,"phase":"began","touch":2,"x":1,"y":1}"#, "line 4: The time goes back"),
      (#"{"t":2,"phase":"hover","touch":2,"x":1,"y":1}"#, "Use began, moved, ended or cancelled."),
      (#"{"t":2,"phase":"moved","touch":9,"x":1,"y":1}"#, "line 4: Touch 9 is not down. Begin it"),
      (#"{"t":2,"phase":"ended","touch":9,"x":1,"y":1}"#, "line 4: Touch 9 is not down. Begin it"),
      (#"{"t":2,"phase":"cancelled","touch":9}"#, "line 4: Touch 9 is not down. Begin it"),
      (#"{"t":2,"phase":"began","touch":2,"x":NaN,"y":1}"#, "line 4: This is not valid JSON"),
      (
        #"{"t":2,"phase":"began","touch":2,"x":1e300,"y":1}"#, "Give points from -100000 to 100000."
      ),
      (#"{"t":2,"phase":"began","touch":2}"#, "line 4: The field \"x\" is missing. Add it."),
      (#"{"t":2,"phase":"began","touch":"a","x":1,"y":1}"#, "\"touch\" must be a whole number"),
      ("true", "line 4: This is not a JSON object."),
    ])
  func mistakes(line: String, sentence: String) async {
    let good = Self.dot1.replacing("0.4", with: "1")
    let run = await decode([], trace: good + "\n" + line)
    #expect(run.output.isEmpty)
    #expect(run.complaints.contains(sentence), "\(run.complaints)")
    #expect(run.code == 2)
  }

  @Test("A touch that begins twice is named")
  func beginsTwice() async {
    let line = #"{"t":0,"phase":"began","touch":1,"x":300,"y":100}"#
    let run = await decode([], trace: line + "\n" + line)
    #expect(run.complaints.contains("line 2: Touch 1 begins although it is already down."))
    #expect(run.code == 2)
  }

  @Test(
    "A size is two numbers above zero",
    arguments: ["0x10", "10x0", "390", "390x", "axb", "-5x5", "390x844x2", "nanx5", "1e9x5", ""])
  func sizes(size: String) async {
    let run = await decode(["--size=\(size)"], trace: Self.dot1)
    #expect(run.complaints.contains("such as 390x844"), "\(run.complaints)")
    #expect(run.output.isEmpty)
    #expect(run.code == 2)
  }

  @Test("An unknown choice is answered with the valid ones")
  func choices() async {
    let mode = await decode(["--mode", "tabel"], trace: Self.dot1)
    #expect(mode.complaints.contains("Did you mean table?"))
    #expect(mode.code == 2)
    let recognizer = await decode(["--recognizer", "best"], trace: Self.dot1)
    #expect(recognizer.complaints.contains("classic"))
    #expect(recognizer.code == 2)
  }
}
