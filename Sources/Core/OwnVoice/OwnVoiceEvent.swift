// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

extension OwnVoiceSession {
  /// Something that happened, and when.
  public typealias Event = Timed<Happening>

  /// What can happen on a page that speaks.
  public enum Happening: Sendable {
    /// The page is there.
    case opened(OpenedPage)
    /// A control, or something else, got the focus; nil when nothing has it.
    case focused(PageControl?)
    /// A control stands otherwise than before.
    case changed(PageControl)
    /// Something was typed into a field; where the caret is now (UTF-16 units).
    case typed(PageControl, caret: Int)
    /// The caret went elsewhere in a field.
    case caret(PageControl, at: Int)
    /// A finger or a pointer went down on something, or slid onto it.
    case touched(TouchedSpot)
    /// It went up again there.
    case lifted(PageControl?)
    /// A control was pressed by a key.
    case pressed(PageControl)
    case key(ReadingKey)
    /// A button of the reading bar.
    case move(ReadingMove)
    /// The text of the page, as it was asked for.
    case page([PageBlock])
    /// All that was to be said is said.
    case silent
    /// What can be done on the page, once all of it works.
    case settled([PageControl])
    /// The person chose anew how the voice is to be.
    case choices(VoiceChoices)
  }
}

/// A page when it opens.
public struct OpenedPage: Sendable {
  /// The title of the document: what was done or went wrong comes first in it.
  public var title: String
  /// The heading of the first level.
  public var heading: String
  /// The language of the heading (a tag), where it is not that of the page.
  public var headingTag: String?
  /// How what the page shows stands now, such as that a text was read.
  public var standing = ""
  /// The sentence under the heading.
  public var lead: String
  /// What was wrong with what the person sent; nil where nothing was.
  public var problems: Problems?
  /// What can be done in its main part; nil where that comes later, since not all of it works yet.
  public var controls: [PageControl]?
  /// Whether it is the first page since the person came.
  public var isFirst: Bool
  /// Whether the person is at a device without keys.
  public var isTouched = false

  /// The part of a page that says what was wrong.
  public struct Problems: Sendable {
    /// What the page calls it: it has the focus.
    public var id: Int
    /// Its heading.
    public var heading: String
    /// What was wrong, one after another.
    public var sentences: [String]
  }
}

/// What lies under a finger.
public struct TouchedSpot: Sendable {
  /// The control; nil where there is none.
  public var control: PageControl?
  /// The words that stand there, where there is no control.
  public var text: String
  /// The language of the words (a tag), where it is not that of the page.
  public var tag: String?
  /// The controls in sight, with how far down each lies: 0 is the top of what is in sight and 1 the bottom.
  public var around: [(control: PageControl, down: Double)]
}

/// A key with those that are held with it.
public struct ReadingKey: Sendable {
  /// Its name (`KeyboardEvent.key`).
  public var name: String
  /// Whether Shift is held.
  public var hasShift: Bool
  /// Whether Control, Alt or the command key is held: then it is the browser's, or an ability's.
  public var hasOthers: Bool
}

/// Where to go in the text of the page, or what to say of it.
public enum ReadingMove: Worded {
  case next
  case previous
  case again
  case spell
  case whereAmI
  case readOn
  case nextCharacter
  case previousCharacter
  case silence

  /// The word in the markup of the bar.
  public var word: String {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .again: "again"
    case .spell: "spell"
    case .whereAmI: "where"
    case .readOn: "read-on"
    case .nextCharacter: "next-character"
    case .previousCharacter: "previous-character"
    case .silence: "silence"
    }
  }
}

extension OwnVoiceSession.Happening: EventContent {
  /// What this kind of event holds.
  public init(kind: String, json: JSONValue) throws(FieldError) {
    switch kind.bytewise {
    case "opened": self = .opened(try OpenedPage(json: json))
    case "focused":
      self = .focused(try PageControl(optional: "control", of: json))
    case "changed": self = .changed(try PageControl(json: try json.member("control")))
    case "typed":
      self = .typed(
        try PageControl(json: try json.member("control")), caret: try json.int("caret"))
    case "caret":
      self = .caret(try PageControl(json: try json.member("control")), at: try json.int("caret"))
    case "touched": self = .touched(try TouchedSpot(json: json))
    case "lifted": self = .lifted(try PageControl(optional: "control", of: json))
    case "pressed": self = .pressed(try PageControl(json: try json.member("control")))
    case "key":
      self = .key(
        ReadingKey(
          name: try json.text("key"), hasShift: try json.optionalTruth("shift") ?? false,
          hasOthers: try json.optionalTruth("others") ?? false))
    case "move": self = .move(try json.choice("move"))
    case "page":
      var blocks: [PageBlock] = []
      for block in try json.list("blocks") { blocks.append(try PageBlock(json: block)) }
      self = .page(blocks)
    case "silent": self = .silent
    case "settled": self = .settled(try json.controls())
    case "choices": self = .choices(VoiceChoices(kept: try json.optionalText("choices")))
    default: throw .unknownWord(name: "kind", word: kind)
    }
  }
}

extension PageControl {
  fileprivate init?(optional name: String, of json: JSONValue) throws(FieldError) {
    guard let member = json[name], member != .null else { return nil }
    self = try PageControl(json: member)
  }
}

extension OpenedPage {
  fileprivate init(json: JSONValue) throws(FieldError) {
    title = try json.text("title")
    heading = try json.optionalText("heading") ?? ""
    lead = try json.optionalText("lead") ?? ""
    headingTag = try json.optionalText("language")
    standing = try json.optionalText("standing") ?? ""
    isFirst = try json.optionalTruth("first") ?? false
    isTouched = try json.optionalTruth("touch") ?? false
    if json["controls"] != nil { controls = try json.controls() }
    if let problems = json["problems"] { self.problems = try Problems(json: problems) }
  }
}

extension OpenedPage.Problems {
  fileprivate init(json: JSONValue) throws(FieldError) {
    id = try json.int("id")
    heading = try json.text("heading")
    sentences = (json["sentences"]?.array ?? []).compactMap { $0.string }
  }
}

extension JSONValue {
  fileprivate func controls() throws(FieldError) -> [PageControl] {
    var controls: [PageControl] = []
    for control in try list("controls") { controls.append(try PageControl(json: control)) }
    return controls
  }
}

extension TouchedSpot {
  fileprivate init(json: JSONValue) throws(FieldError) {
    control = try PageControl(optional: "control", of: json)
    text = try json.optionalText("text") ?? ""
    tag = try json.optionalText("language")
    around = []
    for one in json["around"]?.array ?? [] {
      around.append((try PageControl(json: one), try one.double("down")))
    }
  }
}
