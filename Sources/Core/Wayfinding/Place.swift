// SPDX-License-Identifier: Apache-2.0

public import Phrases
public import Speaking

/// The name of a place, in every language, and whether it is certain.
public struct PlaceName: Sendable, Equatable {
  /// The words.
  public var words: Phrase
  /// False when the source was not sure that this is the place's name.
  public var isCertain: Bool

  /// A name with one form for each language.
  public init(_ words: Phrase, isCertain: Bool = true) {
    self.words = words
    self.isCertain = isCertain
  }

  /// A name that is the same in every language.
  public init(_ word: String, isCertain: Bool = true) {
    self.init(Phrase(en: word, es: word, ar: word), isCertain: isCertain)
  }

  /// The name as an item of a list: "Polivalente III, probably".
  public func inList(_ language: Language) -> String {
    let word = words.text(in: language)
    guard !isCertain else { return word }
    return switch language {
    case .english: word + ", probably"
    case .spanish: word + ", probablemente"
    case .arabic: word + "، على الأرجح"
    }
  }

  /// The name as the subject of a sentence that goes on.
  func inSentence(_ language: Language) -> String {
    inList(language) + (isCertain ? "" : language == .arabic ? "،" : ",")
  }
}

/// A place that one can be guided to.
public struct Place: Sendable, Equatable {
  /// Its number in its map, from 0, in the order of the file.
  public var id: Int
  /// Its name.
  public var name: PlaceName
  /// Which of the map's categories it belongs to, by number.
  public var category: Int
  /// Where it is: one point, often the middle of a building, not its door.
  public var coordinate: Coordinate
  /// The owner's own code for it, when there is one.
  public var code: String?
}

/// A kind of place.
public struct PlaceCategory: Sendable, Equatable {
  /// The word by which files and addresses know it.
  public var id: String
  /// What people call it.
  public var name: Phrase
}

/// A map as a list: places in categories, such as a campus.
public struct PlaceMap: Sendable, Equatable {
  /// What the map shows, such as a university; nil when its file does not say.
  public var name: Phrase?
  /// The kinds of place, in the order of the file; each has at least one place.
  public var categories: [PlaceCategory]
  /// All places, in the order of the file.
  public var places: [Place]

  /// The places of one category, in the order of the file.
  public func places(in category: Int) -> [Place] { places.filter { $0.category == category } }

  /// The number of the category with this id.
  public func category(id: String) -> Int? {
    categories.firstIndex { $0.id.utf8.elementsEqual(id.utf8) }
  }
}
