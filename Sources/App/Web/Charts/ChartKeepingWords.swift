// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of saving a chart and of following a live one.
struct ChartKeepingWords: Words {
  let save: String
  let onDevice: String
  let wave: String
  let text: String
  let tactile: String
  let picture: String
  let notes: String
  let track: String
  let wave24: String
  let waveFloat: String
  let moreForms: String
  let onServer: String
  let flac: String
  let opus: String
  let mp3: String
  /// Before the name of the file.
  let saved: String
  let making: String
  let notMade: String
  let serverUnreachable: String
  let bookmarks: String
  let forgetBookmarks: String
  let forgotten: String
  let follow: String
  let following: String
  let followed: String
  let unreachable: String
  let snapshot: String
  /// The page of a chart of one's own, before it is open.
  let yours: String
  let opening: String
  /// Where the chart of an address is no longer on the device.
  let missing: String
  let needsScript: String
  /// The list of the charts that were opened.
  let lately: String
  let latelySentence: String
  let noneLately: String
  let remove: String
  let removed: String
  let putBack: String
  let isBack: String
  let cannotKeep: String
}
