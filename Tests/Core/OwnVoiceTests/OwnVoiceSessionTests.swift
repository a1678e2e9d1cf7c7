// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import OwnVoice

/// A page in English, with a person at it.
private struct Page {
  var session: OwnVoiceSession
  var time = 0.0

  init(
    _ language: Language = .english, hearsFirst: Bool = false, echo: VoiceChoices.Echo = .characters
  ) {
    var choices = VoiceChoices()
    choices.hearsFirst = hearsFirst
    choices.echo = echo
    session = OwnVoiceSession(language: language, choices: choices)
  }

  mutating func wishes(_ event: OwnVoiceSession.Happening) -> [OwnVoiceSession.Wish] {
    time += 1
    return session.handle(.init(time: time, event)).map(\.content)
  }

  /// What is said about an event.
  mutating func said(_ event: OwnVoiceSession.Happening) -> [String] {
    wishes(event).compactMap { wish in
      if case .say(let utterance) = wish { utterance.text } else { nil }
    }
  }

  /// What is said of the page's text when a move is asked for.
  mutating func said(_ move: ReadingMove, in blocks: [PageBlock]) -> [String] {
    let asked = wishes(.move(move))
    guard asked.contains(.gather) else {
      return asked.compactMap { if case .say(let utterance) = $0 { utterance.text } else { nil } }
    }
    return said(.page(blocks))
  }
}

private func control(
  _ id: Int, _ role: ControlRole, _ name: String, value: String = "", isOn: Bool? = nil
) -> PageControl {
  var control = PageControl(id: id, role, named: name)
  control.value = value
  control.isOn = isOn
  return control
}

private func paragraph(_ id: Int, _ text: String, tag: String? = nil) -> PageBlock {
  PageBlock(id: id, runs: [.init(text: text, tag: tag)])
}

private func heading(_ id: Int, _ text: String) -> PageBlock {
  PageBlock(id: id, runs: [.init(text: text, tag: nil)], isHeading: true)
}

private func key(_ name: String, shift: Bool = false) -> OwnVoiceSession.Happening {
  .key(ReadingKey(name: name, hasShift: shift, hasOthers: false))
}

