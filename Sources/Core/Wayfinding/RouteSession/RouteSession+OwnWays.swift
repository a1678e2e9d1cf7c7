// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// The person's own ways: recorded once, kept on the device, walked again.
struct OwnWays: Sendable {
  /// The device keeps them under this key, as a GPX file.
  static let key = "earshot-own-ways"
  /// So many are kept at most.
  static let most = 20

  var ways: [OwnWay] = []
  /// What records now.
  var recorder: WayRecorder?
  /// What was recorded when its page was closed.
  var cutOff: OwnWay?
  /// When the recording was last kept, by the clock of the fixes.
  var keptAt = -Double.infinity
}

extension RouteSession {
  mutating func act(on happening: OwnWayHappening, at time: Double) -> [InterfaceEffect] {
    switch happening {
    case .record(let name): record(name)
    case .walk(let number, let isBack): walk(number, isBack: isBack, at: time)
    case .save(let number): save(number)
    case .remove(let number): remove(number)
    case .cutOff(let wish): act(on: wish)
    case .file(let text): take(file: text)
    }
  }

  /// The ways that the device had kept.
  mutating func recallOwnWays(_ text: String) -> [InterfaceEffect] {
    guard let file = try? GPXTrack(Array(text.utf8)) else { return [] }
    own.ways = Array(OwnWay.ways(of: file).prefix(OwnWays.most))
    knowOwnWays()
    return [showOwnWays()]
  }

  /// Lets ways be planned by where the person has walked, as soon as the map is there.
  mutating func knowOwnWays() {
    guard case .ready(var town) = loading else { return }
    town.know(own.ways)
    loading = .ready(town)
  }

  // MARK: Recording

  private mutating func record(_ name: String) -> [InterfaceEffect] {
    guard let recorder = own.recorder else {
      guard own.cutOff == nil else { return refuse(RecordingWords[language].decideFirst) }
      guard own.ways.count < OwnWays.most else { return refuse(words.tooManyWays) }
      let ended = endRehearsal()
      own.recorder = WayRecorder()
      return ended + [showRecording(), .sound(.recordingOn)] + say(words.recording)
    }
    own.recorder = nil
    let shown = [showRecording(), forgetRecording(), .sound(.recordingOff)]
    guard let way = recorder.way(named: "") else { return shown + say(words.nothingRecorded) }
    return shown + [.value(.ownName, "")] + keep([way], name)
  }

  /// Keeps ways, each under a name that no other has.
  mutating func keep(_ ways: [OwnWay], _ wanted: String = "") -> [InterfaceEffect] {
    var last = ""
    for var way in ways.prefix(max(0, OwnWays.most - own.ways.count)) {
      let name = wanted.isBlank ? way.name : wanted
      way.name = freeName(
        name.isBlank ? nil : String(decoding: name.utf8.prefix(OwnWay.longestName), as: UTF8.self))
      last = way.name
      own.ways.append(way)
    }
    knowOwnWays()
    return [keepOwnWays(), showOwnWays()] + say(words.wayKept(last))
  }

  private func freeName(_ wanted: String?) -> String {
    let names = own.ways.map { $0.name }
    func isFree(_ name: String) -> Bool { !names.contains { $0.hasSameBytes(as: name) } }
    if let wanted, isFree(wanted) { return wanted }
    var number = wanted == nil ? 1 : 2
    while true {
      let name = wanted.map { "\($0) \(number)" } ?? words.wayNumber("\(number)")
      if isFree(name) { return name }
      number += 1
    }
  }

  private func keepOwnWays() -> InterfaceEffect {
    .store(
      key: OwnWays.key,
      value: own.ways.isEmpty
        ? nil : String(decoding: OwnWay.file(own.ways).gpx, as: UTF8.self))
  }

  func showOwnWays() -> InterfaceEffect {
    .list(
      .ownWays,
      own.ways.enumerated().map { number, way in
        let length = GuidanceStyle().text(metres: way.length, in: language)
        return ListRow(
          key: "\(number + 1)", text: words.wayRow(["name": way.name, "distance": length]))
      })
  }

  func showRecording() -> InterfaceEffect {
    .show(.recordWords, text: own.recorder == nil ? words.record : words.stopRecording)
  }

  // MARK: Walking again

  private mutating func walk(_ number: Int, isBack: Bool, at time: Double) -> [InterfaceEffect] {
    guard own.ways.indices.contains(number) else { return refuse(words.noSuchWay) }
    guard case .ready(let town) = loading else {
      if case .failed(let problem) = loading { return refuse(problem) }
      return refuse(words.loading)
    }
    let way = isBack ? own.ways[number].reversed : own.ways[number]
    let (planner, plan) = way.planned(on: town.planner.graph.map)
    let ended = withdraw()
    wish = Wish(places: [], start: nil)
    goals = [WalkGuide.Goal([plan.route.destination], name: way.name)]
    texts = InstructionTexts(
      map: planner.graph.map, style: choices.style, language: language, destination: way.name)
    walk = .walked(
      WalkGuide(
        along: plan, on: planner, name: way.name, style: choices.style,
        naming: choices.callouts, pace: pace, in: language))
    isWatching = true
    return ended + show(plan) + [.focus(.name)] + say(WalkWords[language].searching)
  }

  // MARK: Files

  private mutating func save(_ number: Int) -> [InterfaceEffect] {
    guard own.ways.indices.contains(number) else { return refuse(words.noSuchWay) }
    let bytes = OwnWay.file([own.ways[number]]).gpx
    return [.offer(name: "earshot-\(number + 1).gpx", text: String(decoding: bytes, as: UTF8.self))]
  }

  private mutating func remove(_ number: Int) -> [InterfaceEffect] {
    guard own.ways.indices.contains(number) else { return refuse(words.noSuchWay) }
    let name = own.ways.remove(at: number).name
    knowOwnWays()
    return [keepOwnWays(), showOwnWays(), .focus(.record)] + say(words.wayRemoved(name))
  }

  private mutating func take(file text: String?) -> [InterfaceEffect] {
    guard let text else { return refuse(words.noFile) }
    do throws(GPXError) {
      let ways = OwnWay.ways(of: try GPXTrack(Array(text.utf8)))
      guard !ways.isEmpty else { return refuse(words.noWayInFile) }
      guard own.ways.count + ways.count <= OwnWays.most else { return refuse(words.tooManyWays) }
      return keep(ways)
    } catch {
      return refuse(error.message(in: language))
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 } }
}
