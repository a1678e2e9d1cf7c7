// SPDX-License-Identifier: Apache-2.0

import Foundation
public import Wayfinding

/// A map that this server offers.
public struct Campus: Sendable {
  /// The word in addresses: the file's name without its end.
  public let id: String
  /// What is on the map.
  public let map: PlaceMap
  /// The file as it was written, for a phone that guides by itself.
  public let bytes: [UInt8]
}

/// A file that should have been a map, and is not offered.
public struct CampusError: Error, Sendable, Equatable {
  /// What is wrong with a file.
  public enum Reason: Sendable, Equatable {
    case unreadable
    /// It is larger than `Campuses.largestFile`.
    case tooLarge
    case notAMap(PlaceMapError)
  }

  /// Where the file is.
  public let path: String
  /// What is wrong with it.
  public let reason: Reason

  /// A file and what is wrong with it.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

/// The maps that this server offers, by their names.
public struct Campuses: Sendable {
  /// The maps, by id.
  public let all: [Campus]
  /// The files that cannot be offered, for the person who runs the server.
  public let problems: [CampusError]

  /// A larger file is not fetched by a phone that is out on the street, in bytes.
  public static let largestFile = 8 << 20
  private static let fileEnd = ".geojson"

  /// Reads every `*.geojson` of the folders; of two files with one name the one in the later folder counts.
  ///
  /// A folder that is not there holds no maps. A file that is no map is passed over and told in `problems`.
  public init(folders: [String]) {
    var all: [String: Campus] = [:]
    var problems: [CampusError] = []
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where name.hasSuffix(Self.fileEnd) {
        let id = String(name.dropLast(Self.fileEnd.count))
        do { all[id] = try Self.campus(id, at: folder + "/" + name) } catch {
          problems.append(error)
        }
      }
    }
    self.all = all.values.sorted { $0.id < $1.id }
    self.problems = problems
  }

  /// The map with this id.
  public subscript(id: String) -> Campus? { all.first { $0.id == id } }

  private static func campus(_ id: String, at path: String) throws(CampusError) -> Campus {
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
      FileManager.default.isReadableFile(atPath: path)
    else { throw CampusError(path: path, reason: .unreadable) }
    guard size <= largestFile else { throw CampusError(path: path, reason: .tooLarge) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CampusError(path: path, reason: .unreadable)
    }
    let bytes = [UInt8](data)
    do { return Campus(id: id, map: try PlaceMap(geoJSON: bytes), bytes: bytes) } catch {
      throw CampusError(path: path, reason: .notAMap(error))
    }
  }
}
