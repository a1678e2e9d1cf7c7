// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartReading
import Speaking
import Testing

@testable import Sonification

/// A chart on a page, with a device that keeps what it is given and what reads data, as the browser's runtime has them.
struct ChartOnPage {
  var session: ChartPageSession
  var device: [String: String]
  private var reading: ChartReadingSession
  private var time = 0.0

  // Since the last event from outside
  var effects: [JSONValue] = []

  // As the page shows it
  var values: [String: String] = [:]
  var shown: [String: String] = [:]
  var flags: [String: Bool] = [:]
  var attributes: [String: String] = [:]
  var lists: [String: [String]] = [:]

  static let begin = #"{"kind":"begin","options":{"scale":"logarithmic","lowest-pitch":131}}"#

  /// Opens a page, and what it shows first.
  init(device: [String: String] = [:], begin: String = begin, opening load: String? = nil) throws {
    let configuration = try JSONParser.parse(Array(#"{"language":"en"}"#.utf8))
    session = try ChartPageSession(configuration: configuration)
    reading = try ChartReadingSession(configuration: configuration)
    self.device = device
    try send(begin)
    if let load { try read(load) }
  }

  mutating func send(_ event: String) throws {
    effects = []
    time += 1
    try take(event)
  }

  /// Has an event read, and gives the chart what came of it.
  mutating func read(_ event: String) throws {
    effects = []
    for line in try lines(reading.handle(json: Self.timed(event, time))) {
      try take(line.dropLast() + #","read":true}"#)
    }
  }

  private mutating func take(_ event: some StringProtocol) throws {
    for line in try lines(session.handle(json: Self.timed(event, time))) {
      let effect = try JSONParser.parse(Array(line.utf8))
      effects.append(effect)
      try perform(effect)
    }
  }

  private mutating func perform(_ effect: JSONValue) throws {
    let field = effect["field"]?.string ?? ""
    switch effect["kind"]?.string {
    case "recall":
      let key = try effect.text("key")
      var members: [JSONMember] = [.text("kind", "recalled"), .text("key", key)]
      if let value = device[key] { members.append(.text("value", value)) }
      try take(JSONValue.object(members).text)
    case "store": device[try effect.text("key")] = effect["value"]?.string
    case "show": shown[field] = try effect.text("text")
    case "value": values[field] = try effect.text("value")
    case "flag": flags[field + " " + (try effect.text("name"))] = try effect.truth("on")
    case "attribute": attributes[field + " " + (try effect.text("name"))] = effect["value"]?.string
    case "list": lists[field] = (effect["rows"]?.array ?? []).compactMap { $0["text"]?.string }
    default: break
    }
  }

  private static func timed(_ event: some StringProtocol, _ time: Double) -> [UInt8] {
    event.contains(#""t":"#)
      ? Array(event.utf8) : Array(("{\"t\":\(time)," + event.dropFirst()).utf8)
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The effects of a kind.
  func all(_ kind: String) -> [JSONValue] { effects.filter { $0["kind"]?.string == kind } }

  var said: [String] { all("say").compactMap { $0["text"]?.string } }
  /// Words of the page that were said.
  var told: [String] {
    all("words").filter { $0["aloud"]?.bool ?? false }.compactMap { $0["words"]?.string }
  }
  var focused: String? { all("focus").last?["field"]?.string }

  /// What is kept of the listener's choices.
  var kept: JSONValue? { device["earshot-charts"].flatMap { JSONValue(text: $0) } }
}
