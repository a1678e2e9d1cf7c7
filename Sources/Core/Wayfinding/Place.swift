// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// The name of a place, and whether it is certain.
public struct PlaceName: Sendable, Equatable {
  /// The name, in the languages that the map has.
  public var words: NameByLanguage
  /// False when the source was not sure that this is the place's name.
  public var isCertain: Bool

  /// A name in the languages that a map has.
  public init(_ words: NameByLanguage, isCertain: Bool = true) {
    self.words = words
    self.isCertain = isCertain
  }

  /// A name that is the same in every language.
  public init(_ word: String, isCertain: Bool = true) {
    self.init(NameByLanguage(word), isCertain: isCertain)
  }

  /// The name as an item of a list: "Polivalente III, probably".
  public func inList(_ language: Language) -> String {
    let word = words.text(in: language)
    return isCertain ? word : MapWords[language].uncertainName(word)
  }

  /// The name as the subject of a sentence that goes on.
  func inSentence(_ language: Language) -> String {
    let word = words.text(in: language)
    return isCertain ? word : MapWords[language].uncertainSubject(word)
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
  /// What people wrote about it.
  public var note = PlaceNote()
  /// What it is known by (`key`), where its name here is not its own or was changed.
  var ownKey: String?
}

/// A kind of place.
public struct PlaceCategory: Sendable, Equatable {
  /// The word by which files and addresses know it.
  public var id: String
  /// What people call it; nil for the places that the map puts into no category.
  var name: NameByLanguage?

  /// What people call it.
  public func name(in language: Language) -> String {
    name?.text(in: language) ?? MapWords[language].otherPlaces
  }

  /// Every word for it: the file's own, and what people call it in each language.
  public var forms: [String] {
    [id] + (name?.forms ?? Language.allCases.map { MapWords[$0].otherPlaces })
  }
}

/// A map as a list: places in categories, such as a campus.
public struct PlaceMap: Sendable, Equatable {
  /// What the map shows, such as a university; nil when its file does not say.
  public var name: NameByLanguage?
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
