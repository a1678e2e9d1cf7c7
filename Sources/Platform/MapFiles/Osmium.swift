// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation
public import Wayfinding

/// Reads files of OpenStreetMap by the program osmium, which runs confined and within limits.
public struct Osmium: Sendable {
  /// What a file may take.
  public struct Limits: Sendable, Hashable {
    /// The largest file, in bytes.
    public var fileBytes: Int
    /// The most bytes of the lines that it is turned into, which are held in memory.
    public var lineBytes: Int
    /// The longest time, in seconds.
    public var seconds: Double

    /// Sets limits; the usual ones fit a city, cut from the file of a country.
    public init(
      fileBytes: Int = 2 << 30, lineBytes: Int = 512 << 20, seconds: Double = 300
    ) {
      self.fileBytes = fileBytes
      self.lineBytes = lineBytes
      self.seconds = seconds
    }
  }

  static let program = Program("osmium", debianPackage: "osmium-tool")
  /// Ample for the sets of numbers that osmium keeps while it cuts from a country.
  private static let memoryBytes = 4 << 30

  private let limits: Limits

  /// A reader within limits.
  public init(limits: Limits = Limits()) { self.limits = limits }

  /// What is in a file, or in an area of it, as lines (osmium-file-formats(5), "OPL").
  ///
  /// Ways that reach into the area come whole, and outlines with holes too.
  /// - Parameter path: an absolute path.
  public func lines(of path: String, in area: MapArea?) async throws(MapFileError) -> [UInt8] {
    let format = try format(of: path)
    var arguments = ["--no-progress", "-F", format.rawValue, "-f", Self.form]
    if let area {
      arguments = ["extract", "-b", area.edges, "-s", "smart"] + arguments + ["-o", "-"]
    } else {
      arguments = ["cat"] + arguments
    }
    return try await run(arguments + [path], on: path)
  }

  /// What surrounds a place with a name, as lines without their points: boundaries, quarters, grounds of universities and
  /// the like.
  public func namedAreas(of path: String) async throws(MapFileError) -> [UInt8] {
    let format = try format(of: path)
    return try await run(
      [
        "tags-filter", "--no-progress", "-R", "-F", format.rawValue, "-f", Self.form, "-o", "-",
        path,
      ]
        + [
          "r/boundary=administrative", "wr/place", "wr/amenity=university,college,hospital,school",
        ],
      on: path)
  }

  /// An object and all that it refers to, such as the points of a boundary, as lines; what the file lacks is left out.
  ///
  /// - Parameter id: a letter and a number, such as `r36990`.
  public func object(_ id: String, of path: String) async throws(MapFileError) -> [UInt8] {
    let format = try format(of: path)
    return try await run(
      [
        "getid", "--no-progress", "-r", "-F", format.rawValue, "-f", Self.form, "-o", "-", path, id,
      ],
      on: path, codes: [0, Self.notAllFound])
  }

  /// Lines without who wrote what and when.
  private static let form = "opl,add_metadata=false"

  /// The exit code of `getid` where something is not in the file.
  private static let notAllFound: Int32 = 1

  private func run(
    _ arguments: [String], on path: String, codes: [Int32] = [0]
  ) async throws(MapFileError) -> [UInt8] {
    let result: Subprocess.Result
    do throws(ChildProcessError) {
      result = try await Subprocess(
        Self.program, arguments,
        limits: Subprocess.Limits(
          seconds: limits.seconds, memoryBytes: Self.memoryBytes, fileBytes: 0,
          outputBytes: limits.lineBytes, processorSeconds: Int(limits.seconds) * 2),
        confinement: Confinement(reads: [path])
      ).run()
    } catch {
      switch error {
      case .timedOut(let seconds): throw .tooSlow(seconds: Int(seconds))
      case .tooMuchOutput(let bytes): throw .tooMuch(maximum: bytes)
      // A crash while it reads is the file's doing.
      case .killed: throw .damaged
      case .missing, .cannotStart, .cancelled: throw .program(error)
      }
    }
    guard codes.contains(result.exitCode) else { throw .damaged }
    return result.output
  }

  private func format(of path: String) throws(MapFileError) -> MapFileFormat {
    guard let file = FileHandle(forReadingAtPath: path) else { throw .unreadable }
    defer { try? file.close() }
    let size: UInt64
    let first: Data
    do {
      size = try file.seekToEnd()
      try file.seek(toOffset: 0)
      first = try file.read(upToCount: MapFileFormat.prefixLength) ?? Data()
    } catch {
      throw .unreadable
    }
    guard size <= UInt64(limits.fileBytes) else { throw .tooLarge(maximum: limits.fileBytes) }
    guard let format = MapFileFormat(firstBytes: Array(first)) else { throw .unknownFormat }
    return format
  }
}

extension MapArea {
  /// West, south, east, north, as osmium takes them.
  fileprivate var edges: String {
    [southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude]
      .map { part in
        let (degrees, rest) = part.magnitude.quotientAndRemainder(dividingBy: 10_000_000)
        return (part < 0 ? "-" : "") + "\(degrees)." + String("\(10_000_000 + rest)".dropFirst())
      }
      .joined(separator: ",")
  }
}