@Suite("A page that speaks") struct OwnVoiceSessionTests {
  @Test("On opening it says what was done, where one is, and what can be done here")
  func opens() {
    var page = Page()
    var main = control(1, .button, "Save the settings")
    main.isMain = true
    let opened = OpenedPage(
      title: "Your settings are saved. Settings – Earshot", heading: "Settings",
      lead: "They apply on this device.", controls: [main, control(2, .link, "Help")],
      isFirst: false)
    #expect(
      page.said(.opened(opened)) == [
        "Your settings are saved. Settings. They apply on this device. "
          + "On this page: 1 link and 1 button. The main one: Save the settings."
      ])
  }

  @Test("Who comes for the first time hears how to get on")
  func tellsKeysOnce() {
    var page = Page()
    let opened = OpenedPage(title: "Help", heading: "Help", lead: "", controls: [], isFirst: true)
    #expect(page.said(.opened(opened))[0].contains("Arrow down reads the page"))
  }

  @Test(
    "A control is told by its name, what it is, how it stands and what it holds",
    arguments: [
      (control(1, .link, "Walk"), "Walk. link."),
      (control(1, .button, "Play"), "Play. button."),
      (control(1, .toggle, "Sound", isOn: true), "Sound. button, on."),
      (control(1, .checkbox, "Remember me", isOn: false), "Remember me. tick box, not ticked."),
      (control(1, .disclosure, "More", isOn: false), "More. more, closed."),
      (control(1, .menu, "Language", value: "English"), "Language. menu, English."),
      (control(1, .slider, "Speed", value: "100 percent"), "Speed. slider, 100 percent."),
      (control(1, .textField, "Name"), "Name. text field, empty."),
      (
        control(1, .password, "Password", value: "secret"),
        "Password. password field, 6 characters."
      ),
      (control(1, .button, "Where is it?"), "Where is it? button."),
      (control(1, .heading, "What do you want?"), "What do you want? heading."),
    ])
  func tellsControls(control: PageControl, words: String) {
    var page = Page()
    #expect(page.said(.focused(control)) == [words])
  }

  @Test("The question is told with the first of its answers that is reached, and not with the next")
  func tellsGroupsOnce() {
    var page = Page()
    var first = control(1, .radio, "Light", isOn: true)
    first.group = "Appearance"
    first.place = .init(position: 1, count: 3)
    var second = first
    second.id = 2
    second.name = "Dark"
    second.isOn = false
    second.place = .init(position: 2, count: 3)
    #expect(page.said(.focused(first)) == ["Appearance", "Light. choice 1 of 3, chosen."])
    #expect(page.said(.focused(second)) == ["Dark. choice 2 of 3, not chosen."])
  }

  @Test("What somebody has written never leaves the device, nor what is the person's own")
  func staysHere() {
    var page = Page()
    let wishes = page.wishes(.focused(control(1, .textField, "Name", value: "Ana")))
    let utterances = wishes.compactMap { wish -> Utterance? in
      if case .say(let utterance) = wish { utterance } else { nil }
    }
    #expect(utterances.map(\.text) == ["Name. text field.", "Ana"])
    #expect(utterances.map(\.staysOnDevice) == [false, true])
  }

  @Test("A name in another language is said by a voice of that language")
  func otherLanguages() {
    var page = Page()
    var arabic = control(1, .link, "العربية")
    arabic.nameLanguage = "ar"
    var japanese = control(2, .link, "日本語")
    japanese.nameLanguage = "ja"
    for (control, tag) in [(arabic, "ar"), (japanese, "ja")] {
      let tags = page.wishes(.focused(control)).compactMap { wish -> String? in
        if case .say(let utterance) = wish { utterance.tag } else { nil }
      }
      #expect(tags == [tag, "en"])
    }
  }

  @Test("A control that gets the focus again, or was just told, is not told again")
  func tellsOnce() {
    var page = Page()
    let play = control(1, .button, "Play")
    #expect(!page.said(.focused(play)).isEmpty)
    #expect(page.said(.focused(play)).isEmpty)
  }

  @Test("A change is told by the new state alone")
  func tellsChanges() {
    var page = Page()
    _ = page.said(.focused(control(1, .checkbox, "Sound", isOn: false)))
    #expect(page.said(.changed(control(1, .checkbox, "Sound", isOn: true))) == ["ticked"])
    #expect(page.said(.changed(control(1, .checkbox, "Sound", isOn: true))).isEmpty)
    _ = page.said(.focused(control(2, .menu, "Place", value: "Library")))
    #expect(page.said(.changed(control(2, .menu, "Place", value: "Café"))) == ["Café"])
  }

  @Test("Any key ends what is being said, and the keys for reading are not the browser's")
  func keysInterrupt() {
    var page = Page()
    #expect(page.wishes(key("Tab")) == [.hush])
    #expect(page.wishes(key("Escape")) == [.hush])
    #expect(page.wishes(key("F2")) == [.hush, .take, .again])
    #expect(page.wishes(key("ArrowDown")) == [.hush, .take, .gather])
    _ = page.said(.focused(control(1, .menu, "Place", value: "Library")))
    #expect(page.wishes(key("ArrowDown")) == [.hush], "a menu needs its arrows")
  }
}

@Suite("Typing on a page that speaks") struct OwnVoiceTypingTests {
  private func typed(_ texts: [String], echo: VoiceChoices.Echo, role: ControlRole = .textField)
    -> [String]
  {
    var page = Page(echo: echo)
    _ = page.said(.focused(control(1, role, "Name")))
    return texts.flatMap { text in
      page.said(.typed(control(1, role, "Name", value: text), caret: text.utf16.count))
    }
  }

