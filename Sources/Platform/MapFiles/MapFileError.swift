// SPDX-License-Identifier: Apache-2.0

public import ChildProcess

/// Why a file of OpenStreetMap could not be read.
public enum MapFileError: Error, Sendable, Hashable {
  /// The file cannot be read.
  case unreadable
  /// The file is larger than it may be, in bytes.
  case tooLarge(maximum: Int)
  /// The file is none of OpenStreetMap's forms that are read here.
  case unknownFormat
  /// The file begins as one of them and is damaged or ends early.
  case damaged
  /// The file holds more than is read at once, in bytes of the form that it is turned into.
  case tooMuch(maximum: Int)
  /// It took longer than this, in seconds.
  case tooSlow(seconds: Int)
  /// The program that does the work failed, through no fault of the file.
  case program(ChildProcessError)
}
