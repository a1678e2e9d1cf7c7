// SPDX-License-Identifier: Apache-2.0

import BlobStore
public import Database
public import Reading

/// Why an act on an upload was refused.
public enum UploadsError: Error, Sendable, Hashable, DatabaseFailure {
  /// There is no such upload, it has expired, or it is somebody else's: these are not told apart.
  case noSuchUpload
  /// There is no such request that this person may record: none, or one that they have not taken.
  case noSuchRequest
  /// The bytes are said to begin elsewhere than where the last ones ended.
  case wrongOffset(expected: Int64)
  /// More bytes than an upload may have, or than it was said to have.
  case tooLarge(maximum: Int64)
  /// As many uploads of this person are under way as one person may have.
  case tooMany(limit: Int)
  /// This person's uploads hold as many bytes as those of one person may.
  case tooMuch(maximumBytes: Int64)
  /// The length was told before and is another now, or is shorter than what is there.
  case wrongLength
  /// The bytes are not those that their checksum is of; none of them was kept.
  case checksumMismatch
  /// Another connection goes on with this upload.
  case takenOver
  /// Not all takes that are to be sent have arrived.
  case notWhole
  /// No takes, or more than a reading may have.
  case wrongCount(maximum: Int)
  /// The file is of no use as a recording; it was deleted.
  case unusable(RecordingProblem)
  /// The request cannot be answered just now.
  case reading(ReadingError)
  /// The disk is full.
  case full
  /// A file could not be used, in the words of the system.
  case file(operation: String, reason: String)
  /// The database failed.
  case database(DatabaseError)
}
