// SPDX-License-Identifier: Apache-2.0

import Database
import Reading
import Speaking

/// Where a request stands, and who may read it or has opened it.
struct ReadStateWords: Words {
  let open: String
  /// That nobody took it in time, and what can be done.
  let expired: String
  let changeDay: String
  let preparing: String
  let unusable: String
  let done: String
  let notAudio: String
  let silent: String
  let tooShort: String
  let tooLong: String
  let serverFailed: String
  let claimed: Template
  let ownIsHere: Template
  let hasRead: Template
  let withdrawn: Template
  let yours: Template
  let sentPreparing: String
  let sentReady: String
  let question: String
  let anyone: String
  let anyoneHint: String
  let vetted: String
  let vettedHint: String
  let named: String
  let names: String
  let namesHint: String
  let noNames: String
  let namesUnused: String
  let noSuchVolunteersNamed: Template
  let noSuchVolunteer: Template
  let tooManyNames: Template
  let anyoneMayRead: String
  let vettedMayRead: String
  let nobodyNamedReads: String
  let onlyTheseMayRead: Template
  /// Where a request stands that only people may read who are not there any more.
  let nobodyLeft: String
  let openedBefore: String
  let openedLast: String
  let chooseAgain: String
  // Who has opened it
  let opened: String
  let nobody: String
  let unknownZone: String
  let isBlocked: String
  let somebodyDeleted: String
  let openedBy: Template
  let wasGivenBack: Template
  let ranOutFor: Template
  let canReadNow: String
  let gaveBack: String
  let ranOut: String
  let recordingKept: String
  let cannotRead: String

  /// Where a request stands for the person who asked, by their clock.
  static func of(_ request: OwnRequest, at now: Timestamp, _ visit: Visit) -> String {
    request.waitsForNobody
      ? Self[visit].nobodyLeft
      : of(request.state, at: now, visit.zone, in: visit.language)
  }

  /// The state of a request for the person who asked, whoever may read it.
  static func of(
    _ state: RequestState, at now: Timestamp, _ zone: TimeZoneChoice?, in language: Language
  ) -> String {
    let words = Self[language]
    switch state {
    case .open: return words.open
    case .expired: return words.expired
    case .inParts(let progress): return PartsWords.of(progress, in: language)
    case .claimed(let name, let until):
      return words.claimed([
        "name": name, "until": Moment.until(until, zone, at: now, in: language),
      ])
    case .recorded(let name, let recording), .accepted(let name, let recording, _):
      return recorded(by: name, recording, in: language)
    case .withdrawn(let end):
      return words.withdrawn(
        Span.left(seconds: end.seconds(since: now), .oblique, in: language))
    }
  }

  private static func recorded(
    by name: String?, _ recording: Recording, in language: Language
  ) -> String {
    let words = Self[language]
    switch recording.state {
    case .preparing: return words.preparing
    case .failed: return words.unusable
    case .ready(_, let seconds):
      let length = Span.words(seconds: seconds, in: language)
      return name.map { words.hasRead(["name": $0, "length": length]) } ?? words.ownIsHere(length)
    }
  }

  /// The state of a request for the volunteer who took it.
  static func of(
    _ state: TakenState, at now: Timestamp, _ zone: TimeZoneChoice?, in language: Language
  ) -> String {
    let words = Self[language]
    return switch state {
    case .claimed(let until, _):
      words.yours(Moment.until(until, zone, at: now, in: language))
    case .recorded(let recording, _): words.sent(recording)
    case .accepted: words.done
    }
  }

  private func sent(_ recording: Recording) -> String {
    switch recording.state {
    case .preparing: sentPreparing
    case .failed(let problem): self.problem(problem)
    case .ready: sentReady
    }
  }

  /// Why a recording could not be used, for the volunteer who sent it.
  func problem(_ problem: RecordingProblem) -> String {
    switch problem {
    case .notAudio, .noSound: notAudio
    case .silent: silent
    case .tooShort: tooShort
    case .tooLong, .tooLarge: tooLong
    case .serverFailed: serverFailed
    }
  }

  /// That no volunteers have these usernames.
  static func noSuchVolunteers(_ names: [String], in language: Language) -> String {
    let words = Self[language]
    if names.count == 1 { return words.noSuchVolunteer(names[0]) }
    return words.noSuchVolunteersNamed(names.joined(separator: Punctuation[language].comma))
  }

  /// Who may take a request, on its page.
  static func of(_ readers: Readers, in language: Language) -> String {
    let words = Self[language]
    return switch readers {
    case .anyone: words.anyoneMayRead
    case .vetted: words.vettedMayRead
    case .named([]): words.nobodyNamedReads
    case .named(let names):
      words.onlyTheseMayRead(names.joined(separator: Punctuation[language].comma))
    }
  }

  /// One opening in a sentence.
  ///
  /// - Parameter moment: When it was, such as "today at 14:05".
  static func opening(
    _ opening: Opening, _ moment: String, in language: Language
  ) -> String {
    let words = Self[language]
    let (who, end) = (opening.firstName ?? words.somebodyDeleted, words.ending(opening.ending))
    guard let part = opening.part else {
      return words.openedBy(["who": who, "moment": moment, "end": end])
    }
    return PartsWords[language].openedBy([
      "who": who, "number": "\(part)", "moment": moment, "end": end,
    ])
  }

  /// Who had a text that waits again, and why; nil where nobody had it, or it is asked for anew.
  static func returned(_ opening: Opening?, in language: Language) -> String? {
    guard let opening, let name = opening.firstName else { return nil }
    let part = opening.part.map { "\($0)" }
    return switch opening.ending {
    case .givenBack?:
      part.map { PartsWords[language].wasGivenBack(["name": name, "number": $0]) }
        ?? Self[language].wasGivenBack(name)
    case .expired?:
      part.map { PartsWords[language].ranOutFor(["name": name, "number": $0]) }
        ?? Self[language].ranOutFor(name)
    case .kept?, .ended?, nil: nil
    }
  }

  private func ending(_ ending: Opening.Ending?) -> String {
    switch ending {
    case nil: canReadNow
    case .givenBack?: gaveBack
    case .expired?: ranOut
    case .kept?: recordingKept
    case .ended?: cannotRead
    }
  }
}
