// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import Testing

@testable import Braille

/// A pad on a page, with a device that keeps what it is given, as the browser's runtime does.
struct PadOnPage {
  var session: PadSession
  var device: [String: String]
  var time = 0.0
  /// Everything since the last event from outside.
  var said: [String] = []
  var told: [String] = []
  var questions: [Question] = []
  var copied: [String] = []
  var dispatched: [String] = []
  var kept: [Bool] = []
  /// All of it since the page was opened.
  var lines: [String] = []
  var shown: [String: String] = [:]
  var values: [String: String] = [:]
  var flags: [String: Bool] = [:]
  var letters = ""
  var files: [String: String] = [:]
  var swipes = SwipeMap.standard

  /// Opens a page with these members of its configuration.
  init(
    _ members: String = #""keeps":true"#, text: String = "", device: [String: String] = [:]
  ) throws {
    let names = #""names":"en\nes\nar\nja-kana\nen-ueb-g2.ctb\nde-g2.ctb""#
    let tables = #""tables":[{"table":"en","language":"en"},{"table":"es","language":"es"}]"#
    let configuration =
      #"{"language":"en","usual":{"table":"en","language":"en","name":"English"},"# + names + ","
      + tables + #","epoch":1000,"words":"en","counted":"es","# + members + "}"
    session = try PadSession(configuration: try JSONParser.parse(Array(configuration.utf8)))
    self.device = device
    try send(#""kind":"size","width":400,"height":300,"screen":640"#)
    try send(#""kind":"open","text":"\#(text)""#)
  }

  mutating func send(_ event: String, after seconds: Double = 1) throws {
    time += seconds
    (said, told, questions, copied, dispatched, kept) = ([], [], [], [], [], [])
    try take("{\"t\":\(time),\(event)}")
  }

  private mutating func take(_ event: String) throws {
    let json = try JSONParser.parse(Array(event.utf8))
    for effect in session.handle(try PadSessionEvent(json: json)) {
      lines.append(String(decoding: effect.jsonBytes, as: UTF8.self))
      switch effect {
      case .pad(.say(_, let utterance)): said.append(utterance.text)
      case .pad: break
      case .interface(let effect): try note(effect.content)
      case .page(let effect): note(effect.content)
      }
    }
  }

  private mutating func note(_ effect: InterfaceEffect) throws {
    switch effect {
    case .recall(let key):
      let value = device[key].map { JSONValue.string($0).text } ?? "null"
      try take(#"{"t":\#(time),"kind":"recalled","key":"\#(key)","value":\#(value)}"#)
    case .store(let key, let value): device[key] = value
    case .show(let part, let text): shown[part.name] = text
    case .value(let part, let value): values[part.name] = value
    case .flag(let part, _, let isOn): flags[part.name] = isOn
    case .fetch(let question): questions.append(question)
    case .offer(let name, let text): files[name] = text
    default: break
    }
  }

  private mutating func note(_ effect: PadPageEffect) {
    switch effect {
    case .letters(let text): letters = text
    case .tell(let part, let phrase): told.append(part.name + " " + phrase.word)
    case .copy(let text, _): copied.append(text)
    case .kept(let since): kept.append(since != nil)
    case .swipes(let map): swipes = map
    case .dispatch(.recognition(let made)):
      if case .cell = made.recognition { dispatched.append("cell") }
    default: break
    }
  }

  /// Presses keys together.
  mutating func type(_ codes: String...) throws {
    for phase in ["down", "up"] {
      for code in codes { try send(#""kind":"key","phase":"\#(phase)","code":"\#(code)""#) }
    }
  }

  mutating func choose(_ setting: String, _ value: String) throws {
    try send(#""kind":"setting","setting":"\#(setting)","value":\#(value)"#)
  }

  mutating func act(_ name: String, _ more: String = "") throws {
    try send(#""kind":"act","name":"\#(name)""# + more)
  }

  mutating func open(_ purpose: String, _ text: String?, name: String = "a.txt") throws {
    let text = text.map { JSONValue.string($0).text } ?? "null"
    try send(#""kind":"file","file":"\#(purpose)","name":"\#(name)","text":\#(text)"#)
  }

  var settings: JSONValue { device["earshot-braille"].flatMap { JSONValue(text: $0) } ?? .null }
}
