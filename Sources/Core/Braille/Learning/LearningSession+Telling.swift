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
    if let speed { told = LearningWords[language].wordsPerMinute(speed) + " " }
    told +=
      errors == 0
      ? LearningWords[language].noErrors : LearningWords[language].errorsAre(errors.description)
    if corrected != 0 { told += " " + LearningWords[language].correctedAre(corrected) }
    return told
  }

  /// Speed, errors and dots so far.
  mutating func summarize() {
    showResults()
    say(summary)
  }

  private var summary: String {
    var words = ""
    if !profile.phrases.isEmpty {
      words += LearningWords[language].phrases(profile.phrases.count)
      words += result(
        speed: profile.speed.map { Int(min(max($0, 0), Self.fastest).rounded()) },
        errors: profile.percentWrong,
        corrected: profile.corrected)
    }
    if let dot = profile.dots.mostMissed {
      let worst = profile.dots.dots[dot - 1]
      words += LearningWords[language].mostMissed(
        worst.asked, ["dot": dot.description, "times": worst.missed.description])
      if let points = distance(ofDot: dot) {
        words += LearningWords[language].offset([
          "dot": dot.description, "points": points.description,
        ])
      }
    }
    if let dot = profile.dots.mostExtra {
      let times = profile.dots.dots[dot - 1].extra
      words += LearningWords[language].mostExtra(times, ["dot": dot.description])
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
    say(LearningWords[language].erased)
  }

  mutating func restore() {
    guard let erased else { return refuse(BrailleWords[language].nothingToUndo) }
    profile = erased
    self.erased = nil
    sound(.done)
    keep(profile)
    tellLessons()
    showResults()
    say(LearningWords[language].restored)
  }

  mutating func export(_ suffix: String, _ text: String) {
    add(.offer(name: "earshot-braille." + suffix, text: text))
    say(LearningWords[language].exported)
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

  /// What stands over the pad, and which buttons are of use.
  enum Shown {
    case signs
    case finished
    case phrases
  }

  /// Shows what is under way in the place of the list of lessons and of the measures; nil: nothing is.
  mutating func showCourse(_ shown: Shown?) {
    let kind: String? =
      switch shown {
      case .signs, .finished: "signs"
      case .phrases: "phrases"
      case nil: nil
      }
    add(.attribute(.lessonPad, name: "data-lesson", value: kind))
    add(.flag(.lessonNow, .hidden, shown == nil))
    add(.flag(.lessonActs, .hidden, shown == nil))
    add(.flag(.lessonChoice, .hidden, shown != nil))
    add(.flag(.lessonMeasures, .hidden, shown != nil))
    add(.flag(.lessonTell, .hidden, shown != .signs))
    add(.flag(.lessonSkip, .hidden, shown != .signs))
    add(.flag(.lessonDone, .hidden, shown != .phrases))
    add(.flag(.lessonNext, .hidden, shown == .phrases))
    add(.flag(.lessonNextPhrase, .hidden, shown != .phrases))
  }

  mutating func say(_ words: String) { add(.say(utterance(words, isForeign: false))) }

  /// Says a sign and its dots; what comes before it, and how the last one went, belongs to the same breath.
  ///
  /// Only a sign of another language is said apart, by the voice of that language.
  mutating func say(_ item: LessonItem, _ dots: String?, after lead: String) {
    let name = item.name(in: language)
    let before = lead.isEmpty ? "" : lead + " "
    if name != nil || table.language == language {
      var asked = name ?? item.text
      if let dots { asked = LearningWords[language].asked(["sign": asked, "dots": dots]) }
      say(before + asked + (lead.isEmpty ? "" : "."))
    } else {
      if !lead.isEmpty { say(lead) }
      add(.say(utterance(item.text, isForeign: true)))
      if let dots { say(dots) }
    }
  }

  /// Words in the language of the lessons, or in that of the table; none of them is what the person wrote.
  func utterance(_ words: String, isForeign: Bool) -> Utterance {
    var utterance = Utterance(words, in: isForeign ? table.language ?? language : language)
    if isForeign, table.language == nil { utterance.foreignTag = table.tag }
    return utterance
  }

  mutating func refuse(_ words: String) {
    sound(.refused)
    say(words)
  }
}
