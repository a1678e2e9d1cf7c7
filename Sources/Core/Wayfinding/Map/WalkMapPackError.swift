// SPDX-License-Identifier: Apache-2.0

/// Why bytes are no pack of a map, or a map does not go into one.
public enum WalkMapPackError: Error, Sendable, Equatable {
  /// The bytes begin differently.
  case notAPack
  /// The pack was made by another version of the format.
  case otherVersion(UInt8)
  /// The pack has fewer bytes than it says, or more.
  case length(expected: Int, found: Int)
  /// The bytes are not those that were written.
  case checksum
  /// A part is not made as it should be.
  case malformed(WalkMapPart)
  /// What it holds is no map.
  case map(WalkMapError)
  /// It would be larger than this, in bytes.
  case tooLarge(limit: Int)
}
