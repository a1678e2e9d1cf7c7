// SPDX-License-Identifier: Apache-2.0

import Fetching
import Reading
import Speaking

/// The words of a reading that is sent as a link to a sound.
struct LinkWords: Words {
  // The form
  let heading: String
  let label: String
  let hint: String
  let send: String
  let missing: String
  let notALink: String
  let tooLong: Template
  let notSecure: String
  let withName: String
  let port: String
  let off: String
  let underWay: String
  // What became of it
  let yourLink: String
  /// Where the link for one of several texts stands.
  let of: Template
  let sent: String
  let cameToNothing: String
  let stopped: String
  let fetching: String
  let fetchingLead: String
  let stop: String
  let failedLead: String
  let unreachable: String
  let untrusted: String
  let sentElsewhere: String
  let notFound: String
  let notPublic: String
  let refused: String
  let webPage: String
  let packed: String
  let tooSlow: String
  let brokenOff: String

  /// What is wrong with a link as it was typed.
  func problem(_ error: LinkError) -> String {
    switch error {
    case .notALink: notALink
    case .tooLong(let maximum): tooLong("\(maximum)")
    case .notSecure: notSecure
    case .withName: withName
    case .port: port
    }
  }

  /// Why a sound could not be fetched, and what helps.
  func problem(_ problem: FetchProblem) -> String {
    switch problem {
    case .unreachable: unreachable
    case .untrusted: untrusted
    case .sentElsewhere: sentElsewhere
    case .notFound: notFound
    case .notPublic: notPublic
    case .refused: refused
    case .webPage: webPage
    case .packed: packed
    case .tooSlow: tooSlow
    case .brokenOff: brokenOff
    case .turnedOff: off
    }
  }

  /// What an open page says when a link has come further.
  static func news(_ link: SoundLink, in language: Language) -> String {
    switch link.state {
    case .fetching: Self[language].fetching
    case .failed(.fetching(let problem)): Self[language].problem(problem)
    case .failed(.sound(let problem)): ReadStateWords[language].problem(problem)
    }
  }
}
