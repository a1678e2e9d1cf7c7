// SPDX-License-Identifier: Apache-2.0

import Podcasts
import Speaking

extension PodcastProblem {
  /// The sentence, with the remedy.
  func message(in language: Language) -> String {
    let words = PodcastProblemWords[language]
    return switch self {
    case .unreachable: words.unreachable
    case .untrusted: words.untrusted
    case .sentElsewhere: words.sentElsewhere
    case .notFound: words.notFound
    case .gone: words.gone
    case .notPublic: words.notPublic
    case .refused: words.refused
    case .webPage: words.webPage
    case .packed: words.packed
    case .tooLarge: words.tooLarge
    case .tooSlow: words.tooSlow
    case .brokenOff: words.brokenOff
    case .noFeed: words.noFeed
    case .damaged: words.damaged
    case .entities: words.entities
    case .tooMuchWork: words.tooMuchWork
    case .badAddress: words.badAddress
    case .notSound: words.notSound
    case .tooShort: words.tooShort
    case .tooLong: words.tooLong
    case .noRoom: words.noRoom
    case .serverFailed: words.serverFailed
    }
  }
}
