// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

extension PadSession {
  // What is chosen

  mutating func choose(_ choice: PadSessionEvent.Choice) {
    if choice.name.hasSameBytes(as: "private") {
      isHidden = choice.value.bool ?? false
      return hide()
    }
    let isNone = choice.value.string?.isEmpty ?? false
    keep(choice.name, isNone ? .null : choice.value)
    let control = Part("setting-" + choice.name)
    switch choice.name.bytewise {
    case "guide": drawGuide()
    case "screenWidth":
      // Points in a millimetre; the width is that of the screen as the device is held now.
      let width = screen ?? 0
      let density = choice.value.number.map { width / $0 } ?? 0
      keep("density", KeptSettings.densities.contains(density) ? .number(density) : .null)
    case "vibration", "keepText", "selfVoicing":
      add(.tell(control, choice.value.bool ?? false ? .on : .off))
    default:
      let value = choice.value.bool.map { $0 ? "true" : "false" } ?? choice.value.string ?? ""
      if value.hasSameBytes(as: "auto") { add(.askForTilt) }
      // What the pad does not know is kept for the version that does.
      if let setting = try? PadSetting(name: choice.name, value: value) { give(.set(setting)) }
    }
  }

  /// Keeps a setting, beside what another window may have kept meanwhile; `null` forgets it.
  mutating func keep(_ name: String, _ value: JSONValue) {
    let change = JSONMember(name: name, value: value)
    settings.keep(change)
    changes.append(change)
    hasNewWriting = true
    add(.recall(key: Self.settingsKey))
  }

  mutating func storeChanges() {
    guard !changes.isEmpty else { return }
    for change in changes { settings.keep(change) }
    changes = []
    add(.store(key: Self.settingsKey, value: settings.json.text))
  }

  // What is shown

  /// Shows what is kept now, and what holds where nothing is.
  mutating func showSettings() {
    for setting in KeptSettings.texts {
      let value = settings[setting.name]
      add(
        .value(
          Part("setting-" + setting.name),
          value?.string ?? value?.number.map { Int($0).description } ?? setting.usual))
    }
    for setting in KeptSettings.truths {
      add(.flag(Part("setting-" + setting.name), .checked, settings.isOn(setting.name)))
    }
    table = page.table ?? named(settings["table"]?.string) ?? page.usualTable
    show(table)
    drawGuide()
  }

  private mutating func drawGuide() {
    add(.attribute("inside", name: "data-guide", value: settings.text("guide")))
  }

  private mutating func show(_ table: NamedTable) {
    if page.hasTable(table.name) { add(.value("table", table.name)) }
    add(.attribute("letters", name: "lang", value: table.tag))
  }

  /// What the pad says that a setting is.
  mutating func show(_ field: PadEffect.Field, _ text: String) {
    switch field {
    case .keyTest: add(.show(Part(field.word), text: text))
    case .cells:
      hasNewWriting = true
      add(.show("cells", text: text))
    case .letters:
      hasNewWriting = true
      add(.letters(text))
    case .table: shown(text)
    case .offline: add(.flag("setting-offline", .checked, text.hasSameBytes(as: "true")))
    case .isPrivate: add(.flag("setting-private", .checked, text.hasSameBytes(as: "true")))
    case .choice: add(.value("setting-mode", text))
    case .echo, .keys, .dots, .hands, .chording, .recognizer:
      add(.value(Part("setting-" + field.word), text))
    case .mode:
      add(.state(name: field.word, text))
      for mode in PadMode.allCases {
        add(
          .attribute(
            Part("posture-" + mode.word), name: "aria-pressed",
            value: mode.word.hasSameBytes(as: text) ? "true" : "false"))
      }
    case .lock, .alternatives: add(.state(name: field.word, text))
    }
  }

  // Tables

  mutating func choose(_ table: NamedTable) {
    if !page.ownTables.contains(where: { $0.name.hasSameBytes(as: table.name) }) {
      keep("recent", settings.recent(with: table))
    }
    give(.table(table.padTable))
  }

  /// The pad writes by this table now.
  private mutating func shown(_ name: String) {
    let table =
      named(name) ?? NamedTable(name: name, tag: isOpen ? pads[0].reader.table.tag : "", title: "")
    show(table)
    guard replay == nil else { return }
    self.table = table
    if page.table == nil { keep("table", .string(name)) }
    bringLists()
  }

  /// A table of this device, one that was used, or the page's own; nil for one that cannot be chosen.
  private func named(_ name: String?) -> NamedTable? {
    guard let name, page.hasTable(name) else { return nil }
    return (page.ownTables + settings.recent + [page.usualTable]).first {
      $0.name.hasSameBytes(as: name)
    }
  }

  // Swipes

  mutating func assign(_ action: PadAction?, to gesture: PadSessionEvent.Gesture) {
    var map = settings.swipes ?? .standard
    let place = map.assignments.firstIndex {
      $0.swipe == gesture.swipe && $0.held == gesture.held
    }
    map.assignments.removeAll { $0.swipe == gesture.swipe && $0.held == gesture.held }
    if let action {
      map.assignments.insert(
        SwipeMap.Assignment(gesture.swipe, holding: gesture.held, action),
        at: place ?? map.assignments.count)
    }
    keep("swipes", JSONValue(written: map))
    give(.swipes(map))
  }

  mutating func resetSwipes() {
    keep("swipes", .null)
    add(.swipes(.standard))
    give(.swipes(.standard))
    add(.tell("act-reset-swipes", .done))
  }
}

extension PadSession {
  // Hands and settings as a file

  /// The word in a saved profile by which it is known again.
  private static let profile = "earshot-braille-profile"

  mutating func saveProfile() {
    var file = JSONWriter()
    file.object { writer in
      writer.field("kind", Self.profile)
      writer.field("settings", settings.json)
      writer.key("hands")
      writer.array { writer in for hand in hands { writer.value(hand) } }
    }
    file.endLine()
    add(.offer(name: "earshot-braille-settings.json", text: file.text))
  }

  /// Takes hands and settings from the text of a file.
  mutating func takeProfile(_ text: String) {
    let json = JSONValue(text: text)
    guard let json, json["kind"]?.string?.hasSameBytes(as: Self.profile) ?? false,
      case .object? = json["settings"]
    else { return add(.tell("file-profile", .failed)) }
    settings = KeptSettings(json: json["settings"] ?? .null)
    hands = Self.hands(json["hands"] ?? .null)
    add(.store(key: Self.settingsKey, value: settings.json.text))
    storeHands()
    showSettings()
    reopen()
    add(.tell("file-profile", .done))
  }

  mutating func forgetSettings() {
    settings = KeptSettings()
    add(.store(key: Self.settingsKey, value: nil))
    showSettings()
    reopen()
    add(.tell("act-forget-settings", .itself))
  }

  /// Keeps the fit of the hands for one way of holding, beside what another window may have kept meanwhile.
  mutating func keep(_ hand: HandShape) {
    calibrated = hand
    add(.recall(key: Self.handsKey))
  }

  mutating func storeCalibrated() {
    guard let hand = calibrated else { return }
    calibrated = nil
    var all = [hand]
    for other in hands where other.mode != hand.mode { all.append(other) }
    hands = all
    storeHands()
  }

  mutating func forgetHands() {
    hands = []
    storeHands()
    give(.hand(nil))
  }

  @inline(never)
  private mutating func storeHands() {
    var kept = JSONWriter()
    kept.array { writer in for hand in hands { writer.value(hand) } }
    add(.store(key: Self.handsKey, value: hands.isEmpty ? nil : kept.text))
  }
}
