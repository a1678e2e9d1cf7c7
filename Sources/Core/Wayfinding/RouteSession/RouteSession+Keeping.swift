// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface

/// What the device keeps: how the person wants the way, and how fast they walk.
extension RouteSession {
  private static let choicesKey = "earshot-way"
  private static let paceKey = "earshot-pace"
  /// A pace that differs by less is the same, in metres a second.
  private static let samePace = 0.05

  func recallAll() -> [InterfaceEffect] {
    let keys = [
      Self.choicesKey, Self.paceKey, RouteSignals.key, OwnWays.key, OwnPlaces.key,
      OwnWays.recordingKey,
    ]
    return (keys + (picture.address == nil ? [] : [RoutePicture.key])).map { .recall(key: $0) }
  }

  mutating func recalled(_ key: String, _ kept: String?) -> [InterfaceEffect] {
    if key.hasSameBytes(as: OwnPlaces.key) { return recalledOwnPlaces(kept) }
    guard let kept else { return [] }
    if key.hasSameBytes(as: OwnWays.key) { return recallOwnWays(kept) }
    if key.hasSameBytes(as: OwnWays.recordingKey) { return recallRecording(kept) }
    if key.hasSameBytes(as: RouteSignals.key) { return recallSignals(kept) }
    if key.hasSameBytes(as: RoutePicture.key) { return recallPicture(kept) }
    guard let json = JSONValue(text: kept) else { return [] }
    if key.hasSameBytes(as: Self.paceKey) {
      pace = PaceMeter(json.number).pace
      return []
    }
    guard key.hasSameBytes(as: Self.choicesKey), json.members != nil else { return [] }
    choices = RouteChoices { json[$0]?.string }
    var effects: [InterfaceEffect] = []
    for (field, value) in choices.values where !isTick(field) {
      effects.append(.value(Part(field), value))
    }
    for kind in CalloutChoice.Kind.allCases {
      effects.append(.flag(Part(RouteChoices.field(kind)), .checked, choices.names(kind)))
    }
    return effects
  }

  private func isTick(_ field: String) -> Bool {
    CalloutChoice.Kind.allCases.contains { RouteChoices.field($0).hasSameBytes(as: field) }
  }

  mutating func keep(_ new: RouteChoices) -> [InterfaceEffect] {
    choices = new
    let members = new.values.map { JSONMember(name: $0.field, value: .string($0.value)) }
    return [.store(key: Self.choicesKey, value: JSONValue.object(members).text)]
  }

  /// Keeps the pace that was learned on the way, where it has changed.
  mutating func keepPace(of guide: WalkGuide) -> [InterfaceEffect] {
    guard let learned = guide.pace, (learned - (pace ?? 0)).magnitude >= Self.samePace
    else { return [] }
    // To centimetres a second: nothing finer is known.
    let rounded = (learned * 100).rounded() / 100
    pace = rounded
    return [.store(key: Self.paceKey, value: JSONValue.number(rounded).text)]
  }
}
