// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

extension LearningSession {
  /// Asks for the next sign of a lesson, or ends it; `lead` is said before it, in the same breath.
  mutating func ask(_ run: LessonRun, after lead: String) {
    var run = run
    guard run.advance({ profile.strength(of: $0) }) else { return finish(run.lesson) }
    run.askedAt = time
    course = .lesson(run)
    showProgress(run)
    ask(run.item, withDots: profile.strength(of: run.item) < Self.strengthWithoutDots, after: lead)
  }

  /// From this strength on, the dots are told only when asked for, or after an error.
  private static let strengthWithoutDots = 2

  private mutating func ask(_ item: LessonItem, withDots: Bool, after lead: String = "") {
    let dots = item.dots(in: language)
    show(.lessonTask, item.text)
    show(.lessonHint, withDots ? dots : "")
    give(.spots(withDots ? item.cells.first ?? .blank : .blank))
    say(item, withDots ? dots : nil, after: lead)
  }

  mutating func take(_ cell: Cell, _ misses: [TouchMiss]) {
    for miss in misses { profile.dots.count(miss) }
    if !misses.isEmpty { fingers.areKnown = true }
    switch course {
    case .none: break
    case .finished(let words):
      give(.empty)
      say(words)
    case .practice(var run):
      run.keystroke(at: time)
      course = .practice(run)
    case .lesson(let run): answer(cell, run)
    }
  }

  private mutating func answer(_ cell: Cell, _ run: LessonRun) {
    var run = run
    let asked = run.item.cells[run.typed]
    profile.dots.count(asked: asked, typed: cell)
    guard cell == asked else { return wrong(cell, asked, run) }
    run.typed += 1
    guard run.typed == run.item.cells.count else {
      sound(.cell)
      give(.spots(run.item.cells[run.typed]))
      course = .lesson(run)
      return
    }
    right(run)
  }

  private mutating func right(_ run: LessonRun) {
    var run = run
    let isQuick = profile.isQuick(time - run.askedAt)
    if !run.isMissed { profile.change(run.item) { $0.know(isQuick: isQuick) } }
    run.settle(strength: profile.strength(of: run.item))
    sound(.done)
    vibrate(Self.rightBuzz)
    show(.lessonResult, LearningWords[language].right)
    keep(profile)
    give(.empty)
    var words = LearningWords[language].right
    if fingers.areKnown, !fingers.areTold { words += LearningWords[language].swipes }
    fingers.areTold = fingers.areKnown
    ask(run, after: words + " " + LearningWords[language].next)
  }

  private mutating func wrong(_ cell: Cell, _ asked: Cell, _ run: LessonRun) {
    var run = run
    if !run.isMissed { profile.change(run.item) { $0.miss() } }
    run.isMissed = true
    run.typed = 0
    run.askedAt = time
    course = .lesson(run)
    sound(.refused)
    vibrate(Self.wrongBuzz)
    let words = told(cell, insteadOf: asked, run.lesson)
    show(.lessonResult, words)
    keep(profile)
    give(.empty)
    ask(run.item, withDots: true, after: words + " " + LearningWords[language].again)
  }

  /// Milliseconds; the lengths of the pad's own.
  private static let rightBuzz = [25]
  private static let wrongBuzz = [60, 60, 60]

  /// What was typed, which dots were missing and which too many.
  private mutating func told(_ cell: Cell, insteadOf asked: Cell, _ lesson: Lesson) -> String {
    var words = LearningWords[language].typed(name(of: cell))
    let missing = asked.dots.filter { !cell.has(dot: $0) }
    let extra = cell.dots.filter { !asked.has(dot: $0) }
    if !missing.isEmpty {
      words += LearningWords[language].missing(missing.count, ["dots": Self.numbers(missing)])
    }
    if !extra.isEmpty {
      words += LearningWords[language].extra(extra.count, ["dots": Self.numbers(extra)])
    }
    if let dot = habitToTell() { words += LearningWords[language].habit(dot.description) }
    return words
  }

  private static func numbers(_ dots: [Int]) -> String {
    dots.map { $0.description }.joined(separator: " ")
  }

  /// A dot that is missed again and again, told anew when it was missed as often again.
  private mutating func habitToTell() -> Int? {
    guard let dot = profile.dots.habit else { return nil }
    let missed = profile.dots.dots[dot - 1].missed
    if let told, told.dot == dot, missed < told.missed + DotErrors.habitCount { return nil }
    told = (dot, missed)
    return dot
  }

  /// What a cell alone stands for; its dots where it stands for nothing here, or where the letter is not of the
  /// language that speaks.
  private func name(of cell: Cell) -> String {
    if table.language == language {
      for lesson in lessons where lesson.kind == .letters {
        for item in lesson.items where item.cells == [cell] { return item.text }
      }
    }
    return cell.spokenDots(in: language)
  }

  mutating func askAgain() {
    switch course {
    case .none: refuse(LearningWords[language].chooseLesson)
    case .lesson(let run):
      ask(
        run.item,
        withDots: run.isMissed || profile.strength(of: run.item) < Self.strengthWithoutDots)
    case .finished(let words): say(words)
    case .practice(let run): say(phrase: run.phrase)
    }
  }

  mutating func hint() {
    switch course {
    case .none: refuse(LearningWords[language].chooseLesson)
    case .lesson(let run):
      show(.lessonHint, run.item.dots(in: language))
      give(.spots(run.item.cells[run.typed]))
      say(run.item.dots(in: language))
    case .finished(let words): say(words)
    case .practice(let run): say(phrase: run.phrase)
    }
  }

  mutating func skip() {
    switch course {
    case .none: refuse(LearningWords[language].chooseLesson)
    case .lesson(var run):
      run.skip()
      sound(.boundary)
      ask(run, after: LearningWords[language].next)
    case .finished(let words): say(words)
    case .practice: beginPractice()
    }
  }

  /// The lesson stays until the person stops it or goes on to the next one.
  private mutating func finish(_ lesson: Lesson) {
    let isLast = lessons.last?.id.hasSameBytes(as: lesson.id) ?? true
    var words = LearningWords[language].finished(lesson.title(in: language))
    words += " " + (isLast ? LearningWords[language].allFinished : LearningWords[language].goOn)
    course = .finished(words)
    give(.spots(.blank))
    showCourse(.finished)
    show(.lessonProgress, told(lesson.items.count, of: lesson.items.count))
    show(.lessonTask, "")
    show(.lessonHint, "")
    show(.lessonResult, words)
    keep(profile)
    tellLessons()
    sound(.arrived)
    say(LearningWords[language].right + " " + words)
  }

  private mutating func showProgress(_ run: LessonRun) {
    let known = run.known { profile.strength(of: $0) }
    show(.lessonProgress, told(known, of: run.lesson.items.count))
  }
}
