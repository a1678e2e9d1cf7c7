// SPDX-License-Identifier: Apache-2.0

import Media

/// A first look at a file that was sent as a recording, before anybody is thanked for it or told of it.
///
/// It opens the file and decodes nothing, so a recording that is silent is found later, when it is prepared.
actor RecordingCheck {
  /// Looks at once: each is a program of its own for some tenths of a second.
  private static let mostAtOnce = 4

  private let media: MediaTools
  private let longestSeconds: Double
  private var underWay = 0

  /// - Parameter longestSeconds: how long somebody who sent a file waits for the look at it.
  init(media: MediaTools = MediaTools(), longestSeconds: Double = 8) {
    self.media = media
    self.longestSeconds = longestSeconds
  }

  /// What makes the file useless; nil where nothing is known to, as when too many others are looked at or when it takes
  /// too long: then the work on it finds out.
  func problem(ofFileAt path: String) async -> RecordingProblem? {
    guard underWay < Self.mostAtOnce else { return nil }
    underWay += 1
    defer { underWay -= 1 }
    do throws(MediaError) {
      _ = try await media.probe(path, seconds: longestSeconds)
      return nil
    } catch {
      return RecordingProblem(error)
    }
  }
}
