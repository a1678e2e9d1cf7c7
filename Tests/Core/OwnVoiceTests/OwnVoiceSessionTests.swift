// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import OwnVoice

@Suite("A page that speaks") struct OwnVoiceSessionTests {
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
      (control(1, .slider, "Day", value: "It is Monday."), "Day. slider, It is Monday."),
      (control(1, .heading, "What do you want?"), "What do you want? heading."),
    ])
  func tellsControls(control: PageControl, words: String) {
    var page = SpeakingPage()
    #expect(page.said(.focused(control)) == [words])
  }

  @Test("The question is told with the first of its answers that is reached, and not with the next")
  func tellsGroupsOnce() {
    var page = SpeakingPage()
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
    var page = SpeakingPage()
    let wishes = page.wishes(.focused(control(1, .textField, "Name", value: "Ana")))
    let utterances = wishes.compactMap { wish -> Utterance? in
      if case .say(let utterance) = wish { utterance } else { nil }
    }
    #expect(utterances.map(\.text) == ["Name. text field.", "Ana"])
    #expect(utterances.map(\.staysOnDevice) == [false, true])
  }

  @Test("A name in another language is said by a voice of that language")
  func otherLanguages() {
    var page = SpeakingPage()
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

  @Test("What a menu holds is said in its own language")
  func menusInOtherLanguages() {
    var page = SpeakingPage()
    var menu = control(1, .menu, "Language", value: "English")
    _ = page.said(.focused(menu))
    menu.value = "Español"
    menu.valueLanguage = "es"
    #expect(page.spoken(.changed(menu)) == ["Español (es)"])
    _ = page.said(.focused(control(2, .link, "Help")))
    #expect(page.spoken(.focused(menu)) == ["Language. menu. (en)", "Español (es)"])
  }

  @Test("A control that gets the focus again, or was just told, is not told again")
  func tellsOnce() {
    var page = SpeakingPage()
    let play = control(1, .button, "Play")
    #expect(!page.said(.focused(play)).isEmpty)
    #expect(page.said(.focused(play)).isEmpty)
  }

  @Test("A change is told by the new state alone")
  func tellsChanges() {
    var page = SpeakingPage()
    _ = page.said(.focused(control(1, .checkbox, "Sound", isOn: false)))
    #expect(page.said(.changed(control(1, .checkbox, "Sound", isOn: true))) == ["ticked"])
    #expect(page.said(.changed(control(1, .checkbox, "Sound", isOn: true))).isEmpty)
    _ = page.said(.focused(control(2, .menu, "Place", value: "Library")))
    #expect(page.said(.changed(control(2, .menu, "Place", value: "Café"))) == ["Café"])
  }

  @Test("Any key ends what is being said, and the keys for reading are not the browser's")
  func keysInterrupt() {
    var page = SpeakingPage()
    #expect(page.wishes(key("Tab")) == [.hush])
    #expect(page.wishes(key("Escape")) == [.hush, .pause], "a recording is a voice, too")
    #expect(page.wishes(key("Control")) == [.hush, .pause])
    #expect(page.wishes(key("F2")) == [.hush, .take, .again])
    #expect(page.wishes(key("ArrowDown")) == [.hush, .take, .pause, .gather])
    #expect(page.wishes(key("F9")) == [.hush, .take, .gather], "a recording goes on after it")
    _ = page.said(.focused(control(1, .menu, "Place", value: "Library")))
    #expect(page.wishes(key("ArrowDown")) == [.hush], "a menu needs its arrows")
  }
}

@Suite("Typing on a page that speaks") struct OwnVoiceTypingTests {
  private func typed(_ texts: [String], echo: VoiceChoices.Echo, role: ControlRole = .textField)
    -> [String]
  {
    var page = SpeakingPage(echo: echo)
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
    var page = SpeakingPage()
    _ = page.said(.focused(control(1, .password, "Password")))
    #expect(
      page.wishes(.typed(control(1, .password, "Password", value: "s"), caret: 1)) == [
        .hush, .sound(.key),
      ])
    #expect(page.said(.caret(control(1, .password, "Password", value: "s"), at: 0)).isEmpty)
  }

  @Test("The caret tells the character, the word or the line that it comes to")
  func caret() {
    var page = SpeakingPage()
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
