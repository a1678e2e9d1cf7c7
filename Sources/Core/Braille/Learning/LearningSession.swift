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

  mutating func begin(_ lesson: Lesson) {
    let isResumed = profile.lesson.map { $0.hasSameBytes(as: lesson.id) } ?? false
    profile.lesson = lesson.id
    show(.lessonTitle, lesson.title(in: language))
    show(.lessonResult, "")
    if lesson.kind == .practice { return beginPractice() }
    give(.lesson)
    let title = lesson.title(in: language)
    say(
      isResumed ? LearningWords[language].goesOn(title) : LearningWords[language].begins(title),
      .urgent)
    showCourse(hasSigns: true, hasPhrases: false)
    ask(LessonRun(lesson))
  }

  mutating func perform(_ action: LearningAction) {
    switch action {
    case .next: next()
    case .repeat: askAgain()
    case .skip: skip()
    case .stop: stop()
    case .hint: hint()
    case .done: finishPhrase()
    case .help:
      if case .practice = course {
        say(LearningWords[language].practiceHelp, .urgent)
      } else {
        say(LearningWords[language].help, .urgent)
      }
    case .summary: summarize()
    case .erase: erase()
    case .undo: restore()
    case .exportJSON:
      export("json", String(decoding: profile.jsonBytes, as: UTF8.self))
    case .exportCSV: export("csv", profile.csv)
    }
  }

  private mutating func take(_ swipes: [Swipe]) {
    guard let swipe = swipes.first, swipes.count == 1 else { return }
    switch course {
    case .none: break
    case .lesson:
      switch (swipe.direction, swipe.fingers) {
      case (.up, 1): perform(.repeat)
      case (.down, 1): perform(.skip)
      case (.up, _): perform(.stop)
      case (.down, _): perform(.help)
      case (.left, _), (.right, _): perform(.hint)
      }
    case .practice:
      guard let place = Self.practiceSwipes.firstIndex(of: swipe) else { return }
      perform([.repeat, .help, .stop][place])
    }
  }

  /// The phrase again, help, and the end: upright swipes, which are the same from either side of the screen.
  static let practiceSwipes = [
    Swipe(.down, fingers: 1), Swipe(.down, fingers: 2), Swipe(.up, fingers: 3),
  ]

  /// In a lesson all swipes are the lesson's.
  static let lessonSwipes = Swipe.Direction.allCases.flatMap { direction in
    (1...5).map { Swipe(direction, fingers: $0) }
  }

  /// Goes on: the next phrase, or the next lesson.
  private mutating func next() {
    switch course {
    case .practice: beginPractice()
    case .none, .lesson:
      let place = lessons.firstIndex { lesson in
        profile.lesson.map { $0.hasSameBytes(as: lesson.id) } ?? false
      }
      let next = place.map { $0 + 1 } ?? 0
      guard lessons.indices.contains(next) else {
        return say(LearningWords[language].allFinished, .urgent)
      }
      begin(lessons[next])
    }
  }

  private mutating func stop() {
    guard !isIdle else { return refuse(LearningWords[language].chooseLesson) }
    end()
    sound(.done)
    say(LearningWords[language].stopped, .urgent)
  }

  var isIdle: Bool {
    if case .none = course { return true }
    return false
  }

  /// Leaves the pad to the person again.
  mutating func end() {
    course = .none
    give(.own)
    give(.spots(.blank))
    showCourse(hasSigns: false, hasPhrases: false)
    show(.lessonTask, "")
    show(.lessonHint, "")
    keep(profile)
    tellLessons()
  }
}
