// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import CommandLine

@Suite("The language of the tool") struct ToolLanguageTests {
  @Test("Languages name the same places in what the tool says")
  func samePlaces() {
    expectSamePlaces(ToolWords.self)
    expectSamePlaces(FileWords.self)
    expectSamePlaces(ServeWords.self)
    expectSamePlaces(WorkWords.self)
    expectSamePlaces(AdminCommandWords.self)
    expectSamePlaces(MailCommandWords.self)
    expectSamePlaces(WalkCommandWords.self)
    expectSamePlaces(MapCommandWords.self)
    expectSamePlaces(MapDrawWords.self)
    expectSamePlaces(RouteCommandWords.self)
    expectSamePlaces(TraceWords.self)
    expectSamePlaces(BrailleCommandWords.self)
    expectSamePlaces(BrailleFileWords.self)
    expectSamePlaces(ChartCommandWords.self)
    expectSamePlaces(ChartOptionWords.self)
    expectSamePlaces(ChartToolWords.self)
  }

  @Test(
    "The environment asks for a language as POSIX says, and gets English for one that is not spoken",
    arguments: [
      ([:], .english), (["LANG": "fr_CA.UTF-8"], .french), (["LANG": "es_MX.UTF-8"], .spanish),
      (["LANG": "ar"], .arabic),
      (["LANG": "C.UTF-8"], .english), (["LANG": "POSIX"], .english),
      (["LANG": "de_DE.UTF-8@euro"], .english), (["LANG": "es@x"], .spanish),
      (["LC_MESSAGES": "ar_EG", "LANG": "es_ES"], .arabic),
      (["LC_ALL": "en_GB", "LC_MESSAGES": "ar_EG", "LANG": "es_ES"], .english),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "es_ES"], .spanish),
      (["LC_ALL": "xx", "LANG": "es_ES"], .english),
    ] as [([String: String], Language)])
  func environment(variables: [String: String], language: Language) {
    #expect(Language(ofEnvironment: variables) == language)
  }

  @Test("A wrong use is told in the language of the console, and ends with 2 all the same")
  func messages() async {
    let spanish = await ToolRun.of(["sing"], in: .spanish)
    #expect(spanish.complaints == "earshot: No hay ninguna orden «sing». Prueba: earshot help\n")
    #expect(spanish.code == 2)
    let arabic = await ToolRun.of(["trace", "no/such/file"], in: .arabic)
    #expect(arabic.complaints == "earshot: لا يوجد ملف no/such/file. تحقق من الاسم.\n")
    #expect(arabic.code == 2)
  }

  @Test("Errors of what stands below the tool are told in its language too")
  func errorsFromBelow() async {
    let run = await ToolRun.of(
      ["trace", "-"], input: "{\"session\":\"speech\"}\n{\"t\":1}\n", in: .spanish)
    #expect(run.complaints == "earshot: -, línea 2: Falta el campo «kind». Añádelo.\n")
  }

  @Test(
    "Where --language names the language of the answer, messages and help are in it too",
    arguments: [
      ["walk", "places", "--language", "es"], ["walk", "places", "--language=es"],
      ["walk", "places", "--language", "ar", "--language", "es"],
    ])
  func option(words: [String]) async {
    let run = await ToolRun.of(words, in: .arabic)
    #expect(
      run.complaints == "earshot: Falta la opción --map: indica un paquete o un archivo GeoJSON.\n")
    let unknown = await ToolRun.of(words + ["--langauge"], in: .arabic)
    #expect(unknown.complaints.contains("¿Querías decir --language?"))
    let help = await ToolRun.of(words + ["--help"], in: .arabic)
    #expect(help.output.hasPrefix("Enumerar los lugares de un mapa por categorías.\n"))
  }

  @Test("A language that is not spoken is refused in the language of the console")
  func unknownLanguage() async {
    let run = await ToolRun.of(["walk", "places", "--language", "xx"], in: .spanish)
    #expect(run.complaints.hasPrefix("earshot: La opción --language no puede ser «xx»."))
    #expect(run.code == 2)
  }

  @Test("Where --language says what is written, messages stay in the language of the console")
  func otherOption() async {
    let run = await ToolRun.of(["braille", "decode", "--language", "es", "no/such"], in: .arabic)
    #expect(run.complaints == "earshot: لا يوجد ملف no/such. تحقق من الاسم.\n")
  }

  @Test("Without --language an answer is in the language of the console")
  func answers() async {
    let run = await ToolRun.of(
      ["chart", "describe", "-", "--length", "short"], input: "x,y\n1,1\n2,2\n", in: .spanish)
    let said = await ToolRun.of(
      ["chart", "describe", "-", "--length", "short", "--language", "es"],
      input: "x,y\n1,1\n2,2\n")
    #expect(run.output == said.output)
    #expect(!run.output.isEmpty)
  }

  @Test("The language of the console never decides how numbers of a file are read")
  func numbersStay() async {
    let data = "x,y\n1,\"1,200\"\n2,\"3,400\"\n"
    let run = await ToolRun.of(["chart", "plan", "-"], input: data, in: .spanish)
    let english = await ToolRun.of(["chart", "plan", "-"], input: data)
    #expect(run.output == english.output)
    #expect(run.complaints != english.complaints)
    let described = await ToolRun.of(["chart", "describe", "-"], input: data, in: .spanish)
    #expect(described.output.contains("1200") || described.output.contains("1 200"))
  }
}
