// SPDX-License-Identifier: Apache-2.0

public import BlobStore
public import Database

/// Why an act on the library was refused.
public enum LibraryError: Error, Sendable, Hashable, DatabaseFailure {
  /// There is no such track, or it belongs to someone else: the two are not told apart.
  case noSuchTrack
  /// The track is still being made, or could not be made.
  case notReady(TrackState)
  /// The position is not a time in the track.
  case badPosition
  /// The store of files failed.
  case files(BlobStoreError)
  /// The database failed.
  case database(DatabaseError)
}
