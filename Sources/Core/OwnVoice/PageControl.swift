// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A control of the page, as its page tells of it.
public struct PageControl: Sendable, Equatable {
  /// What the page calls it, as long as it is there.
  public var id: Int
  /// What it is.
  public var role: ControlRole
  /// What it is called.
  public var name = ""
  /// The language of its name (a tag), where it is not that of the page.
  public var nameLanguage: String?
  /// What the page says of it besides, such as a hint or what is wrong with the answer.
  public var hint = ""
  /// What it holds: what is written in it, what is chosen, where a slider stands.
  public var value = ""
  /// The language of what it holds (a tag), where it is not that of the page.
  public var valueLanguage: String?
  /// Whether it is ticked, chosen, pressed or open; nil for what cannot be.
  public var isOn: Bool?
  /// Whether nothing can be done with it now.
  public var isDisabled = false
  /// Whether its answer was refused.
  public var isInvalid = false
  /// Whether it leads to where the person is.
  public var isHere = false
  /// Whether it is what most people come to the page for.
  public var isMain = false
  /// The question to which it is one of the answers.
  public var group = ""
  /// Which one of how many answers it is.
  public var place: Place?
  /// Whether it may hold what is the person's own and must not be sent to be spoken.
  public var isOwn = false
  /// Whether it only tells something, so that a press can do no harm.
  public var isSafe = false
  /// Whether a press cannot be taken back, such as one that sends a form or deletes.
  public var isFinal = false
  /// Whether it is one of the buttons that read the page.
  public var isOfBar = false

  /// One of several.
  public struct Place: Sendable, Equatable {
    /// Which, from 1.
    public var position: Int
    /// Of how many.
    public var count: Int
  }

  /// A control of this kind and name.
  public init(id: Int, _ role: ControlRole, named name: String = "") {
    self.id = id
    self.role = role
    self.name = name
  }
}

extension PageControl {
  /// Reads `id`, `tag`, and what else the page found: see `sessions.md`.
  init(json: JSONValue) throws(FieldError) {
    let pressed = try json.optionalTruth("pressed")
    let expanded = try json.optionalTruth("expanded")
    role = ControlRole(
      role: try json.optionalText("role") ?? "", tag: try json.text("tag"),
      type: try json.optionalText("type") ?? "", isToggle: pressed != nil, opens: expanded != nil)
    id = try json.int("id")
    name = try json.optionalText("label") ?? ""
    let content = try json.optionalText("text") ?? ""
    if name.isEmpty, !role.isTyped { name = content }
    if name.isEmpty { name = try json.optionalText("title") ?? "" }
    nameLanguage = try json.optionalText("language")
    hint = try json.optionalText("hint") ?? ""
    value = try json.optionalText("value") ?? ""
    isOn = try json.optionalTruth("checked") ?? pressed ?? expanded
    isDisabled = try json.optionalTruth("disabled") ?? false
    isInvalid = try json.optionalTruth("invalid") ?? false
    isHere = try json.optionalTruth("here") ?? false
    isMain = try json.optionalTruth("main") ?? false
    group = try json.optionalText("group") ?? ""
    isOwn = try json.optionalTruth("own") ?? false
    valueLanguage = try json.optionalText("value-language")
    isSafe = try json.optionalTruth("safe") ?? false
    isFinal = try json.optionalTruth("final") ?? false
    isOfBar = try json.optionalTruth("bar") ?? false
    if let position = json["position"]?.integer, let count = json["count"]?.integer {
      place = Place(position: position, count: count)
    }
  }

  /// Whether each press of it is told before it acts; the others act again when they are pressed again at once.
  var isToldEachTime: Bool { isFinal || role == .link || role == .file }

  /// Whether what it says of itself is the same, byte for byte.
  func saysTheSame(as other: PageControl) -> Bool {
    role == other.role && name.hasSameBytes(as: other.name)
      && value.hasSameBytes(as: other.value) && isOn == other.isOn
      && isDisabled == other.isDisabled && isInvalid == other.isInvalid
  }

  /// Whether two controls are the same in all, byte for byte.
  public static func == (left: PageControl, right: PageControl) -> Bool {
    left.id == right.id && left.saysTheSame(as: right) && left.hint.hasSameBytes(as: right.hint)
      && left.group.hasSameBytes(as: right.group) && left.place == right.place
      && left.isHere == right.isHere && left.isMain == right.isMain && left.isOwn == right.isOwn
      && left.isSafe == right.isSafe && left.isFinal == right.isFinal
      && left.isOfBar == right.isOfBar
      && (left.valueLanguage ?? "").hasSameBytes(as: right.valueLanguage ?? "")
      && (left.nameLanguage ?? "").hasSameBytes(as: right.nameLanguage ?? "")
  }
}
