// SPDX-License-Identifier: Apache-2.0

public import ChildProcess

/// Why a file could not be used as sound.
public enum MediaError: Error, Sendable, Hashable {
  /// The file is not of a form that we open.
  case unknownFormat
  /// The file is of a known form and holds no sound.
  case noSound
  /// The sound is silence from beginning to end.
  case silent
  /// The sound is shorter than it may be.
  case tooShort(seconds: Double, minimum: Double)
  /// The sound is longer than it may be.
  case tooLong(seconds: Double, maximum: Double)
  /// The file is larger than it may be.
  case tooLarge(bytes: Int64, maximum: Int64)
  /// The sound has more channels than anything we know, or samples too seldom or too often.
  case strange(hertz: Int, channels: Int)
  /// Opening the file takes more processor time than sound of its length needs.
  case tooMuchWork
  /// The file cannot be read.
  case unreadable(path: String)
  /// The file looks like sound, and its content is damaged.
  case damaged(detail: String)
  /// The program that does the work failed, through no fault of the file.
  case program(ChildProcessError)
}

extension MediaError: CustomStringConvertible {
  /// One sentence for the log; people are told in their own language by the pages.
  public var description: String {
    switch self {
    case .unknownFormat: "This file is not in a sound format that Earshot can open."
    case .noSound: "This file holds no sound."
    case .silent: "This file holds only silence."
    case .tooShort(let seconds, let minimum):
      "This sound is \(seconds) seconds long, and at least \(minimum) are needed."
    case .tooLong(let seconds, let maximum):
      "This sound is \(seconds) seconds long, and \(maximum) are allowed."
    case .tooLarge(let bytes, let maximum):
      "This file has \(bytes) bytes, and \(maximum) are allowed."
    case .strange(let hertz, let channels):
      "This sound has \(channels) channels and \(hertz) samples a second, and Earshot opens up to "
        + "\(MediaTools.channels.upperBound) channels and \(MediaTools.hertz.lowerBound) to "
        + "\(MediaTools.hertz.upperBound) samples."
    case .tooMuchWork: "Opening this file takes too much work for sound of its length."
    case .unreadable(let path): "The file \(path) cannot be read."
    case .damaged(let detail): "The sound in this file is damaged: \(detail)"
    case .program(let error): error.description
    }
  }
}
