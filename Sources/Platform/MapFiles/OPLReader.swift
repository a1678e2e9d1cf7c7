// SPDX-License-Identifier: Apache-2.0

import Wayfinding

/// Why a line could not be read.
public struct OPLError: Error, Sendable, Equatable {
  /// The number of the line, from 1.
  public let line: Int
}

/// Reads the lines of OPL one by one (osmium-file-formats(5)): "n1 Thighway=crossing x7.42 y43.73".
///
/// A node without a place is passed over: it was deleted.
public struct OPLReader: Sendable {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 0

  /// A reader of all lines.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next element; nil at the end.
  public mutating func next() throws(OPLError) -> OSMElement? {
    while position < bytes.count {
      let end = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
      let content = bytes[position..<end]
      position = end + 1
      line += 1
      if content.isEmpty { continue }
      if let element = try element(content) { return element }
    }
    return nil
  }

  private func element(_ content: ArraySlice<UInt8>) throws(OPLError) -> OSMElement? {
    let fields = content.split(separator: 0x20)
    guard let head = fields.first, let id = Self.whole(head.dropFirst()) else { throw problem }
    var tags: [String: String] = [:]
    var (latitude, longitude): (Int64?, Int64?) = (nil, nil)
    var nodes: [Int64] = []
    var members: [OSMElement.Member] = []
    for field in fields.dropFirst() {
      let value = field.dropFirst()
      switch field.first {
      case UInt8(ascii: "T"): tags = try self.tags(value)
      case UInt8(ascii: "x"): longitude = try degrees(value)
      case UInt8(ascii: "y"): latitude = try degrees(value)
      case UInt8(ascii: "N"): nodes = try self.nodes(value)
      case UInt8(ascii: "M"): members = try self.members(value)
      // What belongs to versions and their authors
      default: continue
      }
    }
    switch head.first {
    case UInt8(ascii: "n"):
      guard let latitude, let longitude else { return nil }
      guard let point = MapPoint(latitude: latitude, longitude: longitude) else { throw problem }
      return .node(id: id, tags: tags, point: point)
    case UInt8(ascii: "w"): return .way(id: id, tags: tags, nodes: nodes)
    case UInt8(ascii: "r"): return .relation(id: id, tags: tags, members: members)
    default: throw problem
    }
  }

  private var problem: OPLError { OPLError(line: line) }

  private func tags(_ value: ArraySlice<UInt8>) throws(OPLError) -> [String: String] {
    var tags: [String: String] = [:]
    for pair in value.split(separator: UInt8(ascii: ",")) {
      guard let middle = pair.firstIndex(of: UInt8(ascii: "=")) else { throw problem }
      tags[try text(pair[..<middle])] = try text(pair[(middle + 1)...])
    }
    return tags
  }

  private func nodes(_ value: ArraySlice<UInt8>) throws(OPLError) -> [Int64] {
    var nodes: [Int64] = []
    for part in value.split(separator: UInt8(ascii: ",")) {
      // A place may follow: "n1x7.4y43.7".
      let number = part.dropFirst().prefix { $0 != UInt8(ascii: "x") }
      guard part.first == UInt8(ascii: "n"), let id = Self.whole(number) else { throw problem }
      nodes.append(id)
    }
    return nodes
  }

  private func members(_ value: ArraySlice<UInt8>) throws(OPLError) -> [OSMElement.Member] {
    var members: [OSMElement.Member] = []
    for part in value.split(separator: UInt8(ascii: ",")) {
      guard let at = part.firstIndex(of: UInt8(ascii: "@")), let first = part.first,
        let kind = OSMElement.Member.Kind(rawValue: first),
        let id = Self.whole(part[..<at].dropFirst())
      else { throw problem }
      members.append(OSMElement.Member(kind: kind, id: id, role: try text(part[(at + 1)...])))
    }
    return members
  }

  /// A text in which "%20%" stands for the character with this hexadecimal number.
  private func text(_ value: ArraySlice<UInt8>) throws(OPLError) -> String {
    let mark = UInt8(ascii: "%")
    guard value.contains(mark) else { return String(decoding: value, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = value
    while let start = rest.firstIndex(of: mark) {
      text += rest[..<start]
      rest = rest[(start + 1)...]
      guard let end = rest.firstIndex(of: mark), rest.startIndex < end, end - rest.startIndex <= 8,
        let number = UInt32(String(decoding: rest[..<end], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(number)
      else { throw problem }
      text += Array(String(scalar).utf8)
      rest = rest[(end + 1)...]
    }
    return String(decoding: text + rest, as: UTF8.self)
  }

  private static func whole(_ value: ArraySlice<UInt8>) -> Int64? {
    Int64(String(decoding: value, as: UTF8.self))
  }

  /// Degrees in ten-millionths, exactly; nil for an empty text.
  private func degrees(_ value: ArraySlice<UInt8>) throws(OPLError) -> Int64? {
    if value.isEmpty { return nil }
    let isNegative = value.first == UInt8(ascii: "-")
    var number: Int64 = 0
    var decimals: Int?
    for byte in isNegative ? value.dropFirst() : value {
      if byte == UInt8(ascii: "."), decimals == nil {
        decimals = 0
        continue
      }
      guard (0x30...0x39).contains(byte), (decimals ?? 0) < 7, number < 10_000_000_000 else {
        throw problem
      }
      number = number * 10 + Int64(byte - 0x30)
      decimals = decimals.map { $0 + 1 }
    }
    for _ in (decimals ?? 0)..<7 { number *= 10 }
    return isNegative ? -number : number
  }
}
