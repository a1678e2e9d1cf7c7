// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What a player says and shows.
public struct PlaybackWords: Words {
  /// What the big button does, which plays.
  public let play: String
  /// What it does while it plays.
  public let pause: String
  let ready: String
  let playing: String
  let paused: String
  let end: String
  let waiting: String
  let nothingLoaded: String
  /// Where a recording goes on that was left before its end.
  let resumes: Template
  let remaining: Template
  let position: Template
  let speed: Template

  // Why a recording cannot be played
  let network: String
  let unplayable: String
  let notAllowed: String
}

extension PlaybackSession.Failure {
  /// Why the recording cannot be played, and what to do.
  func message(in language: Language) -> String {
    switch self {
    case .network: PlaybackWords[language].network
    case .unplayable: PlaybackWords[language].unplayable
    case .notAllowed: PlaybackWords[language].notAllowed
    }
  }
}
