// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking
import TestSupport
import Testing

@testable import Charts
@testable import Sonification

@Suite("The chart session")
struct ChartSessionTests {
  private static let load =
    #"{"t":0,"kind":"load","title":"Plants","csv":"Day,Height\n0,1\n1,2\n2,4\n3,8\n"}"#

  private func session(_ configuration: String = "{}") throws -> ChartSession {
    try ChartSession(configuration: try JSONParser.parse(Array(configuration.utf8)))
  }

  private func send(_ event: String, to session: inout ChartSession) throws -> [ChartEffect.Kind] {
    let event = try ChartEvent(json: try JSONParser.parse(Array(event.utf8)))
    return session.handle(event).map { $0.kind }
  }

  private func said(_ effects: [ChartEffect.Kind]) -> [String] {
    effects.compactMap { if case .say(let utterance) = $0 { utterance.text } else { nil } }
  }

  @Test("A chart is opened, played, paused, continued and stopped, one announcement an act")
  func course() throws {
    var session = try session()
    let opened = try send(Self.load, to: &session)
    #expect(
      said(opened) == ["Plants. Line chart of Height by Day: rises overall; lowest 1, at Day 0; highest 8, at Day 3."])
    #expect(opened.contains(.state(.stopped)))
    #expect(!session.samples.isEmpty)

