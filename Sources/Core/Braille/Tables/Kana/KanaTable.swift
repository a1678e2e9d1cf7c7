// SPDX-License-Identifier: Apache-2.0

import Bytes

/// Japanese kana braille in six dots, for reading and for writing.
///
/// Sources: 日本点字表記法 (日本点字委員会, 2018) for the kana, numbers, Latin letters and signs. Braille writes Japanese
/// as it sounds (わたしわ, がっこーえ) with spaces between words; that is kept, and turning kana into kanji is not done
/// here. Reading must begin at the beginning of a line, since brackets and quotations run on over spaces.
public struct KanaTable: Sendable {
  /// The script in which kana are printed.
  public enum Script: UInt8, Sendable, Hashable, CaseIterable {
    case hiragana
    case katakana
  }

  /// The script in which cells are read.
  public let script: Script
  let sounds: KanaSounds

  /// Reads cells as hiragana, which is what every Japanese input method turns into kanji.
  public static let hiragana = KanaTable(.hiragana)
  /// Reads cells as katakana.
  public static let katakana = KanaTable(.katakana)

  private init(_ script: Script) {
    self.script = script
    sounds = KanaSounds(script)
  }

  /// The name by which the table is chosen: `ja-kana`.
  public static let name = "ja-kana"

  /// Reads what was written, piece after piece.
  public func readings(of written: [Written]) -> [Reading] {
    var reader = KanaReader(sounds: sounds, pieces: written)
    var readings: [Reading] = []
    readings.reserveCapacity(written.count)
    while let token = reader.next() { readings.append(token.reading(sounds.texts)) }
    return readings
  }

  /// The print of what was written; cells that stand for nothing stay cells.
  public func print(of written: [Written]) -> String {
    var reader = KanaReader(sounds: sounds, pieces: written)
    var print = ""
    while let token = reader.next() { print += token.text(sounds.texts) }
    return print
  }

  /// The cells of a text in hiragana, katakana (of either width), digits, Latin letters and Japanese punctuation;
  /// braille characters stay the cells that they are, and other characters, such as kanji, stay print.
  public func written(_ text: String) -> [Written] {
    var writer = KanaWriter(text, sounds: sounds)
    writer.writeAll()
    return writer.pieces
  }

  /// The cells of a text, and which of them belongs to which of its characters.
  public func writing(_ text: String) -> (pieces: [Written], map: CursorMap) {
    var writer = KanaWriter(text, sounds: sounds)
    writer.writeAll()
    return (writer.pieces, CursorMap(origins: writer.origins, scalars: text.scalars.count))
  }
}
