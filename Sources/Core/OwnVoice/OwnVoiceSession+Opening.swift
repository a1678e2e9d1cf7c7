// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// What a page says as it opens.
extension OwnVoiceSession {
  mutating func open(_ page: OpenedPage) {
    (name, nameTag) = (page.heading, page.headingTag)
    if name.isBlank { (name, nameTag) = (page.title.withoutSiteName, nil) }
    if choices.hearsFirst { perform(.followFinger(true)) }
    var saying = Saying(language)
    saying.addName(of: page)
    if let problems = page.problems { return say(problems, after: saying) }
    // What was done may have said it already, such as until when a text is to be read.
    if !page.title.holds(page.standing) { saying.join(page.standing) }
    saying.join(page.lead)
    if let controls = page.controls {
      saying.join(summary(of: controls))
      saying.join(help(on: page))
    } else {
      uncounted = page
    }
    say(saying)
  }

  /// Says how much can be done, where that was not known as the page opened and the person has not gone on.
  mutating func count(_ controls: [PageControl]) {
    guard let page = uncounted else { return }
    uncounted = nil
    var saying = Saying(language)
    saying.add(summary(of: controls))
    saying.join(help(on: page))
    say(saying)
  }

  /// What was wrong is all that the person needs to hear; the part that says it has the focus, and does not say it again.
  private mutating func say(_ problems: OpenedPage.Problems, after name: Saying) {
    focused = PageControl(id: problems.id, .place, named: problems.heading)
    var saying = name
    saying.join(problems.heading)
    for sentence in problems.sentences { saying.join(sentence) }
    say(saying)
  }

  /// How to get on, for who comes for the first time.
  private func help(on page: OpenedPage) -> String {
    guard page.isFirst else { return "" }
    let words = OwnVoiceWords[language]
    guard choices.hearsFirst else { return page.isTouched ? "" : words.keys }
    return page.isTouched ? words.touch : words.keys + " " + words.touch
  }

  /// How much can be done on a page, and what most people come for.
  private func summary(of controls: [PageControl]) -> String {
    let words = OwnVoiceWords[language]
    var counts = (links: 0, buttons: 0, fields: 0, choices: 0, others: 0)
    for control in controls {
      switch control.role {
      case .link: counts.links += 1
      case .button, .toggle, .disclosure: counts.buttons += 1
      case .textField, .textArea, .password, .file: counts.fields += 1
      case .checkbox, .radio, .menu: counts.choices += 1
      case .slider, .surface: counts.others += 1
      case .heading, .place: break
      }
    }
    var things: [String] = []
    if counts.links > 0 { things.append(words.links(counts.links)) }
    if counts.buttons > 0 { things.append(words.buttons(counts.buttons)) }
    if counts.fields > 0 { things.append(words.fields(counts.fields)) }
    if counts.choices > 0 { things.append(words.choices(counts.choices)) }
    if counts.others > 0 { things.append(words.others(counts.others)) }
    guard !things.isEmpty else { return "" }
    let punctuation = Punctuation[language]
    let here = words.here(["things": punctuation.list(things, last: punctuation.and)])
    guard let main = controls.first(where: { $0.isMain && !$0.name.isBlank }) else { return here }
    return here + " " + words.mainAct(["name": main.name]).withOneEnd
  }
}

extension Saying {
  /// What was done or went wrong, and where one is: each once, and the heading in its own language.
  fileprivate mutating func addName(of page: OpenedPage) {
    let title = page.title.withoutSiteName
    guard let tag = page.headingTag else {
      add(title)
      if !title.holds(page.heading) { join(page.heading) }
      return
    }
    add(title.without(ending: page.heading))
    add(page.heading, tag: tag)
  }
}

extension String {
  /// A title without the name of the program behind it.
  var withoutSiteName: String { without(ending: " – Earshot") }

  /// The text before an ending; all of it where it ends otherwise.
  func without(ending: String) -> String {
    let (text, ending) = (Array(utf8), Array(ending.utf8))
    guard text.count >= ending.count, text.suffix(ending.count).elementsEqual(ending) else {
      return self
    }
    return String(decoding: text.dropLast(ending.count), as: UTF8.self)
  }

  /// A sentence whose last words had their own mark at the end, such as “Where is it?”, with that mark alone.
  var withOneEnd: String {
    let text = scalars
    guard text.count > 1, text[text.count - 1] == "." else { return self }
    var shorter = ""
    for scalar in text.dropLast() { shorter.unicodeScalars.append(scalar) }
    return shorter.endsSentence ? shorter : self
  }

  /// Whether other words stand in it; capitals and the marks of ASCII make no difference.
  func holds(_ words: String) -> Bool {
    let (text, part) = (plainBytes, words.plainBytes)
    guard part.count <= text.count else { return false }
    for start in 0...(text.count - part.count)
    where text[start..<(start + part.count)].elementsEqual(part) {
      return true
    }
    return false
  }

  /// Its bytes, with the capitals of ASCII as small letters and without its marks.
  private var plainBytes: [UInt8] {
    utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "!")...UInt8(ascii: "/"), UInt8(ascii: ":")...UInt8(ascii: "?"): nil
      default: byte
      }
    }
  }
}
