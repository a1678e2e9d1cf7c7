// SPDX-License-Identifier: Apache-2.0

import Phrases
import Speaking
import Testing

private let metres = Counted(
  en: (one: "metre", other: "metres"), es: (one: "metro", other: "metros"),
  ar: .init(
    zero: "لا أمتار", one: "متر واحد", two: "متران", few: "أمتار", many: "مترًا", other: "متر"))

@Suite struct CountedTests {
  @Test(
    "a counted noun takes the form that its language asks for",
    arguments: [
      (0, "0 metres", "0 metros", "لا أمتار"),
      (1, "1 metre", "1 metro", "متر واحد"),
      (2, "2 metres", "2 metros", "متران"),
      (3, "3 metres", "3 metros", "3 أمتار"),
      (10, "10 metres", "10 metros", "10 أمتار"),
      (11, "11 metres", "11 metros", "11 مترًا"),
      (99, "99 metres", "99 metros", "99 مترًا"),
      (100, "100 metres", "100 metros", "100 متر"),
      (102, "102 metres", "102 metros", "102 متر"),
      (103, "103 metres", "103 metros", "103 أمتار"),
      (370, "370 metres", "370 metros", "370 مترًا"),
    ])
  func takesTheRightForm(_ count: Int, _ english: String, _ spanish: String, _ arabic: String) {
    #expect(metres.text(count, in: .english) == english)
    #expect(metres.text(count, in: .spanish) == spanish)
    #expect(metres.text(count, in: .arabic) == arabic)
  }
}
