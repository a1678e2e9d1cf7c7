// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What an act on a request did.
struct ReadDoneWords: Words {
  let undo: String
  let undoBlock: String
  let asked: String
  let edited: String
  let withdrawn: String
  let restored: String
  let takenAsGood: String
  let askedAgain: String
  let putAway: String
  let askedNobody: String
  let recordingBack: String
  let claimed: String
  let extended: String
  let givenBack: String
  let sent: String
  let sentWell: String
}
