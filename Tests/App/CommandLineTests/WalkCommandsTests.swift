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

/// The library of the paper on OrientatUA, and a place whose name is not certain.
private let map = """
  {"type":"FeatureCollection","categories":{"library":{"name:en":"Libraries","name:es":"Bibliotecas"}},
  "features":[
  {"type":"Feature","geometry":{"type":"Point","coordinates":[-0.5121,38.3832]},
  "properties":{"name":"Biblioteca General","category":"library"}},
  {"type":"Feature","geometry":{"type":"Point","coordinates":[-0.51,38.38]},
  "properties":{"name":"Polivalente","certain":false}}]}
  """

/// Runs `earshot walk …` with the map on standard input.
private func walk(_ words: [String], map: String = map) async -> Run {
  let output = Mutex([UInt8]())
  let complaints = Mutex([UInt8]())
  let console = Console(
    standardInput: { [UInt8](map.utf8) },
    standardOutput: { bytes in output.withLock { $0 += bytes } },
    standardError: { bytes in complaints.withLock { $0 += bytes } })
  let code = await Tool.run(["walk"] + words, console: console)
  return Run(
    output: String(decoding: output.withLock { $0 }, as: UTF8.self),
    complaints: String(decoding: complaints.withLock { $0 }, as: UTF8.self), code: code)
}

private func message(_ words: String...) async -> Run { await message(words) }

private func message(_ words: [String]) async -> Run {
  await walk(["message", "--places", "-"] + words)
}

@Suite struct WalkCommandsTests {
  @Test("the sentence of the paper's first position has the true distances")
  func sentence() async {
    let run = await message(
      "--to", "Biblioteca General", "--at", "38.3865,-0.5113", "--heading", "180")
    #expect(
      run.output
        == "Biblioteca General is about 370 metres ahead and about 70 metres to your right.\n")
    #expect(run.code == 0)
  }

  @Test("the unrounded numbers come as JSON, negative for behind and left")
  func json() async {
    let run = await message(
      "--to", "biblioteca", "--at", "38.3865,-0.5113", "--heading", "-45.5", "--json",
      "--language=es")
    #expect(
      run.output == """
        {"forward":69.8971747756145,"right":-366.3124463647008,"distance":372.92147082637194,\
        "bearing":190.80291853567982,"text":"Biblioteca General está a unos 370 metros a tu \
        izquierda y a unos 70 metros hacia delante."}

        """)
  }

  @Test(
    "Directions and distances are told as they are wanted",
    arguments: [
      (["--style", "clock"], "at 12 o’clock"), (["--style", "compass"], "to the south"),
      (["--units", "steps", "--pace", "0.5"], "paces"),
    ])
  func style(_ options: [String], _ part: String) async {
    let run = await message(
      ["--to", "Biblioteca General", "--at", "38.3865,-0.5113", "--heading", "180"] + options)
    #expect(run.code == 0)
    #expect(run.output.contains(part))
  }

  @Test(
    "a mistake is a sentence that says what to do, and exit code 2",
    arguments: [
      (["--to", "Bibloteca", "--at", "0,0", "--heading", "0"], "Did you mean Biblioteca General?"),
      (["--to", "o", "--at", "0,0", "--heading", "0"], "matches 2 places"),
      (["--to", "Polivalente", "--at", "0", "--heading", "0"], "\"0\" is not two numbers."),
      (["--to", "Polivalente", "--at", "91,0", "--heading", "0"], "not between -90 and 90"),
      (["--to", "Polivalente", "--at", "0,0"], "The option --heading is missing"),
      (["--to", "Polivalente", "--at", "0,0", "--heading", "north"], "needs a number"),
      (["--at", "0,0", "--heading", "0"], "The option --to is missing"),
      (
        ["--to", "Polivalente", "--at", "0,0", "--heading", "0", "--language", "de"],
        "Choose one of: en, es, ar, fr."
      ),
    ])
  func mistakes(_ words: [String], _ sentence: String) async {
    let run = await walk(["message", "--places", "-"] + words)
    #expect(run.complaints.contains(sentence))
    #expect(run.output.isEmpty)
    #expect(run.code == 2)
  }

  @Test("a file that is no map is refused with its name")
  func badMap() async {
    let run = await walk(["places", "--places", "-"], map: "[1, 2")
    #expect(run.complaints.contains("not valid JSON at line 1"))
    #expect(run.code == 2)
  }

  @Test("places are listed by category, in the language asked for")
  func places() async {
    let all = await walk(["places", "--places", "-", "--language", "es"])
    #expect(
      all.output == """
        Bibliotecas
          Biblioteca General
        Otros lugares
          Polivalente, probablemente

        """)
    let some = await walk(["places", "--places", "-", "--category", "Libraries"])
    #expect(some.output == "Libraries\n  Biblioteca General\n")
    let none = await walk(["places", "--places", "-", "--category", "libary"])
    #expect(none.complaints.contains("Did you mean library?"))
    #expect(none.code == 2)
  }
}
