// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A checked username, with the form under which it is unique.
struct Username: Sendable, Hashable {
  static let minimumLength = 3
  static let maximumLength = 30

  /// As the person wrote it, composed.
  let text: String
  /// Under which no two accounts may be the same: compatibility forms, case and digit shapes do not count.
  let key: String

  init(_ typed: String) throws(UsernameError) {
    let composed = typed.trimmingCharacters(in: .whitespacesAndNewlines)
      .precomposedStringWithCompatibilityMapping
    guard !composed.isEmpty else { throw UsernameError(.missing) }
    guard composed.unicodeScalars.count <= Self.maximumLength else {
      throw UsernameError(.tooLong(maximum: Self.maximumLength))
    }
    guard composed.unicodeScalars.count >= Self.minimumLength else {
      throw UsernameError(.tooShort(minimum: Self.minimumLength))
    }
    let key = Self.key(of: composed)
    guard Self.isUsable(key) else { throw UsernameError(.unusableCharacters) }
    text = composed
    self.key = key
  }

  /// The key of any text, also of one that could never be a username: for looking up at sign-in.
  static func key(of text: String) -> String {
    let folded = text.trimmingCharacters(in: .whitespacesAndNewlines)
      .precomposedStringWithCompatibilityMapping.lowercased()
    return String(String.UnicodeScalarView(folded.unicodeScalars.map(withLatinDigits)))
  }

  /// Arabic-Indic digits (U+0660, U+06F0) look up the same name as 0 to 9.
  private static func withLatinDigits(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    for zero: UInt32 in [0x0660, 0x06F0] where (zero...zero + 9).contains(scalar.value) {
      return Unicode.Scalar(UInt8(0x30 + scalar.value - zero))
    }
    return scalar
  }

  // One script only: a name that mixes alphabets can look like somebody else's.
  private static func isUsable(_ key: String) -> Bool {
    let scalars = Array(key.unicodeScalars)
    let kinds = scalars.map(Kind.init)
    guard let first = kinds.first, let last = kinds.last, first.isLetter, last != .mark else {
      return false
    }
    let hasTwoMarks = zip(kinds, kinds.dropFirst()).contains { $0 == .mark && $1 == .mark }
    let isMixed = kinds.contains(.latin) && kinds.contains(.arabic)
    return !kinds.contains(.other) && !isMixed && !hasTwoMarks
  }

  private enum Kind {
    case latin
    case arabic
    case digit
    case mark
    case other

    var isLetter: Bool { self == .latin || self == .arabic }

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x61...0x7A, 0xDF...0xF6, 0xF8...0x24F: self = .latin
      // Letters of the Arabic block, without the stretching stroke (U+0640) and the vowel signs.
      case 0x0621...0x063A, 0x0641...0x064A, 0x0671...0x06D3: self = .arabic
      case 0x30...0x39: self = .digit
      case 0x2D, 0x2E, 0x5F: self = .mark
      default: self = .other
      }
    }
  }
}

extension AccountService {
  /// Under which a username is looked up, however it was typed.
  public static func key(ofUsername typed: String) -> String {
    Username.key(of: String(typed.prefix(Username.maximumLength * 4)))
  }
}

/// Why a text cannot be a username.
struct UsernameError: Error {
  let problem: FieldProblem

  init(_ problem: FieldProblem) {
    self.problem = problem
  }
}
