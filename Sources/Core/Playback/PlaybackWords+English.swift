// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackWords {
  /// The words in English.
  public static let english = Edition(
    PlaybackWords(
      play: "Play",
      pause: "Pause",
      ready: "Ready",
      playing: "Playing",
      paused: "Paused",
      end: "End",
      waiting: "Waiting for the recording to arrive",
      nothingLoaded: "There is no recording here yet. Choose one from the list.",
      resumes: "From {position}",
      remaining: "{time} left",
      position: "{position} of {duration}",
      speed: "Speed {rate}",
      // Why a recording cannot be played
      network: "The recording did not arrive. Check the connection, then choose Play again.",
      unplayable: "This browser cannot play the recording. Download it, or try another browser.",
      notAllowed: "The browser waits for you before it makes a sound. Choose Play."))
}
