// SPDX-License-Identifier: Apache-2.0

public import Bytes
import Speaking

/// What the braille lessons want done; times in seconds.
public struct LearningEffect: JSONEncodable, Sendable {
  /// What is to be done.
  enum Action: Sendable {
    indirect case say(Utterance)
    case sound(Earcon)
    case vibrate([Int])
    case show(Field, String)
    /// What can be chosen: for each lesson its word, its name, and how much of it is known.
    case lessons([Entry])
    /// Show the spots of this cell on the pad; the blank cell: none.
    case spots(Cell)
    /// Set the pad up: silent or not, its swipes, an empty text.
    case pad(PadSetup)
    /// Keep this on the device; nil: keep nothing.
    case keep(LearningProfile?)
    /// Save this as a file.
    case export(name: String, type: String, text: String)
    /// Show the measures.
    case results(LearningProfile)
  }

  /// A place of the page where a text is shown.
  enum Field: Sendable {
    case title
    /// What is asked.
    case task
    /// How it is typed.
    case hint
    /// How it went.
    case result
    case progress
    /// What is under way: `none`, `lesson` or `practice`.
    case state

    var word: String {
      switch self {
      case .title: "title"
      case .task: "task"
      case .hint: "hint"
      case .result: "result"
      case .progress: "progress"
      case .state: "state"
      }
    }
  }

  /// A lesson that can be chosen.
  struct Entry: Sendable {
    let id: String
    let title: String
    /// How much of it is known, in words; empty for practice.
    let progress: String
  }

  /// What the pad does by itself while lessons are held with it.
  enum PadSetup: Sendable {
    /// As the person has it.
    case own
    /// It says nothing, and its swipes are the lesson's.
    case lesson
    /// It writes, and only some swipes are the practice's.
    case practice
    /// Its text is emptied.
    case empty
  }

  let time: Double
  let action: Action

  /// Writes the effect as a JSON object.
  public func write(to writer: inout JSONWriter) {
    switch action {
    case .say(let utterance): utterance.writeSay(time: time, to: &writer)
    case .sound(let earcon): earcon.writeSound(time: time, to: &writer)
    default:
      writer.object { writer in
        writer.field("t", time)
        writeMembers(to: &writer)
      }
    }
  }

  private func writeMembers(to writer: inout JSONWriter) {
    switch action {
    case .say, .sound: break
    case .vibrate(let pattern):
      writer.field("kind", "vibrate")
      writer.key("pattern")
      writer.array { writer in for part in pattern { writer.value(part) } }
    case .show(let field, let text):
      writer.field("kind", "show")
      writer.field("field", field.word)
      writer.field("text", text)
    case .lessons(let entries):
      writer.field("kind", "lessons")
      writer.key("lessons")
      writer.array { writer in for entry in entries { entry.write(to: &writer) } }
    case .spots(let cell):
      writer.field("kind", "spots")
      writer.field("cell", cell.text)
    case .pad(let setup):
      writer.field("kind", "pad")
      writer.key("events")
      writer.array { writer in setup.write(to: &writer) }
    case .keep(let profile):
      writer.field("kind", "keep")
      writer.key("profile")
      if let profile { writer.value(profile) } else { writer.null() }
    case .export(let name, let type, let text):
      writer.field("kind", "export")
      writer.field("name", name)
      writer.field("type", type)
      writer.field("text", text)
    case .results(let profile):
      writer.field("kind", "results")
      profile.writeResults(to: &writer)
    }
  }
}

extension LearningEffect.Entry {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("id", id)
      writer.field("title", title)
      writer.field("progress", progress)
    }
  }
}

extension LearningEffect.PadSetup {
  /// The events that the pad gets.
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .empty:
      writer.object { writer in
        writer.field("kind", "text")
        writer.field("text", "")
        writer.field("start", 0)
        writer.field("end", 0)
      }
    case .own: writer.object { writer in writer.field("kind", "lend") }
    case .lesson: Self.lend(true, LearningSession.lessonSwipes, to: &writer)
    case .practice: Self.lend(false, LearningSession.practiceSwipes, to: &writer)
    }
  }

  private static func lend(_ isSilent: Bool, _ swipes: [Swipe], to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("kind", "lend")
      writer.field("silent", isSilent)
      writer.key("swipes")
      writer.array { writer in for swipe in swipes { writer.value(swipe.name) } }
    }
  }
}

extension LearningProfile {
  fileprivate func writeResults(to writer: inout JSONWriter) {
    writer.field("phrases", phrases.count)
    if let speed = speed { writer.field("wordsPerMinute", speed.rounded()) }
    if !phrases.isEmpty {
      writer.field("errors", percentWrong)
      writer.field("corrected", corrected)
    }
    writer.key("dots")
    writer.array { writer in
      for (place, dot) in dots.dots.enumerated() where dot.asked + dot.extra > 0 {
        writer.object { writer in
          writer.field("dot", place + 1)
          writer.field("asked", dot.asked)
          writer.field("missed", dot.missed)
          writer.field("extra", dot.extra)
          if let offset = dot.offset {
            writer.field("across", offset.across.rounded())
            writer.field("down", offset.down.rounded())
          }
        }
      }
    }
  }

  /// The mean of the phrases' speeds, in words a minute; nil before any.
  var speed: Double? {
    var sum = 0.0
    var count = 0
    for phrase in phrases {
      guard let speed = phrase.wordsPerMinute else { continue }
      sum += speed
      count += 1
    }
    return count == 0 ? nil : sum / Double(count)
  }

  /// The mean of the phrases' error rates, in percent.
  var percentWrong: Int {
    var sum = 0.0
    for phrase in phrases { sum += phrase.errorRate }
    return phrases.isEmpty ? 0 : Int((sum / Double(phrases.count) * 100).rounded())
  }

  var corrected: Int { phrases.reduce(0) { $0 + $1.corrected } }
}
