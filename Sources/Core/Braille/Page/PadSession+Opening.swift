// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

extension PadSession {
  /// Asks the device what it keeps; the pad opens when it has told all of it.
  mutating func open(with letters: String) {
    keptText = PadWriting(letters: letters, cells: "")
    add(.recall(key: Self.settingsKey))
    add(.recall(key: Self.handsKey))
    add(.recall(key: Self.textKey))
  }

  static let settingsKey = "earshot-braille"
  static let handsKey = "earshot-braille-hands"
  static let textKey = "earshot-braille-text"

  mutating func recalled(_ key: String, _ kept: String?) {
    let json = kept.flatMap { JSONValue(text: $0) } ?? .null
    if key.hasSameBytes(as: Self.settingsKey) {
      settings = KeptSettings(json: json)
      storeChanges()
    } else if key.hasSameBytes(as: Self.handsKey) {
      hands = Self.hands(json)
      storeCalibrated()
    } else if key.hasSameBytes(as: Self.textKey) {
      if isOpen { showKept(json) } else { begin(json) }
    }
  }

  /// Hands that make sense, of those that were kept.
  @inline(never)
  static func hands(_ json: JSONValue) -> [HandShape] {
    var hands: [HandShape] = []
    for item in json.array ?? [] {
      if let hand = try? HandShape(json: item) { hands.append(hand) }
    }
    return hands
  }

  /// Opens the pad, once all is told; what was kept of the text is there again where the page has no other.
  private mutating func begin(_ kept: JSONValue) {
    cellsTyped = settings.cellsTyped
    showSettings()
    let letters = keptText?.letters ?? ""
    keptText = nil
    hide(isPrivate)
    guard page.keepsText, letters.isEmpty, wantsText, let writing = PadWriting(kept: kept) else {
      keptText = page.keepsText ? PadWriting(letters: letters, cells: "", isWanted: wantsText) : nil
      return reopen(PadWriting(letters: letters, cells: ""))
    }
    reopen(writing)
    keptText = writingNow
    add(.kept(.since(kept["at"]?.number ?? 0)))
  }

  private mutating func hide(_ isHidden: Bool) { add(.hide(isHidden)) }

  /// Hides what is written, for a password; shown again, it is forgotten.
  mutating func hide() {
    guard isOpen else { return }
    stopReplay()
    forgetRecording()
    let writing = isPrivate ? writingNow : PadWriting(letters: "", cells: "")
    hide(isPrivate)
    reopen(writing)
  }

  /// Begins anew with the settings of now and the same text, or another; the cells say more than the letters do.
  mutating func reopen(_ writing: PadWriting? = nil) {
    let writing = writing ?? writingNow
    hasNewWriting = true
    let configuration = opened(writing.cells.isEmpty ? writing.letters : writing.cells)
    add(.letters(writing.letters))
    tell(recordingOf: configuration)
    if let size { give(.size(size)) }
    add(.show("cells", text: ""))
    for hand in hands.dropFirst() { give(.hand(hand)) }
    if settings.isOn("brf") { give(.set(.brf(true))) }
    add(.swipes(settings.swipes ?? .standard))
    if !writing.cells.isEmpty {
      // Told whether it hides, it reads its cells anew.
      give(.set(.isPrivate(isPrivate)))
    } else if !writing.letters.isEmpty {
      let end = writing.letters.utf16Length
      give(.text(writing.letters, selection: end..<end))
    }
    bringLists()
  }

  /// Opens the pad; without the settings that it does not understand, but never without what protects the person.
  ///
  /// - Returns: The configuration that it was opened with. It is made as JSON, since that is how what is kept on the
  ///   device and what begins a recording have it.
  private mutating func opened(_ text: String) -> JSONWriter {
    for withSettings in [true, false] {
      let configuration = configuration(text, withSettings: withSettings)
      if let json = try? JSONParser.parse(configuration.bytes), open(json) { return configuration }
    }
    return JSONWriter()
  }

  /// The settings that the pad takes as they are kept.
  private static let settingsOfPad = [
    "mode", "echo", "hands", "chording", "keys", "recognizer", "swipes", "density", "feel",
  ]

  private func configuration(_ text: String, withSettings: Bool) -> JSONWriter {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("language", page.language.tag)
      writer.field("multiline", page.isMultiline)
      writer.field("offline", page.isOffline || settings.isOn("offline"))
      writer.field("private", isPrivate)
      writer.field("text", text)
      if let style = page.style { writer.field("style", style) }
      if !page.isHandheld { writer.field("handheld", false) }
      writer.field("table", table.name)
      writer.field("tableLanguage", table.tag)
      writer.field("tableName", table.title)
      guard withSettings else { return }
      for setting in settings.members where Self.settingsOfPad.has(setting.name) {
        writer.key(text: setting.name)
        writer.value(setting.value)
      }
      if settings["chording"] == nil { writer.field("typed", settings.cellsTyped) }
      writer.field("dots", settings.text("dots").hasSameBytes(as: "8") ? 8 : 6)
      if let hand = hands.first { writer.field("hand", hand) }
      writer.key("tables")
      writer.array { writer in
        for table in page.ownTables + settings.recent { writer.value(table) }
      }
    }
    return writer
  }

  /// Opens a pad in the place of the one that there is; false for a configuration that makes no sense.
  @inline(never)
  mutating func open(_ configuration: JSONValue) -> Bool {
    guard let pad = try? BrailleSession(configuration: configuration) else { return false }
    pads = [pad]
    return true
  }

  /// What is written now.
  var writingNow: PadWriting {
    guard isOpen else { return PadWriting(letters: "", cells: "", isWanted: wantsText) }
    return PadWriting(
      letters: pads[0].read.letters, cells: pads[0].text.pieces.brailleText, isWanted: wantsText)
  }
}

extension PadSession {
  @inline(never)
  mutating func add(_ effect: InterfaceEffect) {
    effects.append(.interface(Timed(time: time, effect)))
  }

  @inline(never)
  mutating func add(_ effect: PadPageEffect) { effects.append(.page(Timed(time: time, effect))) }

  /// Gives the person's own pad an event; while a recording plays there is none.
  @inline(never)
  mutating func give(_ happening: PadEvent.Happening) {
    guard replay == nil else { return }
    let event = PadEvent(time: time, happening.at(time))
    if isRecording, !isPrivate {
      recording.value(event)
      recording.endLine()
    }
    perform(event)
  }
}

extension PadEvent.Happening {
  /// The same at a time that is not before that of the last event.
  fileprivate func at(_ time: Double) -> PadEvent.Happening {
    guard case .touch(let touch) = self else { return self }
    return .touch(TouchEvent(time: time, touch: touch.touch, phase: touch.phase))
  }
}
