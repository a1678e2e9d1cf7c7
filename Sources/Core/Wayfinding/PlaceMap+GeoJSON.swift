// SPDX-License-Identifier: Apache-2.0

public import Bytes
import Speaking

/// Why a file is no map of places.
public enum PlaceMapError: Error, Sendable, Equatable {
  /// What is wrong with one feature.
  public enum FeatureProblem: Error, Sendable, Equatable {
    case notAFeature
    case notAPoint
    /// The coordinates are not two or three numbers.
    case badCoordinates
    /// The coordinates lie outside the earth; `swapped` when they would not if they changed places.
    case outOfRange(swapped: Bool)
    case noName
    /// The name, or another text, is longer than anyone would listen to.
    case textTooLong
  }

  /// The text is not JSON.
  case notJSON(JSONError)
  /// It is JSON, but not a GeoJSON feature collection.
  case notAFeatureCollection
  /// There is no place in it.
  case empty
  /// There are more places than this.
  case tooManyPlaces(limit: Int)
  /// There are more categories than this.
  case tooManyCategories(limit: Int)
  /// A feature cannot be used; the number counts from 1, the name is given where there is one.
  case feature(number: Int, name: String?, problem: FeatureProblem)
}

/// Reads GeoJSON (RFC 7946): a FeatureCollection of Points, each with the properties `name`, `category` and, where
/// wanted, `name:` with the tag of a language such as `name:en`, `code` and `certain`.
///
/// The collection may have the members `name` (the same forms, as an object) and `categories`, an object that gives each
/// category its name in each language.
extension PlaceMap {
  /// More places than this would be no list that someone can listen to, but an attack.
  public static let mostPlaces = 20_000
  /// More categories than this would be no choice that someone can listen to.
  public static let mostCategories = 200
  /// A longer name is no name; bytes in UTF-8.
  static let longestText = 400

  /// The map in the bytes of a GeoJSON file.
  public init(geoJSON bytes: [UInt8]) throws(PlaceMapError) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? [UInt8](bytes.dropFirst(3)) : bytes
    let value: JSONValue
    do { value = try JSONParser.parse(text) } catch { throw .notJSON(error) }
    try self.init(geoJSON: value)
  }

  /// The map in a GeoJSON value.
  public init(geoJSON value: JSONValue) throws(PlaceMapError) {
    guard "FeatureCollection".hasSameBytes(as: value["type"]?.string),
      let features = value["features"]?.array
    else { throw .notAFeatureCollection }
    guard !features.isEmpty else { throw .empty }
    guard features.count <= Self.mostPlaces else {
      throw .tooManyPlaces(limit: Self.mostPlaces)
    }
    self.init(name: value["name"].flatMap { Self.words($0) }, categories: [], places: [])
    for (index, feature) in features.enumerated() {
      try add(feature, id: index, declared: value["categories"])
      guard categories.count <= Self.mostCategories else {
        throw .tooManyCategories(limit: Self.mostCategories)
      }
    }
    sortCategories(asDeclaredIn: value["categories"])
  }

  private mutating func add(
    _ feature: JSONValue, id: Int, declared: JSONValue?
  ) throws(PlaceMapError) {
    let properties = feature["properties"] ?? .object([])
    let plainName = properties["name"]?.string
    func wrong(_ problem: PlaceMapError.FeatureProblem) -> PlaceMapError {
      .feature(
        number: id + 1, name: plainName.map { String($0.unicodeScalars.prefix(80)) },
        problem: problem)
    }
    guard "Feature".hasSameBytes(as: feature["type"]?.string) else { throw wrong(.notAFeature) }
    guard let name = Self.words(properties) else { throw wrong(.noName) }
    let code = properties["code"]?.string
    let category = properties["category"]?.string ?? ""
    for text in name.forms + [category, code ?? ""]
    where text.utf8.count > Self.longestText { throw wrong(.textTooLong) }
    let coordinate: Coordinate
    do { coordinate = try Self.point(feature["geometry"]) } catch { throw wrong(error) }
    places.append(
      Place(
        id: id,
        name: PlaceName(name, isCertain: properties["certain"]?.bool ?? true),
        category: number(ofCategory: category, declared: declared),
        coordinate: coordinate, code: code))
  }

  private static func point(
    _ geometry: JSONValue?
  ) throws(PlaceMapError.FeatureProblem) -> Coordinate {
    guard let geometry, "Point".hasSameBytes(as: geometry["type"]?.string) else { throw .notAPoint }
    guard let numbers = geometry["coordinates"]?.array, (2...3).contains(numbers.count),
      let longitude = numbers[0].number, let latitude = numbers[1].number
    else { throw .badCoordinates }
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      throw .outOfRange(swapped: Coordinate(latitude: longitude, longitude: latitude) != nil)
    }
    return coordinate
  }

  /// The words of `name`, `name:en` and so on; what is missing is taken from `name`, else from the first there is.
  private static func words(_ properties: JSONValue) -> NameByLanguage? {
    if let one = properties.string {
      let trimmed = one.trimmed
      return trimmed.isEmpty ? nil : NameByLanguage(trimmed)
    }
    func word(_ member: String) -> String? {
      guard let word = properties[member]?.string?.trimmed, !word.isEmpty else { return nil }
      return word
    }
    return NameByLanguage(plain: word("name")) { word("name:\($0.tag)") }
  }

  private mutating func number(ofCategory id: String, declared: JSONValue?) -> Int {
    if let known = category(id: id) { return known }
    let name =
      declared?[id].flatMap { Self.words($0) } ?? (id.isEmpty ? nil : NameByLanguage(id))
    categories.append(PlaceCategory(id: id, name: name))
    return categories.count - 1
  }

  /// Puts the categories into the order in which the file declares them; those that it does not declare come last.
  private mutating func sortCategories(asDeclaredIn declared: JSONValue?) {
    var order: [Int] = []
    for member in declared?.members ?? [] {
      if let number = category(id: member.name), !order.contains(number) { order.append(number) }
    }
    for number in categories.indices where !order.contains(number) { order.append(number) }
    let old = categories
    categories = order.map { old[$0] }
    for index in places.indices {
      places[index].category = order.firstIndex(of: places[index].category) ?? 0
    }
  }
}
