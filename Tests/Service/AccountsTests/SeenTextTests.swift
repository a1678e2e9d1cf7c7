// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Accounts

@Suite("Text that others see") struct SeenTextTests {
  @Test(
    "A line has nothing in it that is not seen, but what belongs to its letters",
    arguments: [
      ("  Ana   Pérez ", "Ana Pérez"), ("Ana\n\u{1B}[2J\tPérez", "Ana [2J Pérez"),
      ("invoice \u{202E}gpj.exe", "invoice gpj.exe"),
      ("a\u{2066}b\u{2069}\u{200B}c\u{FEFF}", "abc"),
      ("a\u{2028}b\u{2029}c", "a b c"), ("نص\u{200C}ها", "نص\u{200C}ها"),
      ("C++\u{200F} كتاب", "C++\u{200F} كتاب"), ("\u{E0041}a\u{E0042}", "a"),
      ("e\u{301}", "é"),
      // Nothing that is seen is nothing.
      ("\u{200B}\u{2060}", ""), ("\u{3164}", ""), ("\u{200F}\u{200D}", ""),
      ("\u{2800} \u{2800}", ""),
      ("\u{FE0F}", ""), ("", ""),
    ])
  func line(text: String, seen: String) { #expect(SeenText.line(text) == seen) }

  @Test("Marks upon marks do not pass for one letter")
  func marks() {
    #expect(!SeenText.isLonger("Ana", than: 3) && SeenText.isLonger("Anna", than: 3))
    #expect(SeenText.isLonger("A" + String(repeating: "\u{301}", count: 12), than: 3))
    // A family of emoji is one character of seven scalars, a syllable of Devanagari one of four.
    #expect(!SeenText.isLonger("Ana 👨‍👩‍👧‍👦 क्षि", than: 8))
  }
}