  @Test("Characters are told as they come, by name where a voice would leave them out")
  func characters() {
    #expect(
      typed(["A", "An", "Ana", "Ana ", "Ana ?", "Ana "], echo: .characters) == [
        "capital A", "n", "a", "space", "question mark", "question mark deleted",
      ])
  }

  @Test("Words are told when they are finished")
  func words() {
    #expect(typed(["o", "on", "on ", "on a", "on a."], echo: .words) == ["on", "a"])
    #expect(typed(["é", "éa", "éa "], echo: .both) == ["é", "a", "space", "éa"])
    #expect(typed(["o", "on "], echo: .nothing) == ["n "], "more than one at once is told")
  }

  @Test("Nothing of a password is ever said, only heard")
  func passwords() {
    #expect(typed(["s", "se", "sec", ""], echo: .both, role: .password).isEmpty)
    var page = Page()
    _ = page.said(.focused(control(1, .password, "Password")))
    #expect(
      page.wishes(.typed(control(1, .password, "Password", value: "s"), caret: 1)) == [
        .hush, .sound(.key),
      ])
    #expect(page.said(.caret(control(1, .password, "Password", value: "s"), at: 0)).isEmpty)
  }

  @Test("The caret tells the character, the word or the line that it comes to")
  func caret() {
    var page = Page()
    let field = control(1, .textArea, "Text", value: "to be 😀\nor not")
    _ = page.said(.focused(field))
    #expect(page.said(.caret(field, at: 14)) == ["t"])
    #expect(page.said(.caret(field, at: 13)) == ["o"])
    #expect(page.said(.caret(field, at: 0)) == ["to be 😀"])
    #expect(page.said(.caret(field, at: 3)) == ["be"])
    #expect(page.said(.caret(field, at: 6)) == ["😀"], "two units of UTF-16 are one character")
    #expect(page.said(.caret(field, at: 15)) == ["End."])
  }
}

@Suite("Hear before you confirm") struct HearFirstTests {
  private func touch(_ control: PageControl?) -> OwnVoiceSession.Happening {
    .touched(TouchedSpot(control: control, text: "", tag: nil, around: []))
  }

  @Test(
    "The first press says and the second acts, whatever the control",
    arguments: ControlRole.allCases)
  func twice(role: ControlRole) {
    guard role.isControl else { return }
    var page = Page(hearsFirst: true)
    let one = control(1, role, "Send")
    let first = page.wishes(touch(one)) + page.wishes(.lifted(one))
    #expect(first.contains(.hold) && first.contains(.sound(.armed)), "\(role)")
    let second = page.wishes(touch(one)) + page.wishes(.lifted(one))
    #expect(!second.contains(.hold), "\(role)")
    let third = page.wishes(touch(one)) + page.wishes(.lifted(one))
    #expect(third.contains(.hold) != role.staysInUse, "\(role)")
  }

