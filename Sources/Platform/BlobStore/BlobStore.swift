// SPDX-License-Identifier: Apache-2.0

/// The name of one stored file.
public struct BlobKey: Sendable, Hashable, RawRepresentable {
  /// 32 characters, each `0`–`9` or `a`–`f`.
  public let rawValue: String

  /// Takes a key that was stored.
  /// - Returns: nil for anything that a store cannot have made, such as a path.
  public init?(rawValue: String) {
    let isHexadecimal = rawValue.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
      default: false
      }
    }
    guard isHexadecimal, rawValue.utf8.count == 32 else { return nil }
    self.rawValue = rawValue
  }

  init(random generator: inout some RandomNumberGenerator) {
    let digits = Array("0123456789abcdef".utf8)
    let letters = (0..<32).map { _ in digits[Int.random(in: 0..<16, using: &generator)] }
    rawValue = String(decoding: letters, as: UTF8.self)
  }
}

/// What can go wrong in a store of files.
public enum BlobStoreError: Error, Sendable, Hashable {
  /// The folder cannot be made or used.
  case unusableFolder(path: String, reason: String)
  /// There is no file under this key.
  case notFound(BlobKey)
  /// The disk is full.
  case full
  /// Anything else, in the words of the system.
  case failed(operation: String, reason: String)
}

/// A place for files that are too big for the database.
///
/// A file is whole or absent: nothing half-written is ever visible under a key. Keys are random, so a file that
/// two people own is stored twice and each can delete it.
public protocol BlobStore: Sendable {
  /// Takes a file over: moves it into the store.
  /// - Parameter path: a file of ours, usually in `temporaryFolder`; it is gone afterwards.
  func put(movingFileAt path: String) async throws(BlobStoreError) -> BlobKey
  /// Gives a path under which the file can be read until it is deleted.
  func path(of key: BlobKey) async throws(BlobStoreError) -> String
  /// The size in bytes.
  func size(of key: BlobKey) async throws(BlobStoreError) -> Int64
  /// Deletes a file; deleting one that is not there is no error.
  func delete(_ key: BlobKey) async throws(BlobStoreError)
  /// A folder for the unfinished files of this process, from which `put` moves without copying.
  var temporaryFolder: String { get }
  /// Removes unfinished files whose process has ended.
  func removeAbandonedFiles() async
  /// The keys of the files that have been in the store for longer than this.
  func keys(olderThan seconds: Double) async throws(BlobStoreError) -> [BlobKey]
}
