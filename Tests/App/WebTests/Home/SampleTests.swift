// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import ChildProcess
import Foundation
import HTTPServer
import Speaking
import Testing
import Voice

@testable import Web

@Suite("Samples on the first page") struct SampleTests {
  private static let demos = DemoCharts.load(
    from: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Examples/charts").standardized.path)

  @Test(
    "Each ability that can be heard here is, and says what is heard", arguments: Language.allCases)
  func all(language: Language) throws {
    let samples = Sample.all(of: Self.demos, in: language)
    let hasVoice = Subprocess.isInstalled(Speaker.program)
    #expect(samples.map(\.ability) == (hasVoice ? Ability.allCases : [.charts]))
    #expect(samples.allSatisfy { $0.text.count > 30 })
    #expect(Set(samples.map(\.text)).count == samples.count)
    #expect(Sample.all(of: [], in: language).allSatisfy { $0.ability != .charts })
  }

  @Test("The walk is what the guide says: to the left, ahead after the turn, and there")
  func walk() {
    #expect(
      Sample.walk(in: .english)
        == "The library is about 110 metres to your left. "
        + "That is in a straight line: walls and roads may lie in between. "
        + "The library is about 50 metres ahead. The library is here, within 5 metres.")
  }

  @Test("Every address gives a sound of some seconds", arguments: Language.allCases)
  func sounds(language: Language) async throws {
    let person = Person(on: try await TestSite(), language: language.tag)
    for sample in Sample.all(of: Self.demos, in: language) {
      let answer = try await person.open(sample.address)
      #expect(answer.status == 200, "\(sample.address)")
      #expect(
        answer.response.headers[.contentType]?.hasPrefix("audio/") == true, "\(sample.address)")
    }
  }

  @Test("Who is signed in has work to do, and finds no samples there")
  func signedIn() async throws {
    let person = Person(on: try await TestSite())
    #expect(try await person.open("/").text.contains("id=\"samples\""))
    try await person.signUp(as: "requester", username: "ana")
    #expect(!(try await person.open("/").text.contains("id=\"samples\"")))
  }
}