    let played = try send(#"{"t":1,"kind":"play"}"#, to: &session)
    #expect(played.contains(.play(from: 0)) && played.contains(.state(.playing)))
    #expect(said(played).isEmpty)
    #expect(try send(#"{"t":1.5,"kind":"play"}"#, to: &session).isEmpty)

    let paused = try send(#"{"t":3.5,"kind":"pause"}"#, to: &session)
    #expect(paused.first == .silence)
    #expect(said(paused) == ["Paused at Day 2: 4"])
    #expect(try send(#"{"t":4,"kind":"pause"}"#, to: &session).isEmpty)

    #expect(try send(#"{"t":9,"kind":"play"}"#, to: &session).contains(.play(from: 2.5)))
    let stopped = try send(#"{"t":9.1,"kind":"stop"}"#, to: &session)
    #expect(stopped.first == .silence)
    #expect(said(stopped).count == 1)
    #expect(try send(#"{"t":10,"kind":"play"}"#, to: &session).contains(.play(from: 0)))
    #expect(said(try send(#"{"t":13,"kind":"ended"}"#, to: &session)) == ["Complete"])
    #expect(try send(#"{"t":13,"kind":"ended"}"#, to: &session).isEmpty)
  }

  @Test("Stepping silences first, speaks the point, and sounds the border at both ends")
  func steps() throws {
    var session = try session()
    _ = try send(Self.load, to: &session)
    #expect(said(try send(#"{"t":1,"kind":"step","by":1}"#, to: &session)) == ["Day 0: 1"])
    #expect(said(try send(#"{"t":1,"kind":"step","by":1}"#, to: &session)) == ["Day 1: 2"])
    let border = try send(#"{"t":1,"kind":"step","by":-5}"#, to: &session)
    #expect(border.contains(.sound(.boundary)))
    #expect(said(border) == ["Day 0: 1"])
    #expect(
      said(try send(#"{"t":1,"kind":"step","to":"highest"}"#, to: &session)) == ["Day 3: 8"])
    #expect(said(try send(#"{"t":1,"kind":"step","to":2}"#, to: &session)) == ["Day 2: 4"])
    // Playing goes on from the point that was stepped onto.
    #expect(try send(#"{"t":2,"kind":"play"}"#, to: &session).contains(.play(from: 2)))
    #expect(try send(#"{"t":2.2,"kind":"step","by":1}"#, to: &session).first == .silence)
  }

  @Test("What cannot be opened is refused with a sentence, and the chart before it stays")
  func refusals() throws {
    var session = try session(#"{"language":"es"}"#)
    #expect(try send(#"{"t":0,"kind":"play"}"#, to: &session).contains(.sound(.refused)))
    _ = try send(Self.load, to: &session)
    let samples = session.samples
    let refused = try send(
      #"{"t":1,"kind":"load","title":"x","csv":"x,y\n0,5\n1,a\n"}"#, to: &session)
    #expect(refused.contains(.sound(.refused)))
    #expect(said(refused).first?.hasPrefix("Línea 3, columna «y»: «a» no es un número.") == true)
    #expect(session.samples == samples)
  }

  @Test("Options make the sound anew and stop it; a quiet opening says nothing")
  func options() throws {
    var session = try session(#"{"duration":"short","smoothing":"none"}"#)
    let quiet = Self.load.replacing("\"title\"", with: "\"quiet\":true,\"title\"")
    #expect(said(try send(quiet, to: &session)).isEmpty)
    let short = session.samples.count
    _ = try send(#"{"t":1,"kind":"play"}"#, to: &session)
    let changed = try send(#"{"t":2,"kind":"options","duration":7}"#, to: &session)
    #expect(changed.first == .silence)
    #expect(session.samples.count > 3 * short)
  }

  @Test(
    "Events and configurations that make no sense are refused",
    arguments: [
      #"{"t":0}"#, #"{"kind":"play"}"#, #"{"t":0,"kind":"sing"}"#, #"{"t":0,"kind":"load"}"#,
      #"{"t":0,"kind":"load","title":"a"}"#, #"{"t":0,"kind":"load","title":"a","points":7}"#,
      #"{"t":0,"kind":"load","title":"a","points":[[1]]}"#, #"{"t":0,"kind":"step"}"#,
      #"{"t":0,"kind":"step","to":"middle"}"#, #"{"t":0,"kind":"step","by":1.5}"#,
      #"{"t":0,"kind":"options","duration":0}"#, #"{"t":0,"kind":"options","duration":"ages"}"#,
      #"{"t":0,"kind":"options","smoothing":true}"#,
    ])
  func nonsense(_ event: String) throws {
    let json = try JSONParser.parse(Array(event.utf8))
    #expect(throws: FieldError.self) { try ChartEvent(json: json) }
    #expect(throws: FieldError.self) { try session(#"{"duration":301}"#) }
    #expect(throws: FieldError.self) { try session(#"{"language":"de"}"#) }
  }

  @Test(
    "Any order of events keeps the rules: silence before speech, play only when silent",
    arguments: 0..<40)
  func anyOrder(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var session = try session(#"{"duration":0.5}"#)
    let events = [
      Self.load, #"{"t":0,"kind":"play"}"#, #"{"t":0,"kind":"pause"}"#, #"{"t":0,"kind":"stop"}"#,
      #"{"t":0,"kind":"tick"}"#, #"{"t":0,"kind":"ended"}"#, #"{"t":0,"kind":"step","by":1}"#,
      #"{"t":0,"kind":"step","by":-2147483648}"#, #"{"t":0,"kind":"step","to":-7}"#,
      #"{"t":0,"kind":"describe"}"#, #"{"t":0,"kind":"options","duration":0.3}"#,
      #"{"t":0,"kind":"load","title":"x","csv":""}"#,
    ]
    var isPlaying = false
    for _ in 0..<60 {
      let event = try #require(events.randomElement(using: &random))
      let time = Double.random(in: -5...5, using: &random)
      let effects = try send(event.replacing("\"t\":0", with: "\"t\":\(time)"), to: &session)
      for effect in effects {
        switch effect {
        case .play:
          #expect(!isPlaying)
          isPlaying = true
        case .silence: isPlaying = false
        case .say: #expect(!isPlaying || event.contains("ended"))
        case .position(let position): #expect((0...1).contains(position.across))
        default: break
        }
      }
      if event.contains("ended") { isPlaying = false }
      #expect(said(effects).count <= 1)
    }
  }
}
