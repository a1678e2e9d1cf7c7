// SPDX-License-Identifier: Apache-2.0

import Interface
import Maths
import Speaking

extension LearningSession {
  /// Lists the lessons and how much of each is known.
  mutating func tellLessons() {
    add(.list(.lessons, lessons.map { row($0) }))
  }

  private func row(_ lesson: Lesson) -> ListRow {
    let known = lesson.items.filter { profile.strength(of: $0) >= ItemRecord.known }.count
    let progress = told(known, of: lesson.items.count)
    return ListRow(
      key: lesson.id, text: lesson.title(in: language),
      more: [lesson.items.isEmpty ? "" : progress])
  }

  /// What is known of a lesson so far.
  func told(_ known: Int, of all: Int) -> String {
    LearningWords[language].progress(["known": known.description, "all": all.description])
  }

  /// How a phrase went: whole words a minute, percent of errors, characters taken back.
  func result(speed: Int?, errors: Int, corrected: Int) -> String {
    var told = ""
    if let speed { told = LearningWords[language].wordsPerMinute(speed.description) + " " }
    told +=
      errors == 0
      ? LearningWords[language].noErrors : LearningWords[language].errorsAre(errors.description)
    if corrected != 0 { told += " " + LearningWords[language].correctedAre(corrected.description) }
    return told
  }

  /// Speed, errors and dots so far.
  mutating func summarize() {
    showResults()
    say(summary, .urgent)
  }

  private var summary: String {
    var words = ""
    if !profile.phrases.isEmpty {
      words += LearningWords[language].phrases(profile.phrases.count.description)
      words += result(
        speed: profile.speed.map { Int(min(max($0, 0), Self.fastest).rounded()) },
        errors: profile.percentWrong,
        corrected: profile.corrected)
    }
    if let dot = profile.dots.mostMissed {
      let worst = profile.dots.dots[dot - 1]
      words += LearningWords[language].mostMissed([
        "dot": dot.description, "times": worst.missed.description, "all": worst.asked.description,
      ])
      if let points = distance(ofDot: dot) {
        words += LearningWords[language].offset([
          "dot": dot.description, "points": points.description,
        ])
      }
    }
    if let dot = profile.dots.mostExtra {
      let times = profile.dots.dots[dot - 1].extra
      words += LearningWords[language].mostExtra([
        "dot": dot.description, "times": times.description,
      ])
    }
    return words.isEmpty ? LearningWords[language].nothingMeasured : words
  }

  /// How far beside a dot the finger lands on average, in whole points.
  private func distance(ofDot dot: Int) -> Int? {
    guard let offset = profile.dots.dots[dot - 1].offset else { return nil }
    let square = offset.across * offset.across + offset.down * offset.down
    return Int(min(square.squareRoot(), Self.farthest).rounded())
  }

  /// Points: farther than any screen is wide.
  private static let farthest = 100_000.0

  mutating func erase() {
    if !isIdle { end() }
    erased = profile
    profile = LearningProfile()
    told = nil
    sound(.deleted)
    keep(nil)
    tellLessons()
    showResults()
    say(LearningWords[language].erased, .urgent)
  }

  mutating func restore() {
    guard let erased else { return refuse(BrailleWords[language].nothingToUndo) }
    profile = erased
    self.erased = nil
    sound(.done)
    keep(profile)
    tellLessons()
    showResults()
    say(LearningWords[language].restored, .urgent)
  }

  mutating func export(_ suffix: String, _ text: String) {
    add(.offer(name: "earshot-braille." + suffix, text: text))
    say(LearningWords[language].exported, .urgent)
  }
}

extension LearningSession {
  mutating func add(_ effect: InterfaceEffect) {
    effects.append(Effect(time: time, .interface(effect)))
  }

  mutating func give(_ setup: LearningEffect.PadSetup) {
    effects.append(Effect(time: time, .pad(setup)))
  }

  mutating func sound(_ earcon: Earcon) { add(.sound(earcon)) }
  mutating func vibrate(_ pattern: [Int]) { add(.vibrate(pattern)) }
  mutating func show(_ part: Part, _ text: String) { add(.show(part, text: text)) }

  /// Shows what is under way, and the buttons that are of use in it.
  mutating func showCourse(hasSigns: Bool, hasPhrases: Bool) {
    add(.flag(.lessonNow, .hidden, !hasSigns && !hasPhrases))
    add(.flag(.lessonTell, .hidden, !hasSigns))
    add(.flag(.lessonSkip, .hidden, !hasSigns))
    add(.flag(.lessonDone, .hidden, !hasPhrases))
  }

  mutating func say(_ words: String, _ priority: Utterance.Priority) {
    add(.say(utterance(words, priority, isForeign: false)))
  }

  /// Says a sign and its dots, the sign in the language that it belongs to.
  mutating func say(_ item: LessonItem, _ dots: String?) {
    let name = item.name(in: language)
    if name != nil || table.language == language {
      say((name ?? item.text) + (dots.map { ": " + $0 } ?? ""), .normal)
    } else {
      add(.say(utterance(item.text, .normal, isForeign: true)))
      if let dots { say(dots, .normal) }
    }
  }

  /// Words in the language of the lessons, or in that of the table; none of them is what the person wrote.
  func utterance(_ words: String, _ priority: Utterance.Priority, isForeign: Bool) -> Utterance {
    var utterance = Utterance(
      words, in: isForeign ? table.language ?? language : language, priority: priority)
    if isForeign, table.language == nil { utterance.foreignTag = table.tag }
    return utterance
  }

  mutating func refuse(_ words: String) {
    sound(.refused)
    say(words, .urgent)
  }
}
