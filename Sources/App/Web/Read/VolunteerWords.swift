// SPDX-License-Identifier: Apache-2.0

import Database
import Reading
import Speaking

/// The words of reading for others, and of what a volunteer may do at the moment.
struct VolunteerWords: Words {
  let openTitle: String
  let mine: String
  let toOpen: String
  let filter: String
  let filterHeading: String
  let everyCategory: String
  let everyLanguage: String
  let nothingOpen: String
  let nothingMatches: String
  let nothingTaken: String
  let present: String
  let past: String
  let claim: String
  let claimLead: String
  let extend: String
  let giveBack: String
  let text: String
  let send: String
  let sendAct: String
  let sendAgain: String
  let file: String
  let advice: String
  let titleFirst: String
  let yourRecording: String
  let noFile: String
  let sending: String
  let sendingFailed: String
  let fileHint: Template
  let tooLarge: Template
  let barred: String
  let notVetted: String
  let vetted: String
  let leftToday: Template
  /// That a volunteer has as many texts as one can have at a time.
  let handsFull: Template
  let noMoreToday: Template
  let noMoreOnNetwork: Template
  let tooOftenDone: Template

  /// The minutes of a day, the longest wait that is told.
  static let dayMinutes = 1440

  /// The sentences for one volunteer, the most important first.
  static func sentences(
    _ standing: VolunteerStanding, at now: Timestamp, in language: Language
  ) -> [String] {
    let words = Self[language]
    if standing.isBarred { return [words.barred] }
    var sentences: [String] = []
    if standing.isVetting { sentences.append(standing.isVetted ? words.vetted : words.notVetted) }
    if let reason = reasonToWait(standing, at: now, in: language) {
      sentences.append(reason)
    } else {
      sentences.append(
        words.leftToday([
          "left": "\(standing.claimsLeft)", "most": "\(standing.claimsPerDay)",
          "together": "\(standing.mostInHand)",
        ]))
      if standing.mostInHand == 1 { sentences.append(QueueWords[language].oneUntilKept) }
    }
    return sentences
  }

  /// Why a volunteer can take no text now; nil when one can be taken.
  static func reasonToWait(
    _ standing: VolunteerStanding, at now: Timestamp, in language: Language
  ) -> String? {
    if standing.isBarred { return Self[language].barred }
    if standing.inHand >= standing.mostInHand {
      if standing.mostInHand == 1 { return QueueWords[language].oneAtFirst }
      return Self[language].handsFull("\(standing.inHand)")
    }
    return standing.nextClaimAt.map { next in
      noMore(standing.claimsPerDay, minutes: minutes(next.seconds(since: now)), in: language)
    }
  }

  /// That no more can be taken, when the next can, and what makes it more.
  /// - Parameter count: how many can be taken in a day; nil where that is not known.
  static func noMore(_ count: Int? = nil, minutes: Int, in language: Language) -> String {
    let number = count.map { " (\($0))" } ?? ""
    return Self[language].noMoreToday(["number": number, "wait": wait(minutes, in: language)])
  }

  /// That new volunteers get no more from this network, when the next can be taken, and what lifts it.
  static func noMoreFromHere(minutes: Int, in language: Language) -> String {
    Self[language].noMoreOnNetwork(wait(minutes, in: language))
  }

  /// That something was done too often, and when it can be done again.
  static func tooOften(minutes: Int, in language: Language) -> String {
    Self[language].tooOftenDone(wait(minutes, in: language))
  }

  private static func wait(_ minutes: Int, in language: Language) -> String {
    Span.words(seconds: Double(minutes) * 60, .oblique, in: language)
  }

  /// A wait in whole minutes, at least one and at most a day.
  /// - Parameter seconds: The wait, in seconds.
  static func minutes(_ seconds: Double) -> Int {
    let minutes = (seconds / 60).rounded(.up)
    return Int(min(max(minutes, 1), Double(dayMinutes)))
  }
}
