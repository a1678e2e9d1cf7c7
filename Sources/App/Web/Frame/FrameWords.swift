// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the frame that all pages share, with the names of the abilities and what each does.
struct FrameWords: Words {
  let homeTitle: String
  let skip: String
  let abilities: String
  let personal: String
  let settings: String
  let signIn: String
  let signUp: String
  let signOut: String
  let more: String
  let help: String
  let about: String
  let languages: String
  let errorInTitle: String
  let read: String
  let walk: String
  let charts: String
  let braille: String
  let listen: String
  let readSentence: String
  let walkSentence: String
  let chartsSentence: String
  let brailleSentence: String
  let listenSentence: String
}
