// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Wayfinding

/// A map that this server offers.
public struct Campus: Sendable {
  /// The word in addresses: the file's name without its end.
  public let id: String
  /// What is on the map.
  public let map: PlaceMap
  /// The file as it was written, for a phone that guides by itself.
  public let bytes: [UInt8]

  /// The line that the licence of the data asks for, where the file has one.
  var attribution: String? {
    (try? JSONParser.parse(bytes))?["attribution"]?.string
  }
}

/// The maps that this server offers, by their names.
public struct Campuses: Sendable {
  /// The maps, by id.
  public let all: [Campus]
  /// The files that cannot be offered, for the person who runs the server.
  public let problems: [OfferedMapError]

  /// A larger file is not fetched by a phone that is out on the street, in bytes.
  public static let largestFile = 8 << 20

  /// Reads every `*.geojson` of the folders; of two files with one name the one in the later folder counts.
  ///
  /// A folder that is not there holds no maps. A file that is no map is passed over and told in `problems`.
  public init(folders: [String]) {
    let files = MapFolders(folders: folders, fileEnd: ".geojson", largestFile: Self.largestFile)
    (all, problems) = files.read { id, bytes throws(OfferedMapError.Reason) in
      do throws(PlaceMapError) {
        return Campus(id: id, map: try PlaceMap(geoJSON: bytes), bytes: bytes)
      } catch { throw .notAMap(error) }
    }
  }

  /// The map with this id.
  public subscript(id: String) -> Campus? { all.first { $0.id == id } }
}
