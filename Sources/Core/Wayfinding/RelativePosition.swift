// SPDX-License-Identifier: Apache-2.0

/// Where a place lies for someone who faces a quarter of the compass, in metres, unrounded.
public struct RelativePosition: Sendable, Equatable {
  /// Metres ahead; negative for behind.
  public var forward: Double
  /// Metres to the right; negative for the left.
  public var right: Double

  /// A position of known parts, in metres.
  public init(forward: Double, right: Double) {
    self.forward = forward
    self.right = right
  }

  /// The legs as someone meets them who faces a quarter of the compass.
  public init(_ legs: Legs, facing: Facing) {
    switch facing {
    case .north: self.init(forward: legs.north, right: legs.east)
    case .east: self.init(forward: legs.east, right: -legs.north)
    case .south: self.init(forward: -legs.north, right: -legs.east)
    case .west: self.init(forward: -legs.east, right: legs.north)
    }
  }

  /// The straight distance in metres.
  public var distance: Double { (forward * forward + right * right).squareRoot() }
}
