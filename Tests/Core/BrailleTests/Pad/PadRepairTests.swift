// SPDX-License-Identifier: Apache-2.0

import Braille
import Speaking
import Testing

@Suite struct PadRepairTests {
  @Test("Other readings are words first, one after the other, and then what was typed")
  func offers() {
    var pad = Pad()
    pad.send(.words("cat\ncut\nhat\n"))
    pad.type("⠉⠁⠞")
    var heard: [String] = []
    for _ in 0..<20 {
      let effects = pad.act(.nextAlternative)
      heard += effects.said
      if effects.said.first?.hasPrefix("as typed") == true { break }
    }
    // One dot off: h is c with dots 2 and 5, so it is no neighbour; u is a with dots 3 and 6.
    #expect(heard.last == "as typed: cat")
    #expect(heard.count > 3)
    #expect(Set(heard).count == heard.count)
    #expect(pad.act(.readAll).said == ["cat"])
  }

  @Test("A word of the list comes before letters that make none")
  func wordsFirst() {
    var pad = Pad()
    pad.send(.words("bat\nfat\n"))
    pad.type("⠁⠁⠞")
    let effects = pad.act(.nextAlternative)
    #expect(effects.said == ["or: bat"])
    #expect(effects.shown(.letters) == "bat")
    let place = effects.shown(.alternatives) ?? ""
    #expect(place.hasPrefix("1/"))
    #expect(pad.act(.undo).shown(.letters) == "aat")
  }

  @Test("The repaired word may lie before the space that was just typed")
  func afterSpace() {
    var pad = Pad()
    pad.send(.words("bat\n"))
    pad.type("⠁⠁⠞ ")
    #expect(pad.act(.nextAlternative).shown(.letters) == "bat ")
    #expect(pad.type("⠎").shown(.letters) == "bat s")
  }

  @Test("Nothing is offered where nothing was typed, and for ordinary text")
  func nothing() {
    var pad = Pad()
    #expect(pad.act(.nextAlternative).said == ["No other reading of the last word."])
    pad.send(.text("😀", selection: nil))
    #expect(pad.act(.nextAlternative).earcons == [.boundary])
  }

  @Test("Alternatives in a table of the server are read by it before they are offered")
  func fromServer() {
    var pad = Pad { $0.table = PadTable(name: "en-ueb-g2") }
    _ = pad.typeAnswered("⠃⠗⠬")
    let asked = pad.act(.nextAlternative)
    let words = asked.asked?.words ?? []
    #expect(words.count > 3)
    let answered = pad.answer(asked)
    #expect(answered.said.count == 1)
    #expect(answered.said.contains { $0.hasPrefix("or: ") })
  }

  @Test("A list that is not sorted is not used")
  func unsorted() {
    var pad = Pad()
    pad.send(.words("zoo\neat\n"))
    pad.type("⠁⠁⠞")
    #expect(pad.act(.nextAlternative).said == ["or: bat"])
    pad.act(.undo)
    pad.send(.words("eat\nzoo\n"))
    #expect(pad.act(.nextAlternative).said == ["or: eat"])
  }
}
