// SPDX-License-Identifier: Apache-2.0

import ChildProcess
public import MapFiles
public import Wayfinding

/// A map that was read, and what its reader should know.
public struct ReadMap: Sendable, Equatable {
  /// The map.
  public var map: WalkMap
  /// Ways that were cut where the file lacks their points.
  public var cutWays: Int

  /// A map, and how many of its ways were cut.
  public init(map: WalkMap, cutWays: Int = 0) {
    self.map = map
    self.cutWays = cutWays
  }
}

/// Turns files of OpenStreetMap into maps to walk by.
public struct MapReader: Sendable {
  let osmium: Osmium

  /// A reader within limits.
  public init(limits: Osmium.Limits = Osmium.Limits()) { osmium = Osmium(limits: limits) }

  /// The map of a file, or of an area of it.
  /// - Parameters:
  ///   - path: an absolute path.
  ///   - title: what the map is called.
  public func map(
    of path: String, in area: MapArea?, title: String
  ) async throws(MapReadingError) -> ReadMap {
    let lines: [UInt8]
    do throws(MapFileError) { lines = try await osmium.lines(of: path, in: area) } catch {
      throw .file(error)
    }
    do throws(MapReadingError) { return try Self.map(lines: lines, title: title) } catch {
      if error == .empty, area != nil { throw .emptyArea }
      throw error
    }
  }

  /// The map of lines as osmium writes them.
  static func map(lines: [UInt8], title: String) throws(MapReadingError) -> ReadMap {
    var data = OSMData()
    var reader = OPLReader(lines)
    do throws(OPLError) {
      while let element = try reader.next() { data.add(element) }
    } catch {
      throw .file(.damaged)
    }
    guard !data.isEmpty else { throw .empty }
    var builder = MapBuilder(data, title: title)
    let read = try builder.build()
    do throws(WalkMapError) { try read.map.check() } catch { throw .map(error) }
    return read
  }
}
