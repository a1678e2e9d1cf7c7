// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// Where in the text of the page one is; nowhere before the first sentence was read.
struct ReadingPlace: Sendable {
  /// The piece of the page; nil before the first.
  var block: Int?
  /// Which of its sentences.
  var sentence = 0
  /// Which of the sentence's characters was told last; nil where none was.
  var character: Int?
  /// The control that was read and does not have the focus: its arrows would no longer read the page.
  var control: PageControl?
}

extension OwnVoiceSession {
  mutating func begin(_ move: ReadingMove) {
    isReadingOn = move == .readOn
    switch move {
    case .silence: perform(.pause)
    case .again: perform(.again)
    case .spell: spell()
    case .whereAmI: gather(for: move)
    case .next, .previous, .readOn, .nextCharacter, .previousCharacter:
      // Who reads no longer listens to a recording; what is asked in between only makes it wait.
      perform(.pause)
      gather(for: move)
    }
  }

  private mutating func gather(for move: ReadingMove) {
    pending = move
    perform(.gather)
  }

  /// The voice has said a sentence of those that are read one after another.
  mutating func goOn() {
    guard isReadingOn else { return }
    pending = .readOn
    perform(.gather)
  }

  /// Does with the text of the page what it was asked for.
  mutating func read(_ blocks: [PageBlock]) {
    guard let move = pending else { return }
    pending = nil
    guard !blocks.isEmpty else { return say(OwnVoiceWords[language].noText) }
    switch move {
    case .next, .readOn: step(1, in: blocks)
    case .previous: step(-1, in: blocks)
    case .nextCharacter: stepCharacter(1, in: blocks)
    case .previousCharacter: stepCharacter(-1, in: blocks)
    case .whereAmI: tellPlace(in: blocks)
    case .again, .spell, .silence: break
    }
  }

  /// Goes to the next sentence or the one before, over the ends of pieces.
  private mutating func step(_ way: Int, in blocks: [PageBlock]) {
    var (block, sentence) = position(in: blocks, going: way)
    if block >= 0, block < blocks.count, sentence < 0 || sentence >= blocks[block].sentences.count {
      block += way
      sentence = way > 0 || block < 0 ? 0 : blocks[block].sentences.count - 1
    }
    guard block >= 0, block < blocks.count else {
      isReadingOn = false
      let words = OwnVoiceWords[language]
      perform(.sound(.boundary))
      return say(way > 0 ? words.endOfPage : words.beginningOfPage)
    }
    place = ReadingPlace(block: blocks[block].id, sentence: sentence)
    tell(blocks[block], sentence)
    if isReadingOn { perform(.awaitSilence) }
  }

  /// The piece and the sentence that come next in a way; where the piece is gone, those of the beginning.
  private func position(in blocks: [PageBlock], going way: Int) -> (block: Int, sentence: Int) {
    if let index = index(in: blocks) { return (index, place.sentence + way) }
    let heading = blocks.firstIndex { $0.isHeading } ?? 0
    return (way > 0 ? heading : heading - 1, 0)
  }

  /// The piece where one is; nil where it is gone, or nothing was read yet.
  private func index(in blocks: [PageBlock]) -> Int? {
    guard let id = place.block else { return nil }
    return blocks.firstIndex { $0.id == id || $0.links.contains(id) }
  }

  private mutating func tell(_ block: PageBlock, _ sentence: Int) {
    disarm()
    var saying = Saying(language)
    if let control = block.control {
      saying.add(control, group: !control.group.hasSameBytes(as: group))
      group = control.group
      if control.role.takesArrows {
        place.control = control
      } else if focused?.isOfBar != true {
        // It gets the focus, so that Enter does it; the focus is not told again.
        focused = control
        perform(.focus(control.id))
      }
      spell(later: control)
    } else {
      for run in block.sentences[sentence].runs { saying.add(run.text, tag: run.tag) }
      spelled = Utterance(block.sentences[sentence].text, in: language)
      if block.isHeading { saying.join(ControlWords[language].heading + ".") }
    }
    perform(.follow(block.id))
    say(saying)
  }

  private mutating func stepCharacter(_ way: Int, in blocks: [PageBlock]) {
    guard let index = index(in: blocks) else { return step(1, in: blocks) }
    let sentences = blocks[index].sentences
    let text = sentences[min(place.sentence, sentences.count - 1)].text.scalars
    let character = place.character.map { $0 + way } ?? (way > 0 ? 0 : text.count - 1)
    guard text.indices.contains(character) else { return perform(.sound(.boundary)) }
    place.character = character
    var saying = Saying(language)
    saying.add(CharacterWords[language].name(of: text[character]))
    say(saying)
  }

  private mutating func tellPlace(in blocks: [PageBlock]) {
    var saying = Saying(language)
    saying.add(name, tag: nameTag)
    if let index = index(in: blocks) {
      if let heading = blocks[...index].last(where: { $0.isHeading }),
        !name.holds(heading.sentences[0].text)
      {
        saying.join(heading.sentences.map { $0.text }.joined(separator: " "))
      }
      let before = blocks[..<index].map { $0.sentences.count }.reduce(0, +)
      let all = blocks.map { $0.sentences.count }.reduce(0, +)
      let position = before + min(place.sentence, blocks[index].sentences.count - 1) + 1
      saying.join(
        OwnVoiceWords[language].sentenceOf([
          "position": position.description, "count": all.description,
        ]))
    }
    if let focused, focused.role.isControl { saying.add(focused) }
    say(saying)
  }

  /// What F4 spells of a control from now on: what is written in it, else what it is called.
  mutating func spell(later control: PageControl) {
    var saying = Saying(language)
    if control.role.isTyped, control.role != .password { saying.add(control.value, isOwn: true) }
    saying.add(control.name, tag: control.nameLanguage, isOwn: control.isOwn)
    spelled = saying.utterances.first
  }

  private mutating func spell() {
    guard let spelled else { return say(OwnVoiceWords[language].nothingToSpell) }
    let words = CharacterWords[language]
    let names = spelled.text.scalars.map { words.name(of: $0) }
    var saying = Saying(language)
    saying.add(names.joined(separator: Punctuation[language].comma), isOwn: spelled.staysOnDevice)
    say(saying)
  }
}
