// SPDX-License-Identifier: Apache-2.0

public import Speaking
import Synchronization
public import Wayfinding

/// A map to walk by that this server offers.
public struct WalkingMap: Sendable {
  /// The word in addresses: the file's name without its end.
  public let id: String
  /// Where the map comes from.
  public let source: WalkMap.Source
  /// The places that one can choose.
  public let places: PlaceMap
  /// These places as GeoJSON, made once: everybody fetches them who opens the map.
  public let placesBytes: [UInt8]
  /// The pack as it was written.
  public let bytes: [UInt8]
  /// What the picture of the map shows; nil where the map is too large for one.
  public let picture: MapPicture?
  private let drawn: DrawnPictures
  /// Finds ways on the map for whom scripts do not; nil where the map is too large for a server to do that for anybody.
  public let planner: RoutePlanner?

  /// The picture of a larger pack would take the server too long to draw while somebody waits, in bytes.
  ///
  /// A whole city is too much for one picture anyway.
  static let largestDrawn = 2 << 20
  /// On the map of a larger pack a search could hold up the server, in bytes: about thirty thousand ways.
  static let largestPlanned = 2 << 20

  init(id: String, map: WalkMap, bytes: [UInt8]) throws(PlaceMapError) {
    self.id = id
    source = map.source
    places = try PlaceMap(map)
    placesBytes = places.geoJSON(attribution: map.source.licence)
    self.bytes = bytes
    picture = bytes.count <= Self.largestDrawn ? MapPicture(of: map) : nil
    drawn = DrawnPictures()
    planner = bytes.count <= Self.largestPlanned ? RoutePlanner(WalkGraph(map)) : nil
  }

  /// The map itself, without any change.
  var decoded: WalkMap? { planner?.graph.map ?? (try? WalkMapPack.decode(bytes)) }

  /// The picture as an SVG document; nil where there is none.
  ///
  /// It is drawn when it is first asked for.
  public func picture(in language: Language) -> [UInt8]? {
    guard let picture else { return nil }
    return drawn.picture(in: language) {
      (try? WalkMapPack.decode(bytes)).flatMap { picture.svg(of: $0, in: language) }
    }
  }
}

/// The pictures of a map that were drawn, each once.
private final class DrawnPictures: Sendable {
  private let pictures = Mutex<[Language: [UInt8]]>([:])

  /// Drawn under the lock, so that many who ask at once have it drawn once.
  func picture(in language: Language, draw: () -> [UInt8]?) -> [UInt8]? {
    pictures.withLock { pictures in
      if let known = pictures[language] { return known }
      let made = draw()
      pictures[language] = made
      return made
    }
  }
}

/// The maps to walk by that this server offers, by their names.
public struct WalkingMaps: Sendable {
  /// The maps, by id.
  public let all: [WalkingMap]
  /// The files that cannot be offered, for the person who runs the server.
  public let problems: [OfferedMapError]

  /// A larger pack is not fetched by a phone that is out on the street, in bytes.
  public static let largestFile = 16 << 20

  /// Reads every `*.walkmap` of the folders; of two files with one name the one in the later folder counts.
  ///
  /// A folder that is not there holds no maps. A file that is no pack is passed over and told in `problems`.
  public init(folders: [String]) {
    let files = MapFolders(folders: folders, fileEnd: ".walkmap", largestFile: Self.largestFile)
    (all, problems) = files.read { id, bytes throws(OfferedMapError.Reason) in
      let map: WalkMap
      do throws(WalkMapPackError) { map = try WalkMapPack.decode(bytes) } catch {
        throw .notAPack(error)
      }
      do throws(PlaceMapError) {
        return try WalkingMap(id: id, map: map, bytes: bytes)
      } catch { throw .notAMap(error) }
    }
  }

  /// The map with this id.
  public subscript(id: String) -> WalkingMap? { all.first { $0.id == id } }
}