  @Test("It says what the next press does")
  func saysDeed() {
    var page = Page(hearsFirst: true)
    #expect(page.said(touch(control(1, .link, "Help"))) == ["Help. link. Press again to go there."])
    #expect(
      page.said(touch(control(2, .checkbox, "Sound", isOn: true))) == [
        "Sound. tick box, ticked. Press again to untick it."
      ])
  }

  @Test("Another control disarms the first; so do Escape and a press on nothing")
  func disarms() {
    let (one, two) = (control(1, .button, "Send"), control(2, .button, "Cancel"))
    for between in [touch(two), key("Escape"), touch(nil)] {
      var page = Page(hearsFirst: true)
      _ = page.wishes(touch(one)) + page.wishes(.lifted(one))
      _ = page.wishes(between)
      #expect((page.wishes(touch(one)) + page.wishes(.lifted(one))).contains(.hold))
    }
  }

  @Test("A finger that slides arms what it is lifted from, and does nothing")
  func slides() {
    let (one, two) = (control(1, .button, "Send"), control(2, .button, "Cancel"))
    var page = Page(hearsFirst: true)
    _ = page.wishes(touch(one))
    #expect(page.said(touch(two)) == ["Cancel. button. Press again to do it."])
    #expect(page.wishes(.lifted(two)).contains(.hold))
    _ = page.wishes(touch(two))
    #expect(!page.wishes(.lifted(two)).contains(.hold))
  }

  @Test("A finger that goes down on the armed control and leaves it does nothing")
  func leaves() {
    let (one, two) = (control(1, .button, "Delete"), control(2, .button, "Cancel"))
    var page = Page(hearsFirst: true)
    _ = page.wishes(touch(one)) + page.wishes(.lifted(one))
    _ = page.wishes(touch(one)) + page.wishes(touch(two))
    #expect(page.wishes(.lifted(two)).contains(.hold))
    #expect(page.wishes(.pressed(one)).contains(.hold))
  }

  @Test("Keys press twice, too, though the focus has told the control")
  func keys() {
    var page = Page(hearsFirst: true)
    let one = control(1, .button, "Send")
    _ = page.said(.focused(one))
    #expect(page.said(.pressed(one)) == ["Send. Press again to do it."])
    #expect(!page.wishes(.pressed(one)).contains(.hold))
  }

  @Test("What cannot be pressed is never armed")
  func disabled() {
    var page = Page(hearsFirst: true)
    var one = control(1, .button, "Send")
    one.isDisabled = true
    #expect(page.said(touch(one)) == ["Send. button, not available now."])
    #expect(page.wishes(.lifted(one)).contains(.hold))
    _ = page.wishes(touch(one))
    #expect(page.wishes(.lifted(one)).contains(.hold))
  }

  @Test("A press on an empty place says where things are, and on words reads them")
  func nothing() {
    var page = Page(hearsFirst: true)
    let around = [
      (control(1, .link, "Help"), 0.05), (control(2, .button, "Play"), 0.9),
      (control(3, .button, "Stop"), 0.95),
    ]
    let spot = TouchedSpot(control: nil, text: "", tag: nil, around: around)
    #expect(page.said(.touched(spot)) == ["At the top: Help. At the bottom: Play and Stop."])
    let words = TouchedSpot(control: nil, text: "Free and private.", tag: nil, around: [])
    #expect(page.said(.touched(words)) == ["Free and private."])
    let many = (0..<6).map { (control($0, .button, "B\($0)"), 0.5) }
    #expect(
      page.said(.touched(TouchedSpot(control: nil, text: "", tag: nil, around: many))) == [
        "In the middle: 6 controls, among them B0, B1, B2 and B3."
      ])
  }

  @Test("Without the setting every press acts at once")
  func off() {
    var page = Page()
    let one = control(1, .button, "Send")
    #expect(!(page.wishes(touch(one)) + page.wishes(.lifted(one))).contains(.hold))
    #expect(page.wishes(.pressed(one)).isEmpty)
  }
}

@Suite("Reading a page sentence by sentence") struct PageReadingTests {
  private var blocks: [PageBlock] {
    [
      paragraph(1, "Skip."), heading(2, "Walk"),
      paragraph(3, "It is 3.5 metres away. Go “on.” Then stop"), paragraph(4, "The end."),
    ]
  }

