// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import OwnVoice

@Suite("What a page says as it opens") struct OpeningTests {
  private func page(
    _ title: String, _ heading: String, lead: String = "", controls: [PageControl]? = [],
    isFirst: Bool = false
  ) -> OpenedPage {
    OpenedPage(
      title: title, heading: heading, lead: lead, controls: controls, isFirst: isFirst)
  }

  private var save: PageControl {
    var main = control(1, .button, "Save settings")
    main.isMain = true
    return main
  }

  @Test("It says what was done, where one is, and what can be done here")
  func opens() {
    var speaking = SpeakingPage()
    let opened = page(
      "Your settings are saved. Settings – Earshot", "Settings",
      lead: "They apply on this device.", controls: [save, control(2, .link, "Help")])
    #expect(
      speaking.said(.opened(opened)) == [
        "Your settings are saved. Settings. They apply on this device. "
          + "On this page: 1 link and 1 button. The main one: Save settings."
      ])
  }

  @Test(
    "A heading that stands in the title already is not said again",
    arguments: [
      ("Earshot: live by ear", "Live by ear", "Earshot: live by ear"),
      ("Guide – Earshot", "Guide", "Guide"), ("Guide – Earshot", "Walk", "Guide. Walk"),
    ])
  func headingsOnce(title: String, heading: String, said: String) {
    var speaking = SpeakingPage()
    #expect(speaking.said(.opened(page(title, heading))) == [said])
  }

  @Test("A heading in another language is said by a voice of that language, after what was done")
  func headingsInOtherLanguages() {
    var speaking = SpeakingPage()
    var opened = page("It is kept. Cien años – Earshot", "Cien años", lead: "By hand.")
    opened.headingTag = "es"
    #expect(
      speaking.spoken(.opened(opened)) == ["It is kept.  (en)", "Cien años (es)", "By hand. (en)"])
    opened = page("Cien años – Earshot", "Cien años")
    opened.headingTag = "es"
    #expect(speaking.spoken(.opened(opened)) == ["Cien años (es)"])
  }

  @Test("How things stand comes right after the heading")
  func standing() {
    var speaking = SpeakingPage()
    var opened = page("Letter – Earshot", "Letter", controls: [control(1, .link, "Help")])
    opened.standing = "Ben has read it for you"
    #expect(
      speaking.said(.opened(opened)) == ["Letter. Ben has read it for you. On this page: 1 link."])
  }

  @Test("How things stand is not said again where what was done has said it")
  func standingOnce() {
    var speaking = SpeakingPage()
    var opened = page("You have it until Friday. Letter – Earshot", "Letter")
    opened.standing = "You have it until Friday."
    #expect(speaking.said(.opened(opened)) == ["You have it until Friday. Letter"])
  }

  @Test("After a mistake the mistakes are said, once, and nothing else")
  func problems() {
    var speaking = SpeakingPage()
    var opened = page(
      "Error: Create an account – Earshot", "Create an account", lead: "It is free.",
      controls: [save], isFirst: true)
    opened.problems = .init(
      id: 5, heading: "There is a problem", sentences: ["Enter your name", "Enter a password."])
    #expect(
      speaking.said(.opened(opened)) == [
        "Error: Create an account. There is a problem. Enter your name. Enter a password."
      ])
    #expect(speaking.said(.focused(control(5, .place, "There is a problem"))).isEmpty)
    #expect(speaking.said(.settled([save])).isEmpty)
  }

  @Test("What works later is counted once it works, unless the person has gone on by then")
  func countsLater() {
    let opened = page("Play – Earshot", "Play", controls: nil, isFirst: true)
    var speaking = SpeakingPage()
    #expect(speaking.said(.opened(opened)) == ["Play"])
    #expect(speaking.said(.focused(control(3, .place, "Play"))) == ["Play"])
    let counted = speaking.said(.settled([save]))
    #expect(counted.count == 1)
    #expect(counted[0].contains("1 button. The main one: Save settings. Down arrow reads"))
    #expect(speaking.said(.settled([save])).isEmpty)
    for act in [key("Tab"), .move(.next), .pressed(save)] {
      var speaking = SpeakingPage(hearsFirst: true)
      _ = speaking.said(.opened(opened))
      _ = speaking.wishes(act)
      #expect(speaking.said(.settled([save])).isEmpty)
    }
  }

  @Test("Who comes for the first time hears how to get on, and with a finger nothing of keys")
  func tellsKeysOnce() {
    var opened = page("Help", "Help", isFirst: true)
    var (speaking, exploring) = (SpeakingPage(), SpeakingPage(hearsFirst: true))
    #expect(speaking.said(.opened(opened))[0].contains("Down arrow reads the page"))
    opened.isTouched = true
    #expect(speaking.said(.opened(opened)) == ["Help"])
    #expect(
      exploring.said(.opened(opened)) == [
        "Help. Slide a finger over the page to hear what lies under it."
      ])
  }
}
