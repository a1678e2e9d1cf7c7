// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the help.
struct HelpWords: Words {
  /// A key, some that are pressed together, or a swipe; and what it does.
  struct Key: Sendable {
    /// One text, such as "NVDA+Space", since screen readers tell a text in parts of its own in parts.
    let name: String
    let does: String

    init(_ name: String, _ does: String) {
      self.name = name
      self.does = does
    }
  }

  let title: String
  let lead: String
  let contents: String
  let keysCaption: String
  let speaking: [String]
  let speakingKeys: [Key]
  let read: [String]
  let walk: [String]
  let charts: [String]
  let chartKeys: [Key]
  let braille: [String]
  let brailleElsewhere: [String]
  let brailleKeys: [Key]
  let lessonHeading: String
  let lessonSentences: [String]
  let lessonSwipes: [Key]
  let listen: [String]
  let listenKeys: [Key]
  let mobileReadersHeading: String
  let mobileReaders: [String]
  let desktopReadersHeading: String
  let desktopReaders: [String]
  let desktopKeys: [Key]
}
