// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

extension LearningSession {
  mutating func begin(_ lesson: Lesson) {
    let isResumed = profile.lesson.map { $0.hasSameBytes(as: lesson.id) } ?? false
    profile.lesson = lesson.id
    let title = lesson.title(in: language)
    show(.lessonTitle, title)
    show(.lessonResult, "")
    if lesson.kind == .practice { return beginPractice() }
    give(.lesson)
    showCourse(.signs)
    fingers.areTold = fingers.areKnown
    let begins =
      isResumed ? LearningWords[language].goesOn(title) : LearningWords[language].begins(title)
    let swipes = fingers.areKnown ? LearningWords[language].swipes : ""
    ask(LessonRun(lesson), after: begins + swipes + " " + LearningWords[language].first)
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
        say(LearningWords[language].practiceHelp)
      } else {
        say(LearningWords[language].help)
      }
    case .summary: summarize()
    case .erase: erase()
    case .undo: restore()
    case .exportJSON:
      export("json", String(decoding: profile.jsonBytes, as: UTF8.self))
    case .exportCSV: export("csv", profile.csv)
    }
  }

  mutating func take(_ swipes: [Swipe]) {
    guard let swipe = swipes.first, swipes.count == 1 else { return }
    switch course {
    case .none: break
    case .lesson, .finished:
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
    case .none, .lesson, .finished:
      let place = lessons.firstIndex { lesson in
        profile.lesson.map { $0.hasSameBytes(as: lesson.id) } ?? false
      }
      let next = place.map { $0 + 1 } ?? 0
      guard lessons.indices.contains(next) else {
        return say(LearningWords[language].allFinished)
      }
      begin(lessons[next])
    }
  }

  private mutating func stop() {
    guard !isIdle else { return refuse(LearningWords[language].chooseLesson) }
    end()
    sound(.done)
    say(LearningWords[language].stopped)
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
    showCourse(nil)
    show(.lessonTask, "")
    show(.lessonHint, "")
    keep(profile)
    tellLessons()
  }
}
