// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the help.
struct HelpWords: Words {
  let title: String
  let lead: String
  let contents: String
  let keysCaption: String
  let read: [String]
  let walk: [String]
  let charts: [String]
  let braille: [String]
  let brailleElsewhere: [String]
  let leftDots: String
  let rightDots: String
  let listen: [String]
  let speaking: [String]
  let mobileReadersHeading: String
  let mobileReaders: [String]
  let desktopReadersHeading: String
  let desktopReaders: [String]
  let focusInNVDA: String
  let cursorInJAWS: String
  let focusInOrca: String
  let scanInNarrator: String
}
