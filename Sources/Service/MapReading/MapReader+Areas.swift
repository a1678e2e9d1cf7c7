// SPDX-License-Identifier: Apache-2.0

import MapFiles
public import Wayfinding

/// Something in a file that surrounds a place with a name.
struct NamedArea {
  /// The letter and the number by which OpenStreetMap knows it, such as `r36990`.
  let id: String
  let names: MapNames
  /// What it is, in the words of OpenStreetMap.
  let kind: String

  /// Nil for what has no name.
  init?(_ element: OSMElement) {
    let tags: [String: String]
    switch element {
    case .node: return nil
    case .way(let id, let own, _): (self.id, tags) = ("w\(id)", own)
    case .relation(let id, let own, _): (self.id, tags) = ("r\(id)", own)
    }
    guard let names = PlaceRules.names(tags) else { return nil }
    self.names = names
    kind = [tags["place"], tags["amenity"], tags["admin_level"].map { "admin_level \($0)" }]
      .compactMap { $0 }.joined(separator: ", ")
  }

  /// As it is offered to someone who has to choose.
  var choice: String { kind.isEmpty ? id : "\(id) (\(kind))" }
}

extension MapReader {
  /// So many names are offered at most for one that is not known.
  private static let mostGuesses = 5

  /// The rectangle around the area of this name in a file, found without regard to case and accents.
  ///
  /// - Parameter name: A name, or the letter and number of an area, such as `r36990`.
  public func area(
    named name: String, of path: String
  ) async throws(MapReadingError) -> MapArea {
    let id = Self.isID(name) ? name : try await id(named: name, of: path)
    let lines: [UInt8]
    do throws(MapFileError) { lines = try await osmium.object(id, of: path) } catch {
      throw .file(error)
    }
    guard let area = try Self.area(of: id, try Self.elements(lines)) else {
      throw .noSuchArea(name, nearest: [])
    }
    return area
  }

  private func id(named name: String, of path: String) async throws(MapReadingError) -> String {
    let lines: [UInt8]
    do throws(MapFileError) { lines = try await osmium.namedAreas(of: path) } catch {
      throw .file(error)
    }
    let areas = try Self.elements(lines).compactMap { NamedArea($0) }
    let found = areas.filter { $0.names.isCalled(name) }
    if found.count == 1 { return found[0].id }
    guard found.isEmpty else { throw .severalAreas(name, found.map(\.choice)) }
    let near = areas.filter { $0.names.resembles(name) }.map(\.names.plain)
    throw .noSuchArea(name, nearest: Array(Set(near).sorted().prefix(Self.mostGuesses)))
  }

  private static func elements(_ lines: [UInt8]) throws(MapReadingError) -> [OSMElement] {
    var reader = OPLReader(lines)
    var elements: [OSMElement] = []
    do throws(OPLError) {
      while let element = try reader.next() { elements.append(element) }
    } catch {
      throw .file(.damaged)
    }
    return elements
  }

  /// The rectangle around an object; nil where it is not among the elements.
  ///
  /// A boundary that is cut at the edge of the file would be too small.
  static func area(
    of id: String, _ elements: [OSMElement]
  ) throws(MapReadingError) -> MapArea? {
    var points: [Int64: MapPoint] = [:]
    var ways: [Int64: [Int64]] = [:]
    var edges: [Int64]?
    for element in elements {
      switch element {
      case .node(let number, _, let point): points[number] = point
      case .way(let number, _, let nodes):
        ways[number] = nodes
        if id == "w\(number)" { edges = [number] }
      case .relation(let number, _, let members):
        guard id == "r\(number)" else { continue }
        edges = members.filter { $0.kind == .way && $0.role != "inner" }.map(\.id)
      }
    }
    guard let edges else { return nil }
    var around: [MapPoint] = []
    for edge in edges {
      for node in ways[edge] ?? [0] {
        guard let point = points[node] else { throw .cutArea(id) }
        around.append(point)
      }
    }
    guard let area = MapArea(around: around) else { throw .cutArea(id) }
    return area
  }

  private static func isID(_ text: String) -> Bool {
    guard let letter = text.utf8.first, letter == UInt8(ascii: "r") || letter == UInt8(ascii: "w")
    else { return false }
    return (1...18).contains(text.utf8.count - 1)
      && text.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
  }
}
