// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What a recorder says and shows.
public struct RecordingWords: Words {
  // What the buttons do
  /// Record the paragraph.
  public let record: String
  /// Hold the recording.
  public let pause: String
  /// Go on after holding it.
  public let goOn: String
  /// Record the paragraph once more.
  public let again: String
  /// End the take.
  public let stop: String
  /// To the paragraph that follows.
  public let next: String
  /// To the paragraph before.
  public let previous: String
  /// A chapter begins here.
  public let mark: String
  /// Hear the take.
  public let listen: String
  /// Hear no more of it.
  public let stopListening: String
  /// Take the take away.
  public let remove: String
  /// Bring back what was removed or replaced.
  public let undo: String
  /// Ask how loud it is.
  public let askLevel: String
  /// Ask where one is.
  public let whereAmI: String
  /// Send the reading.
  public let send: String
  /// Send it, whatever was remarked.
  public let sendAllTheSame: String

  // What it is doing
  let ready: String
  let opening: String
  let recording: String
  let paused: String
  let listening: String
  let sending: String
  let sent: String

  // Where one is
  let place: Template
  let notRecorded: String
  let recorded: Template
  let marks: Template
  let progress: Template
  let comma: String

  // What was done
  let marked: String
  let removed: String
  let restored: String
  let draftFound: String
  let keptSoFar: String

  // Whether it has arrived
  let arrived: String
  let arriving: String
  let cutOff: String

  // How loud it is
  let levelUnknown: String
  let levelSilent: String
  let levelTooQuiet: String
  let levelGood: String
  let levelTooLoud: String

  // Before sending
  let beforeSending: String
  let nothingToSend: String
  let missing: Template
  let silentTake: Template
  let quietTake: Template
  let clippedTake: Template
  let shortTake: Template
  let longTake: Template
  let noisy: String

  // What is the matter
  let refused: String
  let notAllowed: String
  let noMicrophone: String
  let lost: String
  let unsupported: String
  let full: String
}
