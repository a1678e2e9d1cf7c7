// SPDX-License-Identifier: Apache-2.0

public import Books
public import Speaking

/// What is said of how a book was read.
struct BookWarningWords: Words {
  let soundsMissing: Template
  let textsMissing: Template
  let outOfOrder: Template
  let entriesLost: Plural
  let soundWithoutText: Plural
  let badTimes: Plural
  let soundsUnreadable: Template
  let soundsLost: Template
  let noContents: String
  let headingsGuessed: Plural
  let titleGuessed: String
  let silentPictures: Plural
  let encodingGuessed: Template
  let brokenCharacters: String
  let languageGuessed: Template
  let scripted: Plural
  /// What stands between the parts of a list, and for those that are left out of a long one.
  let comma: String
  let others: Plural
}

extension BookWarning {
  /// The warning in a sentence.
  public func message(in language: Language) -> String {
    let words = BookWarningWords[language]
    switch self {
    case .soundsMissing(let files): return words.soundsMissing(words.list(files))
    case .textsMissing(let files): return words.textsMissing(words.list(files))
    case .outOfOrder(let title): return words.outOfOrder(title)
    case .entriesLost(let count): return words.entriesLost(count)
    case .soundWithoutText(let count): return words.soundWithoutText(count)
    case .badTimes(let count): return words.badTimes(count)
    case .soundsUnreadable(let files): return words.soundsUnreadable(words.list(files))
    case .soundsLost(let files): return words.soundsLost(words.list(files))
    case .noContents: return words.noContents
    case .headingsGuessed(let count): return words.headingsGuessed(count)
    case .titleGuessed: return words.titleGuessed
    case .silentPictures(let count): return words.silentPictures(count)
    case .encodingGuessed(let name): return words.encodingGuessed(name)
    case .brokenCharacters: return words.brokenCharacters
    case .languageGuessed(let tag): return words.languageGuessed(tag)
    case .scripted(let count): return words.scripted(count)
    }
  }
}

extension BookWarningWords {
  /// Names that are told before the rest is counted.
  private static let mostNames = 20

  fileprivate func list(_ names: [String]) -> String {
    let told = names.prefix(Self.mostNames).joined(separator: comma)
    let rest = names.count - Self.mostNames
    return rest > 0 ? told + comma + others(rest) : told
  }
}
