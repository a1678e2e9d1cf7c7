// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite struct BrailleDecodeTests {
  private static let calibration =
    #"{"t":0,"phase":"calibrate","dots":[[633,91],[633,195],[633,299],[211,91],[211,195],[211,299]]}"#

  private static let chord = """
    {"t":1,"phase":"began","touch":1,"x":640,"y":100}
    {"t":1,"phase":"began","touch":2,"x":200,"y":290}
    {"t":1.1,"phase":"ended","touch":1}
    {"t":1.2,"phase":"ended","touch":2}
    """

  private func decode(_ options: [String], _ lines: String...) async -> ToolRun {
    await ToolRun.of(
      ["braille", "decode"] + options + ["-"], input: lines.joined(separator: "\n"))
  }

  @Test("The last lift ends a chord, and a calibration says where the dots lie")
  func calibrated() async {
    let run = await decode(["--size", "844x390"], Self.calibration, Self.chord)
    #expect(run.output == "{\"t\":1.2,\"kind\":\"cell\",\"cell\":\"⠡\"}\n")
    #expect(run.code == 0)
    let swapped = Self.calibration.replacing("633", with: "x").replacing("211", with: "633")
      .replacing("x", with: "211")
    let mirrored = await decode(["--size=844x390"], swapped, Self.chord)
    #expect(mirrored.output == "{\"t\":1.2,\"kind\":\"cell\",\"cell\":\"⠌\"}\n")
  }

  @Test("An explanation is added when it is asked for")
  func explained() async {
    let run = await decode(["--size", "844x390", "--explain"], Self.calibration, Self.chord)
    for part in [
      #""explain":{"cell":"⠡","runnerUp":"#, #""dots":[{"dot":1,"touch":1,"x":7,"y":9},"#,
      #""margin":"#, #""candidates":[{"cell":"⠡","touches":"#,
    ] { #expect(run.output.contains(part), "\(run.output)") }
  }

  @Test("Hands, dots and chording can be chosen")
  func choices() async {
    let one = await decode(["--hands", "right"], Self.chord.replacing("640", with: "200"))
    #expect(one.output.contains("\"kind\":\"column\""))
    let eight = Self.calibration.replacing("]]", with: "],[633,380],[211,380]]")
    let wide = await decode(["--size=844x420", "--dots", "8"], eight, Self.chord)
    #expect(wide.output == "{\"t\":1.2,\"kind\":\"cell\",\"cell\":\"⠡\"}\n")
    let kept = await decode(
      ["--size=844x390", "--chording=accumulate", "--language=none", "--density=6.3"],
      Self.calibration, Self.chord.replacing("1.2", with: "3"))
    #expect(kept.output == "{\"t\":3,\"kind\":\"cell\",\"cell\":\"⠡\"}\n")
  }

  @Test("A run that a pad recorded is played as `earshot trace` plays it")
  func recordedRun() async {
    let run = await decode(
      [], #"{"session":"recognizer","configuration":{"recognizer":"classic"}}"#,
      #"{"t":0,"phase":"began","touch":1,"x":300,"y":100}"#, #"{"t":1,"phase":"ended","touch":1}"#)
    #expect(run.output == "{\"t\":1,\"kind\":\"cell\",\"cell\":\"⠁\"}\n")
    let broken = await decode([], #"{"session":"braile"}"#)
    #expect(broken.code == 2)
    #expect(broken.complaints.contains("line 1"))
  }

  @Test(
    "A calibration that makes no sense is named with its line and what to do",
    arguments: [
      ("[[1,2],[3,4]]", "line 1: This calibration has 2 places, but there are 6 dots."),
      ("[[1,2],[3,4],[1,2],[5,6],[7,8],[9,9]]", "Places 1 and 3 of this calibration are the same."),
      ("[[1,2],[3,4],[5,2],[5,6],[7,8],[9,1e999]]", "line 1:"),
      ("[[1,2],[3,4],[5,2],[5,6],[7,8],[9,200000]]", "Give points from -100000 to 100000."),
      ("[[1,2],[3,4],[5,2],[5,6],[7,8],[9]]", "each [x,y] in points"),
      (#"[[1,2],[3,4],[5,2],[5,6],[7,8],[9,"a"]]"#, "each [x,y] in points"),
      ("7", "each [x,y] in points"),
    ])
  func badCalibrations(dots: String, sentence: String) async {
    let run = await decode([], #"{"t":0,"phase":"calibrate","dots":\#(dots)}"#, Self.chord)
    #expect(run.complaints.contains(sentence), "\(run.complaints)")
    #expect(run.output.isEmpty)
    #expect(run.code == 2)
  }

  @Test(
    "Choices that make no sense are named",
    arguments: [
      (["--density", "0"], "from 1 to 60"), (["--density", "x"], "from 1 to 60"),
      (["--dots", "7"], "6"), (["--hands", "three"], "both"),
      (["--chording", "lifts"], "Did you mean lift?"), (["--language", "xx"], "ja-kana"),
    ])
  func badChoices(options: [String], sentence: String) async {
    let run = await decode(options, Self.chord)
    #expect(run.complaints.contains(sentence), "\(run.complaints)")
    #expect(run.code == 2)
  }
}
