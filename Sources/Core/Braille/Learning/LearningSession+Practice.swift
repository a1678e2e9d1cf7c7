// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

extension LearningSession {
  /// Says the next phrase, after how the last one went, and waits for it.
  mutating func beginPractice(after result: String = "") {
    let phrases = PracticePhrases.of(tag: table.tag)
    guard !phrases.isEmpty else { return refuse(LearningWords[language].chooseLesson) }
    var lead = result
    // A step that shares no divisor with their number takes all of them in turn, and neighbours lie apart.
    let phrase = phrases[(profile.phrasesTyped * Self.stride) % phrases.count]
    if case .practice = course {
      lead += (lead.isEmpty ? "" : " ") + LearningWords[language].next
    } else {
      give(.practice)
      let swipes = fingers.areKnown ? LearningWords[language].practiceSwipes : ""
      lead = LearningWords[language].practiceBegins + swipes + " " + LearningWords[language].first
    }
    give(.empty)
    give(.spots(.blank))
    showCourse(.phrases)
    show(.lessonTask, phrase)
    show(.lessonHint, "")
    course = .practice(PracticeRun(phrase: phrase))
    say(phrase: phrase, after: lead)
  }

  /// With 42 phrases.
  private static let stride = 11

  /// Says a phrase in its language; what comes before it belongs to the same breath where that is the person's, too.
  mutating func say(phrase: String, after lead: String = "") {
    guard table.language != language || lead.isEmpty else { return say(lead + " " + phrase) }
    if !lead.isEmpty { say(lead) }
    add(.say(utterance(phrase, isForeign: true)))
  }

  mutating func take(_ text: String) {
    guard case .practice(var run) = course else { return }
    var line = String.UnicodeScalarView()
    var isDone = false
    for scalar in text.scalars {
      if scalar == "\n" {
        isDone = true
        break
      }
      line.append(scalar)
    }
    // The emptied text of the pad is no keystroke.
    if isDone || run.isBegun || !line.isEmpty { run.change(to: String(line), at: time) }
    course = .practice(run)
    if isDone { finishPhrase() }
  }

  mutating func finishPhrase() {
    guard case .practice(let run) = course else {
      return refuse(LearningWords[language].chooseLesson)
    }
    guard run.isBegun else { return say(phrase: run.phrase) }
    let measure = run.measure
    profile.add(measure)
    countDots(run)
    let words = result(
      speed: measure.wordsPerMinute.map { Int(min($0, Self.fastest).rounded()) },
      errors: Int((measure.errorRate * 100).rounded()), corrected: measure.corrected)
    show(.lessonResult, words)
    sound(measure.errorRate == 0 ? .arrived : .done)
    keep(profile)
    showResults()
    beginPractice(after: words)
  }

  /// Words a minute: faster than anybody types, for the sake of whole numbers.
  static let fastest = 100_000.0

  /// Compares the cells of what was asked and of what was typed, where they are known without the server.
  private mutating func countDots(_ run: PracticeRun) {
    guard !table.isServers, let asked = known.cells(run.phrase), let typed = known.cells(run.typed)
    else { return }
    for pair in EditDistance.alignment(asked, typed) {
      guard case .cell(let asked)? = pair.first, case .cell(let typed)? = pair.second else {
        continue
      }
      profile.dots.count(asked: asked, typed: typed)
    }
  }
}
