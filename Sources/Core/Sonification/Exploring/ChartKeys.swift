// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// A key as a browser or a terminal tells it.
public struct ChartKey: Sendable, Equatable {
  /// What the key writes or is called, as `KeyboardEvent.key` has it: "a", "ArrowLeft", "+".
  public var key: String
  /// Its place on the keyboard, as `KeyboardEvent.code` has it; empty where it is not known.
  public var code: String
  /// Shift is held.
  public var shift: Bool
  /// Control is held; Command on an Apple keyboard is left to the system.
  public var ctrl: Bool
  /// Alt is held.
  public var alt: Bool
  /// Where the focus was.
  var place = Place.chart

  /// Where the focus is when a key is pressed.
  public enum Place: Worded {
    /// On the chart itself.
    case chart
    /// On something of the page that takes no keys for itself, such as a button.
    case page
    /// In a field, which takes keys for itself.
    case field
    /// In the field for a place to go to.
    case goal
    /// In the table, or the list of keys, to which a key leads.
    case aside

    /// The word in events.
    public var word: String {
      switch self {
      case .chart: "chart"
      case .page: "page"
      case .field: "field"
      case .goal: "goal"
      case .aside: "aside"
      }
    }
  }

  /// A key; one that `writes` is AltGr with another, which some browsers call Control and Alt: a Spanish keyboard writes
  /// brackets so.
  public init(
    key: String, code: String = "", shift: Bool = false, ctrl: Bool = false, alt: Bool = false,
    writes: Bool = false
  ) {
    self.key = key
    self.code = code
    self.shift = shift
    self.ctrl = ctrl && !writes
    self.alt = alt && !writes
  }
}

/// Which key does what: the one table of it.
///
/// None takes a combination that browsers or screen readers have for themselves: of those with Control only the arrows,
/// none with Alt. The keys that write something work while the chart or one of its buttons has the focus, and can be
/// switched off (WCAG 2.1.4). Letters are known by what they write and, on a keyboard that writes no Latin letters, by their place.
enum ChartKeys {
  /// A key with its name as it is said, and what it does.
  struct Binding {
    var key: String
    var shift = false
    var ctrl = false
    var action: ChartAction
  }

  /// Keys that move or are no characters: they always work.
  static var moving: [Binding] {
    [
      Binding(key: "ArrowLeft", action: .previous),
      Binding(key: "ArrowRight", action: .next),
      Binding(key: "ArrowUp", action: .up),
      Binding(key: "ArrowDown", action: .down),
      Binding(key: "ArrowLeft", ctrl: true, action: .previousTenth),
      Binding(key: "ArrowRight", ctrl: true, action: .nextTenth),
      Binding(key: "ArrowLeft", shift: true, action: .previousTurn),
      Binding(key: "ArrowRight", shift: true, action: .nextTurn),
      Binding(key: "Home", action: .first),
      Binding(key: "End", action: .last),
      Binding(key: "PageUp", action: .previousSeries),
      Binding(key: "PageDown", action: .nextSeries),
      Binding(key: "PageUp", shift: true, action: .firstSeries),
      Binding(key: "PageDown", shift: true, action: .lastSeries),
      Binding(key: "Enter", action: .into),
      Binding(key: "Backspace", action: .out),
      Binding(key: "Escape", action: .stop),
      Binding(key: " ", action: .toggle),
    ]
  }

