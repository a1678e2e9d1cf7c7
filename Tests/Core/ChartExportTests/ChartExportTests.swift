// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartReading
import Charts
import Sounding
import Testing

@testable import ChartExport

@Suite("Files of a chart")
struct ChartExportTests {
  private func export(
    _ form: String, _ text: String, _ configuration: String = "{}"
  ) throws -> [ChartExportEffect.Kind] {
    var session = try ChartExportSession<ChartForm>(
      configuration: try JSONParser.parse(Array(configuration.utf8)))
    var chart = try Chart(reading: Array(text.utf8))
    chart.title = "Plants / a"
    let event =
      #"{"t":0,"kind":"export","form":"\#(form)","chart":"#
      + String(decoding: chart.jsonBytes, as: UTF8.self) + "}"
    return session.handle(
      try ChartExportEvent<ChartForm>(json: try JSONParser.parse(Array(event.utf8)))
    ).map { $0.kind }
  }

  @Test(
    "Every form begins as its format does",
    arguments: [
      ("text", "Plants", "Plants - a.txt"), ("wav", "RIFF", "Plants - a.wav"),
      ("wav24", "RIFF", "Plants - a.wav"), ("wav-float", "RIFF", "Plants - a.wav"),
      ("midi", "MThd", "Plants - a.mid"), ("vtt", "WEBVTT", "Plants - a.vtt"),
      ("svg", "<svg", "Plants - a.svg"),
    ])
  func forms(_ form: String, _ beginning: String, _ name: String) throws {
    let effects = try export(form, "Day,Height\n0,1\n1,2\n2,4\n")
    guard case .file(let file)? = effects.first else {
      Issue.record("There is no file")
      return
    }
    #expect(Self.bytes(file).starts(with: beginning.utf8) && file.name == name)
  }

  /// What is in a file, when whoever plays scores has written its sound.
  private static func bytes(
    _ file: ChartFile, _ profile: HearingProfile = HearingProfile()
  ) -> [UInt8] {
    switch file.content {
    case .text(let bytes), .bytes(let bytes): bytes
    case .sound(let score, let format):
      WaveStream.bytes(score, format: format, profile: profile)
    }
  }

  @Test("Sound is made for the ears of the listener")
  func hearing() throws {
    let text = "Day,Height\n0,1\n1,2\n2,4\n"
    let effects = try export("wav", text, #"{"hearing":{"mono":true,"left":-6}}"#)
    guard case .file(let heard)? = effects.first else {
      Issue.record("There is no file")
      return
    }
    let bytes = Self.bytes(heard, HearingProfile(isMono: true, leftLevel: -6))
    // The same in both ears, the left one at half the strength.
    let samples = stride(from: 44, to: bytes.count - 3, by: 4).map { start in
      (Self.sample(bytes, start), Self.sample(bytes, start + 2))
    }
    #expect(samples.allSatisfy { abs(Double($0.0) * 1.995 - Double($0.1)) < 4 })
    #expect(samples.contains { $0.1 > 1000 })
  }

  private static func sample(_ bytes: [UInt8], _ at: Int) -> Int {
    Int(Int16(bitPattern: UInt16(bytes[at]) | UInt16(bytes[at + 1]) << 8))
  }

  @Test(
    "What is no chart is refused",
    arguments: [
      #"{"t":0,"kind":"export","form":"wav"}"#, #"{"t":0,"kind":"export","form":"wav","chart":1}"#,
      #"{"t":0,"kind":"export","form":"cake","chart":{}}"#, #"{"t":0,"kind":"load"}"#,
    ])
  func nonsense(_ event: String) throws {
    let json = try JSONParser.parse(Array(event.utf8))
    #expect(throws: FieldError.self) { try ChartExportEvent<ChartForm>(json: json) }
  }
}
