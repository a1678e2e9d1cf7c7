// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// What the braille pad wants done; times in seconds.
public enum PadEffect: JSONEncodable, Sendable, Equatable {
  /// A gesture was understood, or not.
  case recognition(RecognitionEffect)
  /// A cell was typed with fingers; by how much each missed its dot.
  case cell(time: Double, cell: Cell, touches: [ChordExplanation.Assignment])
  /// Say this.
  case say(time: Double, utterance: Utterance)
  /// Sound this.
  case sound(time: Double, earcon: Earcon)
  /// Vibrate: milliseconds on, off, on …
  case vibrate(time: Double, pattern: [Int])
  /// Show a text in a field.
  case show(time: Double, field: Field, text: String)
  /// Put the selection of the text here, in UTF-16 units.
  case caret(time: Double, Range<Int>)
  /// Draw the pad.
  case guide(time: Double, guide: PadGuide)
  /// Send `tick` after so many seconds, in place of an earlier such wish.
  case wake(time: Double, after: Double)
  /// Ask the server what words read as.
  case translate(time: Double, id: Int, table: String, words: [[UInt8]])
  /// Put this on the clipboard.
  case copy(time: Double, text: String)
  /// Offer this as a file.
  case export(time: Double, form: PadExport, text: String)
  /// Fetch the clipboard.
  case paste(time: Double)
  /// The person is done.
  case submit(time: Double)
  /// Show this explanation of the page.
  case notice(time: Double, Notice)
  /// The key was meant for the pad, so the browser must not take it too.
  case taken(time: Double)
  /// The person wants to leave the pad.
  case leave(time: Double)

  /// A place of the page where a text is shown.
  public enum Field: UInt8, Sendable, Equatable {
    /// The cells, as braille characters.
    case cells
    /// The print.
    case letters
    /// The mode at present: `hold` or `table`.
    case mode
    /// How the mode is decided: `auto`, `hold` or `table`.
    case choice
    /// `locked` or `unlocked`.
    case lock
    case echo
    case table
    case keys
    case dots
    case hands
    case chording
    case offline
    case isPrivate
    case recognizer
    /// The keys that arrived in the trial of the keyboard.
    case keyTest
    /// Where one is among the other readings of a word: `2/5`; empty when none is offered.
    case alternatives

    var word: String {
      switch self {
      case .cells: "cells"
      case .letters: "letters"
      case .mode: "mode"
      case .choice: "choice"
      case .lock: "lock"
      case .echo: "echo"
      case .table: "table"
      case .keys: "keys"
      case .dots: "dots"
      case .hands: "hands"
      case .chording: "chording"
      case .offline: "offline"
      case .isPrivate: "private"
      case .recognizer: "recognizer"
      case .keyTest: "keytest"
      case .alternatives: "alternatives"
      }
    }
  }

  /// An explanation that the page has ready.
  public enum Notice: UInt8, Sendable, Equatable {
    /// Words leave the device while they are typed.
    case wordsLeave
    /// A screen reader keeps the touches for itself.
    case touchesHeldBack

    var word: String {
      switch self {
      case .wordsLeave: "words-leave"
      case .touchesHeldBack: "touches-held-back"
      }
    }
  }
}
