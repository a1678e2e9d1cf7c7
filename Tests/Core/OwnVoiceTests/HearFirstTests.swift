// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import OwnVoice

@Suite("Hear before you confirm") struct HearFirstTests {
  private func touch(_ control: PageControl?) -> OwnVoiceSession.Happening {
    .touched(TouchedSpot(control: control, text: "", tag: nil, around: []))
  }

  @Test(
    "The first press says and the second acts, whatever the control",
    arguments: ControlRole.allCases)
  func twice(role: ControlRole) {
    guard role.isControl else { return }
    var page = SpeakingPage(hearsFirst: true)
    let one = control(1, role, "Send")
    let first = page.wishes(touch(one)) + page.wishes(.lifted(one))
    #expect(first.contains(.hold) && first.contains(.sound(.armed)), "\(role)")
    let second = page.wishes(touch(one)) + page.wishes(.lifted(one))
    #expect(!second.contains(.hold), "\(role)")
    let third = page.wishes(touch(one)) + page.wishes(.lifted(one))
    #expect(third.contains(.hold) == (role == .link || role == .file), "\(role)")
  }

  @Test("What acted acts again when it is pressed again, until the person does something else")
  func actsAgain() {
    let (one, two) = (control(1, .button, "Next point"), control(2, .button, "Stop"))
    var page = SpeakingPage(hearsFirst: true)
    _ = page.wishes(touch(one)) + page.wishes(.lifted(one))
    for _ in 0..<3 {
      #expect(!(page.wishes(touch(one)) + page.wishes(.lifted(one))).contains(.hold))
      #expect(!page.wishes(.pressed(one)).contains(.hold))
    }
    for between in [touch(two), key("Escape"), .focused(two)] {
      _ = page.wishes(.pressed(one)) + page.wishes(.pressed(one))
      _ = page.wishes(between)
      #expect(page.wishes(.pressed(one)).contains(.hold))
    }
    _ = page.wishes(.pressed(one))
    _ = page.said(.next, in: [paragraph(7, "Some text.")])
    #expect(page.wishes(.pressed(one)).contains(.hold), "reading moves on, too")
  }

  @Test("What cannot be taken back is told before each time it acts")
  func finalActs() {
    var page = SpeakingPage(hearsFirst: true)
    var send = control(1, .button, "Send")
    send.isFinal = true
    for _ in 0..<2 {
      #expect(page.wishes(.pressed(send)).contains(.hold))
      #expect(!page.wishes(.pressed(send)).contains(.hold))
    }
  }

  @Test("What only tells something does so at the first press")
  func safeActs() {
    var page = SpeakingPage(hearsFirst: true)
    var whereAmI = control(1, .button, "Where am I?")
    whereAmI.isSafe = true
    for _ in 0..<2 {
      #expect(page.wishes(touch(whereAmI)) == [.hush])
      #expect(page.wishes(.lifted(whereAmI)) == [.hush])
      #expect(page.wishes(.pressed(whereAmI)).isEmpty)
    }
  }

  @Test("A finger that slides onto what only tells something, or off it, does not press it")
  func slidesOverSafeActs() {
    var page = SpeakingPage(hearsFirst: true)
    var whereAmI = control(1, .button, "Where am I?")
    whereAmI.isSafe = true
    let stop = control(2, .button, "Stop")
    _ = page.wishes(touch(stop))
    #expect(page.said(touch(whereAmI)) == ["Where am I? button. Press again to do it."])
    #expect(page.wishes(.lifted(whereAmI)).contains(.hold))
    _ = page.wishes(touch(whereAmI)) + page.wishes(touch(stop))
    #expect(page.wishes(.lifted(stop)).contains(.hold))
  }

  @Test("It holds from the moment it is chosen, and no longer when it is chosen no more")
  func chosenOnThePage() {
    var page = SpeakingPage()
    var choices = VoiceChoices()
    choices.hearsFirst = true
    let one = control(1, .button, "Send")
    #expect(page.wishes(.choices(choices)) == [.followFinger(true)])
    #expect(page.wishes(.choices(choices)).isEmpty)
    #expect(page.wishes(.pressed(one)).contains(.hold))
    #expect(page.wishes(.choices(VoiceChoices())) == [.followFinger(false)])
    #expect(page.wishes(.pressed(one)).isEmpty)
  }

  @Test("It says what the next press does")
  func saysDeed() {
    var page = SpeakingPage(hearsFirst: true)
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
      var page = SpeakingPage(hearsFirst: true)
      _ = page.wishes(touch(one)) + page.wishes(.lifted(one))
      _ = page.wishes(between)
      #expect((page.wishes(touch(one)) + page.wishes(.lifted(one))).contains(.hold))
    }
  }

  @Test("A finger that slides arms what it is lifted from, and does nothing")
  func slides() {
    let (one, two) = (control(1, .button, "Send"), control(2, .button, "Cancel"))
    var page = SpeakingPage(hearsFirst: true)
    _ = page.wishes(touch(one))
    #expect(page.said(touch(two)) == ["Cancel. button. Press again to do it."])
    #expect(page.wishes(.lifted(two)).contains(.hold))
    _ = page.wishes(touch(two))
    #expect(!page.wishes(.lifted(two)).contains(.hold))
  }

  @Test("A finger that goes down on the armed control and leaves it does nothing")
  func leaves() {
    let (one, two) = (control(1, .button, "Delete"), control(2, .button, "Cancel"))
    var page = SpeakingPage(hearsFirst: true)
    _ = page.wishes(touch(one)) + page.wishes(.lifted(one))
    _ = page.wishes(touch(one)) + page.wishes(touch(two))
    #expect(page.wishes(.lifted(two)).contains(.hold))
    #expect(page.wishes(.pressed(one)).contains(.hold))
  }

  @Test("Keys press twice, too, though the focus has told the control")
  func keys() {
    var page = SpeakingPage(hearsFirst: true)
    let one = control(1, .button, "Send")
    _ = page.said(.focused(one))
    #expect(page.said(.pressed(one)) == ["Send. Press again to do it."])
    #expect(!page.wishes(.pressed(one)).contains(.hold))
  }

  @Test("A menu says that it opens")
  func menus() {
    var page = SpeakingPage(hearsFirst: true)
    let place = control(1, .menu, "Place", value: "Library")
    _ = page.said(.pressed(place))
    #expect(page.said(.pressed(place)) == ["open"])
  }

  @Test("What cannot be pressed is never armed")
  func disabled() {
    var page = SpeakingPage(hearsFirst: true)
    var one = control(1, .button, "Send")
    one.isDisabled = true
    #expect(page.said(touch(one)) == ["Send. button, not available now."])
    #expect(page.wishes(.lifted(one)).contains(.hold))
    _ = page.wishes(touch(one))
    #expect(page.wishes(.lifted(one)).contains(.hold))
  }

  @Test("A press on an empty place says where things are, and on words reads them")
  func nothing() {
    var page = SpeakingPage(hearsFirst: true)
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
    var page = SpeakingPage()
    let one = control(1, .button, "Send")
    #expect(!(page.wishes(touch(one)) + page.wishes(.lifted(one))).contains(.hold))
    #expect(page.wishes(.pressed(one)).isEmpty)
  }
}
