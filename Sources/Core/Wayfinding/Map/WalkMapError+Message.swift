// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension WalkMapPackError {
  /// What is wrong with a pack, and what to do.
  public func message(in language: Language) -> String {
    let words = WalkMapWords[language]
    return switch self {
    case .notAPack: words.notAPack
    case .otherVersion(let version): words.otherVersion("\(version)")
    case .length(let expected, let found):
      words.wrongLength(["expected": "\(expected)", "found": "\(found)"])
    case .checksum, .malformed, .map(.inconsistent): words.damagedPack
    case .map(.tooMany(_, let limit)): words.tooMuch("\(limit)")
    case .tooLarge(let limit): words.tooLargePack("\(limit >> 20)")
    }
  }
}

extension WalkMapError {
  /// What is wrong with a map that was just read, and what to do.
  public func message(in language: Language) -> String {
    switch self {
    case .tooMany(_, let limit): WalkMapWords[language].tooMuch("\(limit)")
    case .inconsistent: WalkMapWords[language].inconsistent
    }
  }
}

extension MapAreaError {
  /// What is wrong with a typed area, and what to do.
  public func message(in language: Language) -> String {
    switch self {
    case .notFourNumbers: WalkMapWords[language].notAnArea
    case .corner(let error): error.message(in: language)
    case .turnedRound: WalkMapWords[language].turnedArea
    }
  }
}
