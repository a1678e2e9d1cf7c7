// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import OwnVoice

@Suite("Reading a page sentence by sentence") struct PageReadingTests {
  private var blocks: [PageBlock] {
    [
      paragraph(1, "Skip."), heading(2, "Walk"),
      paragraph(3, "It is 3.5 metres away. Go “on.” Then stop"), paragraph(4, "The end."),
    ]
  }

  @Test("It goes on from the heading, over the ends of paragraphs, and back")
  func steps() {
    var page = SpeakingPage()
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
    var page = SpeakingPage()
    _ = page.said(.next, in: blocks)
    #expect(page.said(.previous, in: blocks) == ["Skip."])
    #expect(page.said(.previous, in: blocks) == ["Beginning of the page."])
    #expect(page.said(.next, in: []) == ["There is no text on this page."])
  }

  @Test("Each language of a sentence has a voice of its own")
  func mixed() {
    var page = SpeakingPage()
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
    var page = SpeakingPage()
    let link = PageBlock(id: 5, runs: [], control: control(5, .link, "Help"))
    _ = page.said(.next, in: [link])
    #expect(page.said(.focused(control(5, .link, "Help"))).isEmpty)
  }

  @Test("What has arrows of its own is read on over, and gone into by Enter")
  func menus() {
    var page = SpeakingPage()
    let menu = control(5, .menu, "Place", value: "Library")
    let blocks = [PageBlock(id: 5, runs: [], control: menu), paragraph(6, "End")]
    #expect(page.said(.next, in: blocks) == ["Place. menu, Library."])
    #expect(page.wishes(key("ArrowDown")) == [.hush, .take, .pause, .gather])
    _ = page.said(.page(blocks))
    _ = page.said(.previous, in: blocks)
    #expect(page.wishes(key("Enter")) == [.hush, .take, .focus(5)])
    _ = page.said(.focused(menu))
    #expect(page.wishes(key("ArrowDown")) == [.hush])
  }

  @Test("Reading goes on from what has the focus, a link within a text too")
  func goesOnFromFocus() {
    var page = SpeakingPage()
    _ = page.said(.focused(control(7, .link, "Sign up")))
    let text = PageBlock(id: 3, runs: [.init(text: "Sign up here.", tag: nil)], links: [7])
    #expect(page.said(.next, in: [heading(1, "Top"), text, paragraph(4, "After.")]) == ["After."])
  }

  @Test("The sentence is spelled, as a whole or character by character")
  func spells() {
    var page = SpeakingPage()
    _ = page.said(.next, in: [paragraph(1, "Go: A1")])
    #expect(
      page.said(.move(.spell)) == [
        "G, o, colon, space, capital A, 1".replacing("G,", with: "capital G,")
      ])
    let characters = (0..<4).map { _ in page.said(.nextCharacter, in: [paragraph(1, "Go: A1")]) }
    #expect(characters == [["capital G"], ["o"], ["colon"], ["space"]])
    #expect(page.said(.previousCharacter, in: [paragraph(1, "Go: A1")]) == ["colon"])
  }

  @Test("The buttons of the bar keep the place, whether or not one of them has the focus")
  func barKeepsPlace() {
    var page = SpeakingPage()
    var next = control(90, .button, "Next")
    next.isOfBar = true
    let blocks = [heading(1, "Top"), paragraph(2, "One."), paragraph(3, "Two.")]
    #expect(page.said(.next, in: blocks) == ["Top. heading."])
    #expect(page.said(.focused(next)) == ["Next. button."])
    #expect(page.said(.next, in: blocks) == ["One."])
    #expect(page.said(.next, in: blocks) == ["Two."])
    let link = PageBlock(id: 5, runs: [], control: control(5, .link, "Help"))
    _ = page.wishes(.move(.next))
    let wishes = page.wishes(.page(blocks + [link]))
    #expect(wishes.contains(.follow(5)) && !wishes.contains(.focus(5)), "the bar is still in use")
    let menu = PageBlock(id: 6, runs: [], control: control(6, .menu, "Place", value: "Library"))
    _ = page.said(.next, in: blocks + [link, menu])
    #expect(page.wishes(key("Enter")) == [.hush], "Enter is the bar's")
  }

  @Test("A button of the bar ends what is being said")
  func barHushes() {
    var page = SpeakingPage()
    #expect(page.wishes(.move(.again)) == [.hush, .again])
    #expect(page.wishes(.move(.silence)) == [.hush, .pause])
    #expect(page.wishes(.move(.next)) == [.hush, .pause, .gather])
  }

  @Test("What is spelled of a control is what is written in it, else its name")
  func spellsFields() {
    var page = SpeakingPage()
    _ = page.said(.focused(control(1, .textField, "Name")))
    #expect(page.said(.move(.spell)) == ["capital N, a, m, e"])
    _ = page.said(.typed(control(1, .textField, "Name", value: "Al"), caret: 2))
    #expect(page.said(.move(.spell)) == ["capital A, l"])
    _ = page.said(.focused(control(2, .password, "Word", value: "secret")))
    #expect(page.said(.move(.spell)) == ["capital W, o, r, d"])
  }

  @Test("Where one is comes without what was done before")
  func placeWithoutNotice() {
    var page = SpeakingPage()
    let opened = OpenedPage(
      title: "Your settings are saved. Settings – Earshot", heading: "Settings", lead: "",
      controls: [], isFirst: false)
    _ = page.said(.opened(opened))
    #expect(page.said(.whereAmI, in: blocks) == ["Settings"])
  }

  @Test("Asked where one is, it says the page, the heading and the sentence")
  func place() {
    var page = SpeakingPage()
    let opened = OpenedPage(
      title: "Guide – Earshot", heading: "Guide", lead: "", controls: [], isFirst: false)
    _ = page.said(.opened(opened))
    _ = page.said(.next, in: blocks)
    _ = page.said(.next, in: blocks)
    #expect(page.said(.whereAmI, in: blocks) == ["Guide. Walk. Sentence 3 of 6."])
  }

  @Test("Reading on goes from sentence to sentence as each is said, until a key is pressed")
  func readsOn() {
    var page = SpeakingPage()
    #expect(page.said(.readOn, in: blocks) == ["Walk. heading."])
    #expect(page.wishes(.silent) == [.gather])
    let next = page.wishes(.page(blocks))
    #expect(next.contains(.awaitSilence))
    _ = page.wishes(key("Escape"))
    #expect(page.wishes(.silent).isEmpty)
  }

  @Test("A piece that is gone leaves the reader at the beginning, never nowhere")
  func gone() {
    var page = SpeakingPage()
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
