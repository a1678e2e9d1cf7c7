// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaceMap {
  /// The places of a map to walk by: those that have a name, and those that are looked for by their kind, such as toilets.
  ///
  /// Places that would be called the same are told apart by what differs (`PlaceNaming`).
  public init(_ map: WalkMap) throws(PlaceMapError) {
    let listed = map.places.filter { $0.name != nil || $0.kindName(in: .english) != nil }
    guard !listed.isEmpty else { throw .empty }
    guard listed.count <= Self.mostPlaces else { throw .tooManyPlaces(limit: Self.mostPlaces) }
    let names = PlaceNaming(of: listed, on: map).names()
    let kinds = WalkMap.Category.allCases.filter { kind in
      listed.contains { $0.category == kind }
    }
    var numbers = [Int](repeating: 0, count: WalkMap.Category.allCases.count)
    for (number, kind) in kinds.enumerated() { numbers[Int(kind.rawValue)] = number }
    self.init(
      name: NameByLanguage(map.source.title),
      categories: kinds.map { kind in
        PlaceCategory(id: kind.word, name: NameByLanguage(plain: nil) { kind.name(in: $0) })
      },
      places: listed.indices.map { id in
        Place(
          id: id, name: PlaceName(names[id]), category: numbers[Int(listed[id].category.rawValue)],
          coordinate: listed[id].point.coordinate)
      })
  }

  /// The map in the bytes of a file: a pack of a map to walk by, or GeoJSON, told by the bytes.
  public init(file bytes: [UInt8]) throws(PlaceFileError) {
    guard WalkMapPack.isPack(bytes) else {
      do throws(PlaceMapError) { try self.init(geoJSON: bytes) } catch { throw .places(error) }
      return
    }
    let map: WalkMap
    do throws(WalkMapPackError) { map = try WalkMapPack.decode(bytes) } catch {
      throw .pack(error)
    }
    do throws(PlaceMapError) { try self.init(map) } catch { throw .places(error) }
  }
}

/// Why a file gave no places.
public enum PlaceFileError: Error, Sendable, Equatable {
  /// It is a damaged pack.
  case pack(WalkMapPackError)
  /// It is no map of places, or one without any.
  case places(PlaceMapError)

  /// What is wrong with the file, and what to do.
  public func message(in language: Language) -> String {
    switch self {
    case .pack(let error): error.message(in: language)
    case .places(let error): error.message(in: language)
    }
  }
}
