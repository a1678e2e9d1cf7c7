// SPDX-License-Identifier: Apache-2.0

import Bytes
import Phrases
import Speaking

extension BrailleSession {
  /// Takes a choice of the person, shows it and says it.
  mutating func set(_ setting: PadSetting) {
    switch setting {
    case .mode(let choice):
      posture.choose(choice)
      layOut()
      say(modePhrase)
    case .echo(let echo):
      self.echo = echo
      show(.echo, echo.word)
      say(echo.phrase)
    case .keys(let layout):
      chord.forget()
      chord.layout = layout
      if keyTest != nil { keyTest = KeyTest(layout) }
      show(.keys, layout.word)
      say(layout.phrase)
    case .offline(let isOffline): setOffline(isOffline)
    case .isPrivate(let isPrivate):
      self.isPrivate = isPrivate
      show(.isPrivate, isPrivate ? "true" : "false")
      readAnew()
      tellWordsLeave()
    case .brf(let takesBRF): self.takesBRF = takesBRF
    default: setHands(setting)
    }
  }

  /// A choice that changes how touches become cells.
  private mutating func setHands(_ setting: PadSetting) {
    let phrase: Phrase
    switch setting {
    case .recognizer(let kind):
      configuration.recognizer = kind
      phrase = kind == .adaptive ? BraillePhrases.adaptive : BraillePhrases.classic
    case .dots(let dots):
      configuration.dots = dots
      phrase = BraillePhrases.dotCount(dots.rawValue)
    case .hands(let hands):
      configuration.hands = hands
      phrase = hands.phrase
    case .chording(let chording):
      configuration.chording = chording
      phrase = chording.phrase
    default: return
    }
    layOut()
    showHands()
    say(phrase)
  }

  private mutating func showHands() {
    show(.recognizer, configuration.recognizer.word)
    show(.dots, configuration.dots.rawValue.description)
    show(.hands, configuration.hands.word)
    show(.chording, configuration.chording.word)
  }

  private mutating func setOffline(_ isOffline: Bool) {
    reader.isOffline = isOffline
    show(.offline, isOffline ? "true" : "false")
    say(isOffline ? BraillePhrases.offlineOnly : BraillePhrases.online)
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
    guard !tables.isEmpty, !isAlone else { return refuse(BraillePhrases.noOtherTable) }
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
    case .uncontracted(let written): BraillePhrases.uncontracted(written).text(in: language)
    case .kana: BraillePhrases.kana.text(in: language)
    case .server(let table): table.title.isEmpty ? table.name : table.title
    }
  }
}

extension PadEcho {
  fileprivate var phrase: Phrase {
    switch self {
    case .character: BraillePhrases.echoCharacter
    case .cell: BraillePhrases.echoCell
    case .word: BraillePhrases.echoWord
    case .none: BraillePhrases.echoNone
    }
  }
}

extension KeyLayout {
  fileprivate var phrase: Phrase {
    switch self {
    case .home: BraillePhrases.homeKeys
    case .upper: BraillePhrases.upperKeys
    case .oneHand: BraillePhrases.oneHandKeys
    }
  }
}

extension TypingHands {
  fileprivate var phrase: Phrase {
    switch self {
    case .both: BraillePhrases.bothHands
    case .left: BraillePhrases.leftHand
    case .right: BraillePhrases.rightHand
    }
  }
}

extension Chording {
  fileprivate var phrase: Phrase {
    switch self {
    case .lift: BraillePhrases.chordByLift
    case .accumulate: BraillePhrases.chordAccumulated
    case .sequential: BraillePhrases.chordSequential
    }
  }
}
