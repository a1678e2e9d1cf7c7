// SPDX-License-Identifier: Apache-2.0

import Bytes

/// The settings of the pad as the device keeps them: names and values, of which a file or another version may have
/// brought any.
struct KeptSettings: Sendable {
  private(set) var members: [JSONMember]

  /// The settings that a control of the page shows, with what holds until the person chooses.
  static let texts: [(name: String, usual: String)] = [
    ("mode", "auto"), ("chording", "lift"), ("hands", "both"), ("echo", "character"),
    ("dots", "6"), ("keys", "home"), ("recognizer", "adaptive"), ("guide", "soft"),
    ("screenWidth", ""), ("feel", "none"),
  ]
  /// The same of those that are on or off.
  static let truths: [(name: String, usual: Bool)] = [
    ("vibration", true), ("offline", false), ("selfVoicing", false), ("brf", false),
    ("keepText", true),
  ]
  /// Points in a millimetre of any screen that there is: widths beyond were mistyped.
  static let densities = 1.0...60
  /// How many tables of the server that were used are gone through by the act "next table".
  private static let recentTables = 6

  /// Those that can be what they are called.
  init(json: JSONValue = .null) {
    members = (json.members ?? []).filter { Self.isSound($0) }
  }

  var json: JSONValue { .object(members) }

  subscript(name: String) -> JSONValue? { json[name] }

  /// A setting that is a word; where none is kept, what holds until the person chooses.
  func text(_ name: String) -> String {
    if let text = self[name]?.string { return text }
    return Self.texts.first { $0.name.hasSameBytes(as: name) }?.usual ?? ""
  }

  /// A setting that is on or off.
  func isOn(_ name: String) -> Bool {
    self[name]?.bool ?? Self.truths.first { $0.name.hasSameBytes(as: name) }?.usual ?? false
  }

  /// Keeps one setting; `null` forgets it.
  @inline(never)
  mutating func keep(_ member: JSONMember) {
    var others: [JSONMember] = []
    for one in members where !one.name.hasSameBytes(as: member.name) { others.append(one) }
    if case .null = member.value {} else { others.append(member) }
    members = others
  }

  /// The tables of the server that were used, the last one first.
  var recent: [NamedTable] { NamedTable.list(self["recent"]) }

  /// The same with one that is used now.
  func recent(with table: NamedTable) -> JSONValue {
    var tables = [table.json]
    for other in recent where !other.name.hasSameBytes(as: table.name) {
      if tables.count < Self.recentTables { tables.append(other.json) }
    }
    return .array(tables)
  }

  /// What the swipes are for; nil where nothing was assigned.
  var swipes: SwipeMap? { self["swipes"]?.array.flatMap { try? SwipeMap(json: $0) } }

  /// How many cells were typed with fingers on this device, as far as that matters.
  var cellsTyped: Int { self["typed"]?.integer ?? 0 }

  var density: Double? { self["density"]?.number }

  /// Whether the person has understood an explanation.
  func isUnderstood(_ notice: String) -> Bool {
    for one in self["understood"]?.array ?? [] where one.string?.hasSameBytes(as: notice) ?? false {
      return true
    }
    return false
  }

  private static func isSound(_ member: JSONMember) -> Bool {
    let (name, value) = (member.name, member.value)
    if truths.contains(where: { $0.name.hasSameBytes(as: name) }) { return value.bool != nil }
    switch name.bytewise {
    case "table": return value.string != nil
    case "density": return value.number.map { densities.contains($0) } ?? false
    case "guide": return value.string != nil
    case "typed": return value.integer.map { $0 >= 0 } ?? false
    case "screenWidth": return value.string != nil || value.number != nil
    case "swipes": return value.array.flatMap { try? SwipeMap(json: $0) } != nil
    case "recent", "understood": return value.array != nil
    default: break
    }
    guard let text = value.string else { return false }
    // A setting of another version is nobody's; one of ours has to be a choice that there is.
    return (try? PadSetting(name: name, value: text)) != nil
  }
}
