// SPDX-License-Identifier: Apache-2.0

public import Wayfinding

/// Something in a file of OpenStreetMap.
public enum OSMElement: Sendable, Equatable {
  /// A point.
  case node(id: Int64, tags: [String: String], point: MapPoint)
  /// A line through nodes.
  case way(id: Int64, tags: [String: String], nodes: [Int64])
  /// What belongs together.
  case relation(id: Int64, tags: [String: String], members: [Member])

  /// What a relation has as a member.
  public struct Member: Sendable, Equatable {
    /// What a member is.
    public enum Kind: UInt8, Sendable {
      case node = 0x6E
      case way = 0x77
      case relation = 0x72
    }

    /// What it is.
    public var kind: Kind
    /// Its number.
    public var id: Int64
    /// What it does in the relation, such as "outer".
    public var role: String
  }
}
