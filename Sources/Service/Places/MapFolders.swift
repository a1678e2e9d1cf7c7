// SPDX-License-Identifier: Apache-2.0

import Foundation
public import Wayfinding

/// A file that should have been a map, and is not offered.
public struct OfferedMapError: Error, Sendable, Equatable {
  /// What is wrong with a file.
  public enum Reason: Error, Sendable, Equatable {
    case unreadable
    /// It is larger than this, in bytes.
    case tooLarge(limit: Int)
    /// It is no map of places, or one without any.
    case notAMap(PlaceMapError)
    /// It is no pack of a map to walk by, or a damaged one.
    case notAPack(WalkMapPackError)
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

/// Reads the maps of folders.
struct MapFolders {
  let folders: [String]
  /// How the names of the files end.
  let fileEnd: String
  /// Larger files are not read, in bytes.
  let largestFile: Int

  /// What is made of each file, by id; of two files with one name the one in the later folder counts.
  ///
  /// A folder that is not there holds no maps. A file that is no map is passed over and told in `problems`.
  func read<Offered>(
    _ make: (_ id: String, _ bytes: [UInt8]) throws(OfferedMapError.Reason) -> Offered
  ) -> (all: [Offered], problems: [OfferedMapError]) {
    var all: [String: Offered] = [:]
    var problems: [OfferedMapError] = []
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where name.hasSuffix(fileEnd) {
        let (id, path) = (String(name.dropLast(fileEnd.count)), folder + "/" + name)
        do throws(OfferedMapError.Reason) { all[id] = try make(id, try bytes(at: path)) } catch {
          problems.append(OfferedMapError(path: path, reason: error))
        }
      }
    }
    return (all.sorted { $0.key < $1.key }.map(\.value), problems)
  }

  private func bytes(at path: String) throws(OfferedMapError.Reason) -> [UInt8] {
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
      FileManager.default.isReadableFile(atPath: path)
    else { throw .unreadable }
    guard size <= largestFile else { throw .tooLarge(limit: largestFile) }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
    return [UInt8](data)
  }
}