  /// Keys that write a character: they can be switched off.
  static var writing: [Binding] {
    [
      Binding(key: "[", action: .lowest),
      Binding(key: "]", action: .highest),
      Binding(key: "{", action: .chartLowest),
      Binding(key: "}", action: .chartHighest),
      Binding(key: "n", action: .nextTurn),
      Binding(key: "n", shift: true, action: .previousTurn),
      Binding(key: "o", action: .nextOutlier),
      Binding(key: "o", shift: true, action: .previousOutlier),
      Binding(key: "s", action: .nextStatistic),
      Binding(key: "s", shift: true, action: .previousStatistic),
      Binding(key: "d", action: .nextSentence),
      Binding(key: "d", shift: true, action: .previousSentence),
      Binding(key: "p", action: .playPart),
      Binding(key: "e", action: .playSeries),
      Binding(key: "i", action: .summary),
      Binding(key: "f", action: .describe),
      Binding(key: "w", action: .whereAmI),
      Binding(key: "r", action: .again),
      Binding(key: "b", action: .bookmark),
      Binding(key: "j", action: .nextBookmark),
      Binding(key: "j", shift: true, action: .previousBookmark),
      Binding(key: "c", action: .compare),
      Binding(key: "g", action: .go),
      Binding(key: "l", action: .legend),
      Binding(key: "x", action: .references),
      Binding(key: "t", action: .table),
      Binding(key: ",", action: .brailleLeft),
      Binding(key: ".", action: .brailleRight),
      Binding(key: "m", action: .monitor),
      Binding(key: "a", action: .loop),
      Binding(key: "-", action: .slower),
      Binding(key: "+", action: .faster),
      Binding(key: "0", action: .usualSpeed),
      Binding(key: "v", action: .sounds),
      Binding(key: "v", shift: true, action: .speech),
      Binding(key: "y", action: .verbosity),
      Binding(key: "h", action: .help),
      Binding(key: "?", action: .help),
    ]
  }

  /// What a key does; nil when it is not the chart's.
  static func action(for key: ChartKey, takesCharacters: Bool) -> ChartAction? {
    guard !key.alt, isTaken(key) else { return nil }
    for binding in moving
    where key.key.hasSameBytes(as: binding.key) && key.shift == binding.shift
      && key.ctrl == binding.ctrl
    {
      return binding.action
    }
    guard takesCharacters, !key.ctrl, let character = character(of: key) else { return nil }
    for binding in writing {
      guard binding.key.utf8.first == character else { continue }
      // What is no letter was already chosen by Shift: "{" or "?" are not on the same key everywhere.
      if !isLetter(character) || binding.shift == key.shift { return binding.action }
    }
    return nil
  }

  /// Whether a key leads back to the chart from where a key led: Escape, and where nothing is typed the same key too.
  static func leadsBack(_ key: ChartKey) -> Bool {
    switch key.place {
    case .chart, .page, .field: return false
    case .goal: return key.key.hasSameBytes(as: "Escape")
    case .aside:
      if key.key.hasSameBytes(as: "Escape") { return true }
      guard !key.ctrl, !key.alt, let character = character(of: key) else { return false }
      return [UInt8(ascii: "t"), UInt8(ascii: "h"), UInt8(ascii: "?")].contains(character)
    }
  }

  /// Whether a key is the chart's where the focus is: on the buttons of a chart those that walk it or write something, in a
  /// field only the one that silences it.
  private static func isTaken(_ key: ChartKey) -> Bool {
    switch key.place {
    case .chart: return true
    case .field, .goal, .aside: return key.key.hasSameBytes(as: "Escape")
    case .page:
      switch key.key.bytewise {
      case "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown",
        "Escape":
        return true
      // A button is pressed by the space bar, as by Enter.
      case " ": return false
      default: return character(of: key) != nil
      }
    }
  }

  /// The character that a key stands for, letters in lower case.
  private static func character(of key: ChartKey) -> UInt8? {
    let written = Array(key.key.utf8)
    if written.count == 1 {
      // "=" is on the key of "+" on most keyboards, and "_" on that of "-".
      if written[0] == UInt8(ascii: "=") { return UInt8(ascii: "+") }
      if written[0] == UInt8(ascii: "_") { return UInt8(ascii: "-") }
      return isLetter(written[0] | 0x20) ? written[0] | 0x20 : written[0]
    }
    let code = Array(key.code.utf8)
    if code.count == 4, code.starts(with: "Key".utf8) { return code[3] | 0x20 }
    if key.code.hasSameBytes(as: "BracketLeft") { return UInt8(ascii: key.shift ? "{" : "[") }
    if key.code.hasSameBytes(as: "BracketRight") { return UInt8(ascii: key.shift ? "}" : "]") }
    if key.code.hasSameBytes(as: "Comma") { return UInt8(ascii: ",") }
    if key.code.hasSameBytes(as: "Period") { return UInt8(ascii: ".") }
    if key.code.hasSameBytes(as: "Slash"), key.shift { return UInt8(ascii: "?") }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
