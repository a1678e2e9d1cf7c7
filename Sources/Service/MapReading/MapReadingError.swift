// SPDX-License-Identifier: Apache-2.0

public import MapFiles
public import Wayfinding

/// Why a file gave no map.
public enum MapReadingError: Error, Sendable, Equatable {
  /// The file could not be read.
  case file(MapFileError)
  /// There is nothing in the file.
  case empty
  /// There is nothing in the area.
  case emptyArea
  /// There are ways, and none that is walked.
  case noWalkableWay
  /// There are ways to walk, and the points of none are in the file.
  case waysWithoutNodes
  /// No area has this name; these are near.
  case noSuchArea(String, nearest: [String])
  /// Several areas have this name; by these words one is chosen.
  case severalAreas(String, [String])
  /// The file has only a part of the edge of this area.
  case cutArea(String)
  /// What was read is too much for a map.
  case map(WalkMapError)
}

extension MapReadingError {
  /// Whether the file or the area is to blame, and not the machine.
  public var isOfFile: Bool {
    switch self {
    case .file(.program): false
    case .file, .empty, .emptyArea, .noWalkableWay, .waysWithoutNodes, .noSuchArea,
      .severalAreas, .cutArea, .map:
      true
    }
  }
}
