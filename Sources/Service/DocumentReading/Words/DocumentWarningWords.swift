// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What is said of how a document was read.
struct DocumentWarningWords: Words {
  let namedOtherwise: Template
  let languageGuessed: Template
  let languageUnknown: String
  let languageDoubted: Template
  let headsLeftOut: Template
  let pageNumbersLeftOut: String
  let recognised: Template
  let unsure: Plural
  let unread: Template
  let straightened: Plural
  let turned: Template
  let evened: Template
  let emptyPages: Template
  let silentPictures: Plural
  let missingParts: Plural
  let encodingGuessed: Template
  let brokenCharacters: String

  // Names of languages within these sentences
  let english: String
  let spanish: String
  let arabic: String
  let french: String
  /// What stands between the parts of a list.
  let comma: String
}

extension DocumentWarning {
  /// The warning in a sentence.
  public func message(in language: Language) -> String {
    let words = DocumentWarningWords[language]
    switch self {
    case .namedOtherwise(let kind): return words.namedOtherwise(kind)
    case .languageGuessed(let guessed): return words.languageGuessed(words.name(of: guessed))
    case .languageUnknown: return words.languageUnknown
    case .languageDoubted(let told, let likelier):
      let name = Language(tag: told).map { words.name(of: $0) } ?? told
      return words.languageDoubted(["told": name, "likelier": words.name(of: likelier)])
    case .headsLeftOut(let heads):
      return words.headsLeftOut(heads.map { "“\($0)”" }.joined(separator: words.comma))
    case .pageNumbersLeftOut: return words.pageNumbersLeftOut
    case .recognised(let pages): return words.recognised(words.list(of: pages))
    case .unsure(let page, let count): return words.unsure(count, ["page": "\(page)"])
    case .unread(let page): return words.unread("\(page)")
    case .straightened(let page, let degrees):
      return words.straightened(degrees, ["page": "\(page)"])
    case .turned(let page): return words.turned("\(page)")
    case .evened(let page): return words.evened("\(page)")
    case .emptyPages(let pages): return words.emptyPages(words.list(of: pages))
    case .silentPictures(let count): return words.silentPictures(count)
    case .missingParts(let count): return words.missingParts(count)
    case .encodingGuessed(let name): return words.encodingGuessed(name)
    case .brokenCharacters: return words.brokenCharacters
    }
  }
}

extension DocumentWarningWords {
  fileprivate func name(of language: Language) -> String {
    switch language {
    case .english: english
    case .spanish: spanish
    case .arabic: arabic
    case .french: french
    }
  }

  /// The numbers of pages, those that follow each other as from and to.
  fileprivate func list(of pages: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for page in pages {
      if let last = runs.last, last.upperBound + 1 == page {
        runs[runs.count - 1] = last.lowerBound...page
      } else {
        runs.append(page...page)
      }
    }
    return runs.map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound)–\(run.upperBound)"
    }.joined(separator: comma)
  }
}
