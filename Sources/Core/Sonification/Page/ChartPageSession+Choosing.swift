// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Sounding
import Speaking

extension ChartPageSession {
  // What the device keeps

  /// The device tells what it keeps: when the page begins, or to put more there.
  mutating func recalled(_ key: String, _ value: String?) {
    guard key.hasSameBytes(as: ListenerChoices.key) else {
      return give(.recalled(key: key, value: value))
    }
    choices = ListenerChoices(kept: value)
    guard isBegun else { return begin() }
    for change in changes { choices.keep(change) }
    changes = []
    add(.store(key: ListenerChoices.key, value: choices.text))
  }

  private mutating func keep(_ name: String, _ value: JSONValue) {
    changes.append(.value(name, value))
    add(.recall(key: ListenerChoices.key))
  }

  /// Brings what was kept to the page, the chart and what sounds; without a word.
  private mutating func begin() {
    for name in ["sounds", "speech", "keys", "monitor", "verbosity", "braille"] {
      guard let value = choices[name], let setting = setting(name, value) else { continue }
      give(.set(setting), isQuiet: true)
    }
    for choice in choices.members where ListenerChoices.isHearing(choice.name) {
      show("set-", choice.name, choice.value)
    }
    isBegun = true
    hear(isQuiet: true)
    for index in options.indices {
      let name = options[index].name
      guard let value = choices[ListenerChoices.option + name] else { continue }
      options[index].value = value
      show("option-", name, value)
    }
    give(.options(.object(options)), isQuiet: true)
  }

  // What the listener chooses

  mutating func choose(_ name: String, _ value: JSONValue) {
    if let setting = setting(name, value) { return give(.set(setting)) }
    guard ListenerChoices.isHearing(name), value.bool != nil || value.number != nil else { return }
    choices.keep(.value(name, value))
    keep(name, value)
    hear(isQuiet: false)
  }

  @inline(never)
  private func setting(_ name: String, _ value: JSONValue) -> ChartSetting? {
    try? ChartSetting(json: .object([.text("name", name), .value("value", value)]))
  }

  @inline(never)
  private mutating func hear(isQuiet: Bool) {
    let profile = choices.profile
    add(.profile(profile))
    guard !isQuiet || choices.hasHearing, let heard = try? HearingProfile(json: profile) else {
      return
    }
    give(.hearing(heard), isQuiet: isQuiet)
  }

  /// Takes how charts sound; a field of numbers that was emptied changes nothing.
  mutating func sound(_ name: String, _ value: JSONValue) {
    if value.string?.utf8.isEmpty ?? false { return }
    for index in options.indices where options[index].name.hasSameBytes(as: name) {
      options[index].value = value
    }
    keep(ListenerChoices.option + name, value)
    give(.options(.object(options)))
  }

  /// What the chart says of the settings: a key may have changed them.
  mutating func show(_ settings: ChartSettings) {
    let before = shownSettings
    shownSettings = settings
    add(.attribute("loop", name: "aria-pressed", value: settings.loops ? "true" : "false"))
    if settings.rate != before.rate {
      add(.show("rate", text: charts[0].speed(settings.rate)))
    }
    if settings.sounds != before.sounds { changed("sounds", .bool(settings.sounds)) }
    if settings.speech != before.speech { changed("speech", .bool(settings.speech)) }
    if settings.keys != before.keys { changed("keys", .bool(settings.keys)) }
    if settings.monitor != before.monitor { changed("monitor", .bool(settings.monitor)) }
    if settings.verbosity != before.verbosity {
      changed("verbosity", .string(settings.verbosity.word))
    }
    if settings.braille != before.braille {
      changed("braille", .number(Double(settings.braille)))
    }
  }

  private mutating func changed(_ name: String, _ value: JSONValue) {
    show("set-", name, value)
    if isBegun { keep(name, value) }
  }

  @inline(never)
  private mutating func show(_ kind: String, _ name: String, _ value: JSONValue) {
    let field = Part(kind + name)
    if let isOn = value.bool { return add(.flag(field, .checked, isOn)) }
    add(.value(field, value.string ?? value.text))
  }
}
