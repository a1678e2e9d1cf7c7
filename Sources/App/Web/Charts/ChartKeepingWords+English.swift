// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartKeepingWords {
  static let english = Edition(
    ChartKeepingWords(
      save: "Save and share",
      onDevice: "Made on this device. Nothing is sent.",
      wave: "Sound (WAV)",
      text: "Description (text)",
      tactile: "Tactile pages (SVG)",
      picture: "Picture (SVG)",
      notes: "Notes (MIDI)",
      track: "Timed text (WebVTT)",
      wave24: "WAV, 24 bits",
      waveFloat: "WAV, floating point",
      moreForms: "More sound formats",
      onServer:
        "The server makes these. The data is sent to it for that, and it keeps nothing.",
      flac: "Lossless and smaller (FLAC)",
      opus: "Small (Opus)",
      mp3: "For any player (MP3)",
      saved: "Given to your browser to save",
      making: "The server is making it.",
      notMade: "The file could not be made here. Try again, or open the page again.",
      serverUnreachable: "The server could not be reached. Save it as WAV, or try again.",
      bookmarks: "Bookmarks stay on this device, and are there again when you open the same data.",
      forgetBookmarks: "Forget the bookmarks of all charts",
      forgotten: "All bookmarks on this device are forgotten",
      follow: "Follow the sensor",
      following: "Following. A tone every second; words only when something important changes.",
      followed: "Stopped following. The values so far are kept.",
      unreachable: "The sensor cannot be reached now. Try again in a minute.",
      snapshot: "These are the last 30 seconds. Open the page again for newer ones.",
      yours: "Your chart",
      opening: "Opening your chart …",
      missing: "This chart is not on this device, or no longer is. Open its file again.",
      needsScript: "This page needs JavaScript. Without it, open your file on the page Charts.",
      lately: "Charts you opened recently",
      latelySentence:
        "The last 12 stay in this browser until you remove them. Nothing is sent.",
      noneLately: "There are none yet. Open a file or a table on the page Charts.",
      remove: "Remove",
      removed: "Removed",
      putBack: "Put it back",
      isBack: "It is back",
      cannotKeep: "This browser cannot keep charts."))
}
