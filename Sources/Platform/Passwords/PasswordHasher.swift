// SPDX-License-Identifier: Apache-2.0

import CSodium
import Dispatch

/// The hash of a password with its salt and its limits, as text for a database.
public struct PasswordHash: Sendable, Hashable, RawRepresentable {
  /// The text, such as `$argon2id$v=19$m=65536,t=2,p=1$…`.
  public let rawValue: String

  /// Takes a hash that was stored.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// What can go wrong while hashing.
public enum PasswordsError: Error, Sendable, Hashable {
  /// The machine has not enough memory for the limits.
  case notEnoughMemory
  /// The cryptography library could not start.
  case libraryFailed
}

/// Hashes passwords with Argon2id, away from the cooperative threads.
public final class PasswordHasher: Sendable {
  /// How much work one hash is.
  public struct Limits: Sendable, Hashable {
    let operations: UInt64
    let memory: Int

    /// libsodium's limits for interactive sign-in: 2 passes over 64 MiB.
    public static let interactive = Limits(operations: 2, memory: 67_108_864)
    /// The least that libsodium allows: 1 pass over 8 KiB; for tests only.
    public static let quick = Limits(operations: 1, memory: 8192)
  }

  private let limits: Limits
  // One hash at a time: a crowd at the door costs time, never more memory than one hash needs.
  private let queue = DispatchQueue(label: "earshot.passwords")

  /// Makes a hasher.
  /// - Throws: `libraryFailed` when libsodium cannot start.
  public init(limits: Limits = .interactive) throws(PasswordsError) {
    guard sodium_init() >= 0 else { throw .libraryFailed }
    self.limits = limits
  }

  /// Hashes a password with a new random salt.
  public func hash(_ password: Password) async throws(PasswordsError) -> PasswordHash {
    let limits = limits
    let result: Result<PasswordHash, PasswordsError> = await onQueue {
      var text = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
      var bytes = password.bytes.map { CChar(bitPattern: $0) }
      let count = UInt64(bytes.count)
      // The algorithm is named, so that a later libsodium cannot change it under stored hashes.
      let code = crypto_pwhash_str_alg(
        &text, &bytes, count, limits.operations, limits.memory,
        crypto_pwhash_ALG_ARGON2ID13)
      sodium_memzero(&bytes, bytes.count)
      guard code == 0 else { return .failure(.notEnoughMemory) }
      let hash = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return .success(PasswordHash(rawValue: String(decoding: hash, as: UTF8.self)))
    }
    return try result.get()
  }

  /// Whether a password is the one that was hashed.
  ///
  /// A hash that cannot be read fits no password.
  public func verify(_ password: Password, against hash: PasswordHash) async -> Bool {
    await onQueue {
      var bytes = password.bytes.map { CChar(bitPattern: $0) }
      let count = UInt64(bytes.count)
      let fits = crypto_pwhash_str_verify(hash.rawValue, &bytes, count) == 0
      sodium_memzero(&bytes, bytes.count)
      return fits
    }
  }

  /// Whether a hash was made with other limits than today's, so that the next sign-in should store a new one.
  public func needsRehash(_ hash: PasswordHash) -> Bool {
    crypto_pwhash_str_needs_rehash(hash.rawValue, limits.operations, limits.memory) != 0
  }

  private func onQueue<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }
}
