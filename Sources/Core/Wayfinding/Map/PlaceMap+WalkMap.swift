// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaceMap {
  /// The places of a map to walk by: those that have a name, and those that are looked for by their kind, such as toilets.
  ///
  /// Places that would be called the same are told apart by what differs (`PlaceNaming`).
  public init(_ map: WalkMap) throws(PlaceMapError) {
    let numbersOnMap = map.listedPlaces
    let listed = numbersOnMap.map { map.places[$0] }
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
          coordinate: listed[id].point.coordinate,
          note: map.notes[numbersOnMap[id]] ?? PlaceNote(),
          ownKey: map.key(ofPlace: numbersOnMap[id]))
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

extension WalkMap {
  /// The numbers of the places that one can look for, in the order in which `PlaceMap` counts them.
  public var listedPlaces: [Int] {
    places.indices.filter { places[$0].name != nil || places[$0].kindName(in: .english) != nil }
  }

  /// Where one goes in to get to a place: the doors that are open to everybody, else its own point.
  public func goals(ofPlace number: Int) -> [MapPoint] {
    let place = places[number]
    if let doors = notes[number]?.doors, !doors.isEmpty { return doors.map { $0.point } }
    guard let outline = place.outline else { return [place.point] }
    let doors = entrances.filter { $0.outline == outline && $0.access.isOpen && $0.kind.isWayIn }
    let main = doors.filter { $0.kind == .main }
    let chosen = main.isEmpty ? doors : main
    return chosen.isEmpty ? [place.point] : chosen.prefix(Self.mostDoors).map { $0.point }
  }

  /// More doors of one building are not tried: each is a search.
  private static let mostDoors = 8
}

extension WalkMap.EntranceKind {
  /// Whether visitors go in there.
  fileprivate var isWayIn: Bool {
    switch self {
    case .plain, .main: true
    case .service, .exit, .emergency, .home: false
    }
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
