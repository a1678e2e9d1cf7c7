// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import MapFiles
public import Speaking
import Wayfinding

extension MapReadingError {
  /// What is wrong, and what to do.
  public func message(in language: Language) -> String {
    let words = MapReadingWords[language]
    return switch self {
    case .file(let error): error.message(words)
    case .empty: words.empty
    case .emptyArea: words.emptyArea
    case .noWalkableWay: words.noWalkableWay
    case .waysWithoutNodes: words.waysWithoutNodes
    case .noSuchArea(let name, let nearest) where nearest.isEmpty: words.noSuchArea(name)
    case .noSuchArea(let name, let nearest):
      words.noSuchAreaBut([
        "name": name,
        "names": Punctuation[language].list(nearest, last: Punctuation[language].or),
      ])
    case .severalAreas(let name, let choices):
      words.severalAreas([
        "name": name, "count": "\(choices.count)",
        "choices": Punctuation[language].list(choices, last: Punctuation[language].or),
      ])
    case .cutArea(let id): words.cutArea(id)
    case .map(let error): error.message(in: language)
    }
  }
}

extension MapFileError {
  fileprivate func message(_ words: MapReadingWords) -> String {
    switch self {
    case .unreadable: words.unreadable
    case .tooLarge(let bytes): words.tooLarge("\(bytes >> 20)")
    case .unknownFormat: words.unknownFormat
    case .damaged: words.damaged
    case .tooMuch: words.tooMuch
    case .tooSlow(let seconds): words.tooSlow("\(seconds)")
    case .program(.missing(let program)):
      words.missing(["program": program.name, "package": program.debianPackage])
    case .program(let error): words.failed(error.description)
    }
  }
}
