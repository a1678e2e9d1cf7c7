// SPDX-License-Identifier: Apache-2.0

import CSodium

/// A secret that is handed to one browser; the database keeps only its hash.
public struct RandomToken: Sendable, Hashable {
  /// The secret: 43 letters, digits, `-` and `_` (256 bits).
  public let text: String

  /// Takes a token that came back from a browser.
  /// - Returns: nil when it does not have the form of a token.
  public init?(_ text: String) {
    let allowed = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard allowed, text.utf8.count == Self.length else { return nil }
    self.text = text
  }

  /// Makes a new token from libsodium's generator.
  public static func make() -> RandomToken {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var random = [UInt8](repeating: 0, count: length)
    randombytes_buf(&random, random.count)
    // 64 letters: the low 6 bits of a byte choose one without bias.
    let letters = random.map { alphabet[Int($0 & 63)] }
    return RandomToken(checked: String(decoding: letters, as: UTF8.self))
  }

  /// The hash to store and to look up: 64 hexadecimal digits (BLAKE2b, 256 bits).
  ///
  /// No salt and no slow hash are needed: a token has too many bits to be guessed.
  public var hash: String { blake2b(Array(text.utf8)) }

  // 43 letters of 6 bits carry the 256 bits that a session secret should have.
  private static let length = 43

  private init(checked text: String) {
    self.text = text
  }
}

extension RandomToken: CustomStringConvertible, CustomReflectable {
  /// Never the secret.
  public var description: String { "(hidden)" }
  /// Empty, so that `dump` shows nothing either.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The BLAKE2b hash of some bytes, 256 bits as 64 hexadecimal digits.
public func blake2b(_ bytes: [UInt8]) -> String {
  var digest = [UInt8](repeating: 0, count: 32)
  crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
  let digits = Array("0123456789abcdef".utf8)
  return String(
    decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}