  @Test("It goes on from the heading, over the ends of paragraphs, and back")
  func steps() {
    var page = Page()
    let said = (0..<6).map { _ in page.said(.next, in: blocks) }
    #expect(
      said == [
        ["Walk. heading."], ["It is 3.5 metres away."], ["Go “on.”"], ["Then stop"], ["The end."],
        ["End of the page."],
      ])
    #expect(page.said(.previous, in: blocks) == ["Then stop"])
    #expect(page.said(.previous, in: blocks) == ["Go “on.”"])
  }

  @Test("Before the beginning there is nothing, and it says so")
  func beginning() {
    var page = Page()
    _ = page.said(.next, in: blocks)
    #expect(page.said(.previous, in: blocks) == ["Skip."])
    #expect(page.said(.previous, in: blocks) == ["Beginning of the page."])
    #expect(page.said(.next, in: []) == ["There is no text on this page."])
  }

  @Test("Each language of a sentence has a voice of its own")
  func mixed() {
    var page = Page()
    let block = PageBlock(
      id: 1,
      runs: [
        .init(text: "Choose ", tag: nil), .init(text: "Biblioteca General", tag: "es"),
        .init(text: ". Then go.", tag: nil),
      ])
    _ = page.wishes(.move(.next))
    let tags = page.wishes(.page([block])).compactMap { wish -> String? in
      if case .say(let utterance) = wish { utterance.tag } else { nil }
    }
    #expect(tags == ["en", "es", "en"])
  }

  @Test("A control in the text gets the focus, and is not told twice")
  func controls() {
    var page = Page()
    let link = PageBlock(id: 5, runs: [], control: control(5, .link, "Help"))
    _ = page.said(.next, in: [link])
    #expect(page.said(.focused(control(5, .link, "Help"))).isEmpty)
  }

  @Test("What has arrows of its own is read on over, and gone into by Enter")
  func menus() {
    var page = Page()
    let menu = control(5, .menu, "Place", value: "Library")
    let blocks = [PageBlock(id: 5, runs: [], control: menu), paragraph(6, "End")]
    #expect(page.said(.next, in: blocks) == ["Place. menu, Library."])
    #expect(page.wishes(key("ArrowDown")) == [.hush, .take, .gather])
    _ = page.said(.page(blocks))
    _ = page.said(.previous, in: blocks)
    #expect(page.wishes(key("Enter")) == [.hush, .take, .focus(5)])
    _ = page.said(.focused(menu))
    #expect(page.wishes(key("ArrowDown")) == [.hush])
  }

  @Test("Reading goes on from what has the focus, a link within a text too")
  func goesOnFromFocus() {
    var page = Page()
    _ = page.said(.focused(control(7, .link, "Sign up")))
    let text = PageBlock(id: 3, runs: [.init(text: "Sign up here.", tag: nil)], links: [7])
    #expect(page.said(.next, in: [heading(1, "Top"), text, paragraph(4, "After.")]) == ["After."])
  }

  @Test("The sentence is spelled, as a whole or character by character")
  func spells() {
    var page = Page()
    _ = page.said(.next, in: [paragraph(1, "Go: A1")])
    #expect(
      page.said(.move(.spell)) == [
        "G, o, colon, space, capital A, 1".replacing("G,", with: "capital G,")
      ])
    let characters = (0..<4).map { _ in page.said(.nextCharacter, in: [paragraph(1, "Go: A1")]) }
    #expect(characters == [["capital G"], ["o"], ["colon"], ["space"]])
    #expect(page.said(.previousCharacter, in: [paragraph(1, "Go: A1")]) == ["colon"])
  }

  @Test("Asked where one is, it says the page, the heading and the sentence")
  func place() {
    var page = Page()
    let opened = OpenedPage(
      title: "Guide – Earshot", heading: "Guide", lead: "", controls: [], isFirst: false)
    _ = page.said(.opened(opened))
    _ = page.said(.next, in: blocks)
    _ = page.said(.next, in: blocks)
    #expect(page.said(.whereAmI, in: blocks) == ["Guide. Walk. Sentence 3 of 6."])
  }

  @Test("Reading on goes from sentence to sentence as each is said, until a key is pressed")
  func readsOn() {
    var page = Page()
    #expect(page.said(.readOn, in: blocks) == ["Walk. heading."])
    #expect(page.wishes(.silent) == [.gather])
    let next = page.wishes(.page(blocks))
    #expect(next.contains(.awaitSilence))
    _ = page.wishes(key("Escape"))
    #expect(page.wishes(.silent).isEmpty)
  }

  @Test("A piece that is gone leaves the reader at the beginning, never nowhere")
  func gone() {
    var page = Page()
    _ = page.said(.next, in: blocks)
    #expect(page.said(.next, in: [heading(9, "New"), paragraph(10, "Here.")]) == ["New. heading."])
  }

  @Test("Whatever the text, its sentences are the text", arguments: 0..<40 as Range<UInt64>)
  func losesNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let signs = Array("ab .?!”)\n 3…؟")
    let text = String((0..<60).map { _ in signs[Int(random.next() % UInt64(signs.count))] })
    let parts = SentenceSplitter.sentences(of: text).map(\.text).joined()
    let (said, written) = (parts.filter { !$0.isWhitespace }, text.filter { !$0.isWhitespace })
    #expect(said == written, "seed \(seed)")
  }
}
