// SPDX-License-Identifier: Apache-2.0

import CommandLine
import Foundation
import Synchronization
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

  @Test(
    "How an open number is read is told, and an option has it read otherwise",
    arguments: [
      ([], "lowest 1200, for Jan", "give --decimal comma"),
      (["--decimal", "comma"], "lowest 1.2, for Jan", ""),
      (["--decimal", "point"], "lowest 1200, for Jan", ""),
      (["--language", "es"], "Mínimo 1,2", "usa --decimal point"),
    ])
  func openNumber(_ options: [String], _ expected: String, _ complaint: String) async {
    let input = "Month\tVisitors\nJan\t1,200\nFeb\t1,990\n"
    let run = await chart(["describe", "-"] + options, input: input)
    #expect(run.output.contains(expected) && run.output.contains("1,200"))
    #expect(complaint.isEmpty ? run.complaints.isEmpty : run.complaints.contains(complaint))
    #expect(run.code == 0)
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
    #expect(lost.complaints.contains("There is no folder /nowhere"))
    #expect(lost.code == 2)
    let folder = await chart(["render", "-", "-o", "/", "--as", "wav"], input: Self.line)
    #expect(folder.complaints.contains("/ is a folder"))
    #expect(folder.code == 2)
  }

  @Test("A pipe takes what is written and stays a pipe", arguments: ["wav", "txt"])
  func pipe(_ form: String) async throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.path
    let path = folder + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    // Opened both ways, and made large enough (F_SETPIPE_SZ of Linux is 1031), so that nobody waits.
    let reader = open(path, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    #expect(fcntl(reader, 1031, 1 << 20) >= 1 << 20)
    let run = await chart(
      ["render", "-", "-o", path, "--as", form, "--duration", "0.1"], input: Self.line)
    #expect(run.complaints.isEmpty && run.code == 0)
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    var bytes = [UInt8](repeating: 0, count: 4)
    #expect(read(reader, &bytes, 4) == 4)
    #expect(bytes.elementsEqual((form == "wav" ? "RIFF" : "Line").utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["pipe"])
  }

  @Test("A full disk is told, and nothing is left behind", arguments: ["wav", "mid", "txt"])
  func fullDisk(_ form: String) async throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.path
    // A link, so that a mistake would cost the link only.
    let path = folder + "/out." + form
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/full")
    let run = await chart(["render", "-", "-o", path], input: Self.line)
    #expect(run.complaints.contains("out.\(form) cannot be written: No space left on device."))
    #expect(run.code == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["out." + form])
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test("What standard output does not take is told")
  func lostOutput() async {
    let complaints = Mutex([UInt8]())
    let console = Console(
      standardInput: { Array(Self.line.utf8) },
      standardOutput: { _ in throw NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC)) },
      standardError: { bytes in complaints.withLock { $0 += bytes } })
    #expect(await Tool.run(["chart", "describe", "-"], console: console) == 1)
    let text = String(decoding: complaints.withLock { $0 }, as: UTF8.self)
    #expect(text.contains("Standard output cannot be written to: No space left on device."))
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
