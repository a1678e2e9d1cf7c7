// SPDX-License-Identifier: Apache-2.0

public import ChildProcess

/// Why a text could not be spoken.
public enum VoiceError: Error, Sendable, Hashable {
  /// There is nothing in the text that could be spoken.
  case nothingToSay
  /// The text is longer than a clip may be.
  case tooLong(characters: Int, maximum: Int)
  /// This client asked for too many new clips; the next is welcome after this many seconds.
  case tooManyRequests(retryAfterSeconds: Int)
  /// Too many clips are being made at this moment.
  case busy
  /// The folder of clips cannot be used.
  case unusableFolder(path: String, reason: String)
  /// The speaking program could not do it.
  case program(ChildProcessError)
  /// The speaking program ended with a message.
  case failed(reason: String)
}
