// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Interface
public import Speaking

/// Braille lessons by ear: it says a sign and its dots, waits for the cell, and says what was right or wrong.
///
/// There is no time limit anywhere. What it learns of the person is kept on their device alone.
public struct LearningSession: Session {
  /// What can happen to the lessons.
  public typealias Event = LearningEvent
  /// What the lessons want done.
  public typealias Effect = Timed<LearningEffect>

  /// What is under way.
  enum Course: Sendable {
    case none
    case lesson(LessonRun)
    /// All signs of a lesson are known; what is said of it.
    case finished(String)
    case practice(PracticeRun)
  }

  let language: Language
  var table: PadTable
  var known: LessonTable
  var lessons: [Lesson]
  var profile = LearningProfile()
  /// What was erased and can be had back.
  var erased: LearningProfile?
  var course = Course.none
  /// The habit that was told last, and how often that dot had been missed then.
  var told: (dot: Int, missed: Int)?
  /// Whether fingers typed on the pad, and whether they were told what swipes are for: at a keyboard nobody swipes.
  var fingers = (areKnown: false, areTold: false)
  /// The time of the event in hand: seconds.
  var time = 0.0
  /// The effects of the event in hand.
  var effects: [Effect] = []

  /// Reads `language` and `table` (with `tableLanguage`); each may be left out.
  public init(configuration: JSONValue) throws(FieldError) {
    language = try configuration.optionalWord("language") { Language(tag: $0) } ?? .english
    table =
      try configuration.optionalText("table").map { name throws(FieldError) in
        PadTable(name: name, tag: try configuration.optionalText("tableLanguage") ?? "")
      } ?? PadTable(for: language)
    known = LessonTable(table)
    lessons = Lesson.all(of: table, signs: [])
  }

  private init(for language: Language) {
    self.language = language
    table = PadTable(for: language)
    known = LessonTable(table)
    lessons = Lesson.all(of: table, signs: [])
  }

  /// What the lessons show while nothing is known of the person, so that a page has it before its script comes.
  public static func shownAtFirst(for language: Language) -> [InterfaceEffect] {
    var lessons = LearningSession(for: language)
    lessons.tellLessons()
    lessons.showResults()
    return lessons.effects.compactMap {
      if case .interface(let effect) = $0.content { effect } else { nil }
    }
  }

  /// Takes one event and says what is to be done about it, in order.
  public mutating func handle(_ event: LearningEvent) -> [Effect] {
    effects = []
    time = event.time
    switch event.happening {
    case .open: bringTable()
    case .table(let table): change(to: table)
    case .recalled(let kept): recall(kept)
    case .signs(let signs, let name):
      // The answer to an earlier question is nobody's.
      guard name.hasSameBytes(as: table.name) else { break }
      lessons = Lesson.all(of: table, signs: signs)
      tellLessons()
    case .lesson(let id):
      begin(id)
      add(.focus(.lessonPad))
    case .cell(let cell, let misses): take(cell, misses)
    case .swipe(let swipes): take(swipes)
    case .action(let action):
      let wasIdle = isIdle
      perform(action)
      // The button that was pressed is gone now.
      if !wasIdle, isIdle, action != .erase { add(.focus(.lessons)) }
    case .text(let text): take(text)
    }
    return effects
  }
}

extension LearningSession {
  private mutating func change(to table: PadTable) {
    if !isIdle { end() }
    self.table = table
    known = LessonTable(table)
    lessons = Lesson.all(of: table, signs: [])
    profile = LearningProfile()
    erased = nil
    told = nil
    bringTable()
  }

  /// Has the pad write by the table, and asks for what is kept of it and for its contractions.
  private mutating func bringTable() {
    add(.attribute(.lessonPad, name: "table", value: table.name))
    add(.recall(key: keptKey))
    add(
      .fetch(
        Question(
          "/api/v1/braille/signs?table=" + table.name.inAddress, answeredBy: "signs")))
  }

  /// Each table has its own lessons.
  private var keptKey: String { "earshot-braille-lessons:" + table.name }

  private mutating func recall(_ kept: String?) {
    if let kept, let json = try? JSONParser.parse(Array(kept.utf8)) {
      profile = LearningProfile(json: json)
    }
    tellLessons()
    showResults()
  }

  mutating func keep(_ profile: LearningProfile?) {
    add(.store(key: keptKey, value: profile.map { String(decoding: $0.jsonBytes, as: UTF8.self) }))
  }

  private mutating func begin(_ id: String) {
    guard let lesson = lessons.first(where: { $0.id.hasSameBytes(as: id) }) else {
      return refuse(LearningWords[language].chooseLesson)
    }
    begin(lesson)
  }
}
