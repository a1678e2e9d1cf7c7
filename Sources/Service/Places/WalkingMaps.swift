// SPDX-License-Identifier: Apache-2.0

public import Wayfinding

/// A map to walk by that this server offers.
public struct WalkingMap: Sendable {
  /// The word in addresses: the file's name without its end.
  public let id: String
  /// Where the map comes from.
  public let source: WalkMap.Source
  /// The places that one can choose.
  public let places: PlaceMap
  /// The pack as it was written.
  public let bytes: [UInt8]
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
        return WalkingMap(id: id, source: map.source, places: try PlaceMap(map), bytes: bytes)
      } catch { throw .notAMap(error) }
    }
  }

  /// The map with this id.
  public subscript(id: String) -> WalkingMap? { all.first { $0.id == id } }
}
