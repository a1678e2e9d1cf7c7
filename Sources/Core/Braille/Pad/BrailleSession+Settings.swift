// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

extension BrailleSession {
  /// Takes a choice of the person, shows it and says it.
  mutating func set(_ setting: PadSetting) {
    switch setting {
    case .mode(let choice):
      posture.choose(choice)
      layOut()
      say(modeWords)
    case .echo(let echo):
      self.echo = echo
      show(.echo, echo.word)
      say(echo.text(in: language))
    case .keys(let layout):
      chord.forget()
      chord.layout = layout
      if keyTest != nil { keyTest = KeyTest(layout) }
      if !isHandheld { draw() }
      show(.keys, layout.word)
      say(layout.text(in: language))
    case .offline(let isOffline): setOffline(isOffline)
    case .isPrivate(let isPrivate):
      self.isPrivate = isPrivate
      show(.isPrivate, isPrivate ? "true" : "false")
      readAnew()
      tellWordsLeave()
    case .brf(let takesBRF): self.takesBRF = takesBRF
    case .feel(let feel):
      vibration = feel.vibration
      nextBuzz = nil
      say(feel.text(in: language))
    case .recognizer, .dots, .hands, .chording: setHands(setting)
    }
  }

  /// A choice that changes how touches become cells.
  private mutating func setHands(_ setting: PadSetting) {
    let words: String
    switch setting {
    case .recognizer(let kind):
      configuration.recognizer = kind
      words =
        kind == .adaptive ? PadSettingWords[language].adaptive : PadSettingWords[language].classic
    case .dots(let dots):
      configuration.dots = dots
      words = PadSettingWords[language].dotCount(dots.rawValue.description)
    case .hands(let hands):
      configuration.hands = hands
      words = hands.text(in: language)
    case .chording(let chording):
      self.chording = chording
      // Who chooses knows what they want.
      beginnersCells = 0
      words = chording.text(in: language)
    case .mode, .echo, .keys, .offline, .isPrivate, .brf, .feel: return
    }
    layOut()
    showHands()
    say(words)
  }

  private mutating func showHands() {
    show(.recognizer, configuration.recognizer.word)
    show(.dots, configuration.dots.rawValue.description)
    show(.hands, configuration.hands.word)
    show(.chording, chording.word)
  }

  private mutating func setOffline(_ isOffline: Bool) {
    reader.isOffline = isOffline
    show(.offline, isOffline ? "true" : "false")
    say(isOffline ? PadSettingWords[language].offlineOnly : PadSettingWords[language].online)
    tellWordsLeave()
    readAnew()
  }

  /// Takes the table that the person chose; what leaves the device with it is told now, and not when something is typed.
  mutating func choose(_ table: PadTable) {
    noticed.removeAll { $0 == .wordsLeave }
    use(table)
    tellWordsLeave()
  }

  /// Tells that words go to the server, where they do and it was not told since the table was chosen.
  mutating func tellWordsLeave() {
    guard case .server = reader.table, !reader.isOffline, !isPrivate else { return }
    notice(.wordsLeave)
  }

  /// Reads what is written by another table from now on.
  private mutating func use(_ table: PadTable) {
    let isOffline = reader.isOffline
    reader = PadReader(
      table: table, speaking: language, translations: Translations(after: reader.translations))
    reader.isOffline = isOffline
    words = nil
    evidence = Evidence()
    show(.table, table.name)
    readAnew()
  }

  mutating func useNextTable() {
    let isAlone = tables.count == 1 && tables[0].isSame(as: reader.table)
    guard !tables.isEmpty, !isAlone else { return refuse(PadWords[language].noOtherTable) }
    let place = tables.firstIndex { $0.isSame(as: reader.table) } ?? -1
    let table = tables[(place + 1) % tables.count]
    sound(.done)
    say(table.spoken(in: language), in: language, .normal)
    choose(table)
  }

  /// Reads all anew and shows it.
  mutating func readAnew() {
    read.read(text.pieces, with: reader)
    awaited = nil
    offer = nil
    askServer(for: 0..<text.pieces.count)
    showText()
    refreshPrior()
  }
}

extension PadTable {
  /// What the table is called when the pad changes to it.
  fileprivate func spoken(in language: Language) -> String {
    switch self {
    case .uncontracted(.english): PadSettingWords[language].uncontractedEnglish
    case .uncontracted(.spanish): PadSettingWords[language].uncontractedSpanish
    case .uncontracted(.arabic): PadSettingWords[language].uncontractedArabic
    case .kana: PadSettingWords[language].kana
    case .server(let table): table.title.isEmpty ? table.name : table.title
    }
  }
}

extension PadEcho {
  fileprivate func text(in language: Language) -> String {
    switch self {
    case .character: PadSettingWords[language].echoCharacter
    case .cell: PadSettingWords[language].echoCell
    case .word: PadSettingWords[language].echoWord
    case .none: PadSettingWords[language].echoNone
    }
  }
}

extension PadFeel {
  fileprivate func text(in language: Language) -> String {
    switch self {
    case .none: PadSettingWords[language].feelNothing
    case .vibration: PadSettingWords[language].feelVibration
    case .sound: PadSettingWords[language].feelSound
    }
  }
}

extension KeyLayout {
  fileprivate func text(in language: Language) -> String {
    switch self {
    case .home: PadSettingWords[language].homeKeys
    case .upper: PadSettingWords[language].upperKeys
    case .oneHand: PadSettingWords[language].oneHandKeys
    }
  }
}

extension TypingHands {
  fileprivate func text(in language: Language) -> String {
    switch self {
    case .both: PadSettingWords[language].bothHands
    case .left: PadSettingWords[language].leftHand
    case .right: PadSettingWords[language].rightHand
    }
  }
}

extension Chording {
  fileprivate func text(in language: Language) -> String {
    switch self {
    case .lift: PadSettingWords[language].chordByLift
    case .accumulate: PadSettingWords[language].chordAccumulated
    case .sequential: PadSettingWords[language].chordSequential
    }
  }
}
