// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandLine

@Suite struct TerminalKeyTests {
  @Test(
    "What terminals send becomes keys",
    arguments: [
      ("\u{1B}[C", [TerminalKey("ArrowRight")]),
      ("\u{1B}OD", [TerminalKey("ArrowLeft")]),
      ("\u{1B}[1;5C", [TerminalKey("ArrowRight", control: true)]),
      ("\u{1B}[1;2H", [TerminalKey("Home", shift: true)]),
      ("\u{1B}[1;4F", [TerminalKey("End", shift: true, alt: true)]),
      ("\u{1B}[5~\u{1B}[6~", [TerminalKey("PageUp"), TerminalKey("PageDown")]),
      ("\u{1B}[Z", [TerminalKey("Tab", shift: true)]),
      ("aA?", [TerminalKey("a"), TerminalKey("A"), TerminalKey("?")]),
      ("ñ√", [TerminalKey("ñ"), TerminalKey("√")]),
      (
        "\u{04}\r\u{7F}\t",
        [
          TerminalKey("d", control: true), TerminalKey("Enter"), TerminalKey("Backspace"),
          TerminalKey("Tab"),
        ]
      ),
      ("\u{1B}x", [TerminalKey("x", alt: true)]),
      ("\u{1B}[99~b", [TerminalKey("b")]),
      (" ", [TerminalKey(" ")]),
    ])
  func sequences(_ bytes: String, _ expected: [TerminalKey]) {
    var whole = TerminalKeys()
    #expect(whole.take(Array(bytes.utf8)) == expected)
    #expect(!whole.isUnfinished)
    // Over a slow line a sequence arrives in pieces.
    var keys = TerminalKeys()
    var piecewise: [TerminalKey] = []
    for byte in bytes.utf8 { piecewise += keys.take([byte]) }
    #expect(piecewise == expected)
  }

  @Test("A lone escape is a key once nothing follows")
  func escape() {
    var keys = TerminalKeys()
    #expect(keys.take([0x1B]).isEmpty)
    #expect(keys.isUnfinished)
    #expect(keys.finish() == [TerminalKey("Escape")])
    #expect(keys.finish().isEmpty)
    #expect(keys.take([0x1B, 0x1B]) == [TerminalKey("Escape")])
    #expect(keys.finish() == [TerminalKey("Escape")])
  }

  @Test("No bytes make it stumble")
  func anyBytes() {
    var keys = TerminalKeys()
    for first in UInt8.min ... .max {
      for second in UInt8.min ... .max {
        _ = keys.take([first, second, 0x1B, UInt8(ascii: "["), second, first])
        _ = keys.finish()
        #expect(!keys.isUnfinished)
      }
    }
  }

  @Test(
    "Words name keys where keys come in lines",
    arguments: [
      ("right", TerminalKey("ArrowRight")), ("Ctrl+Left", TerminalKey("ArrowLeft", control: true)),
      ("shift+ctrl+home", TerminalKey("Home", shift: true, control: true)),
      ("space", TerminalKey(" ")), ("h", TerminalKey("h")), ("+", TerminalKey("+")),
      ("ctrl++", TerminalKey("+", control: true)), ("page-down", TerminalKey("PageDown")),
    ])
  func words(_ word: String, _ key: TerminalKey) { #expect(TerminalKey(word: word) == key) }

  @Test("Other words name none", arguments: ["", "rihgt", "ctrl+", "meta+x"])
  func noWords(_ word: String) { #expect(TerminalKey(word: word) == nil) }
}
