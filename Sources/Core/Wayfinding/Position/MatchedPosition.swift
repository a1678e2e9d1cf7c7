// SPDX-License-Identifier: Apache-2.0

/// Where on the ways of a map someone is, and how sure that is.
public struct MatchedPosition: Sendable, Equatable {
  /// How sure it is.
  public enum Confidence: Sendable, Equatable {
    /// It is this place on this way; at a junction it may be one of its other ways, at the same place.
    case sure
    /// It is one of several ways.
    case several
    /// It is none of the ways that the map has.
    case none
  }

  /// How sure it is.
  public var confidence: Confidence
  /// The likeliest way; nil where the person is on none, or nothing is known.
  public var way: MatchedWay?
  /// Other ways that it may be as well, the likeliest first; at most four.
  public var others: [MatchedWay]

  static let nowhere = MatchedPosition(confidence: .none, way: nil, others: [])
}

/// A place on a way where someone may be.
public struct MatchedWay: Sendable, Equatable {
  /// A side of a way, for who goes from its start to its end.
  public enum Side: Sendable, Equatable {
    case left
    case right
  }

  /// The number of the way.
  public var way: Int
  /// Metres along it from its start.
  public var along: Double
  /// The place on the way.
  public var point: MapPoint
  /// Metres from the estimated position to it.
  public var offset: Double
  /// On which side of it the person is; nil where the accuracy does not allow to say so.
  public var side: Side?
  /// Whether they walk from its start to its end; nil for who stands or walks across.
  public var isForward: Bool?
  /// How likely it is, up to 1.
  public var probability: Double
}
