// SPDX-License-Identifier: Apache-2.0

extension WalkMap {
  /// Where something is: at a node, or along a way.
  public enum Site: Sendable, Hashable {
    /// At the node of this number.
    case node(Int)
    /// Along the way of this number.
    case way(Int)
  }

  /// What a crossing leads over.
  public enum Crossed: UInt8, Sendable, CaseIterable, Equatable {
    case road
    case railway
    case tram
    /// A road with the tracks of a railway in it.
    case roadAndRailway
    /// A road with the tracks of trams in it.
    case roadAndTram

    /// Whether nothing but tracks is crossed.
    public var isRailsOnly: Bool { self == .railway || self == .tram }
  }

  /// Where a road or tracks are crossed, and what helps there.
  public struct Crossing: Sendable, Equatable {
    /// Where it is.
    public var site: Site
    /// The name of the road, by number.
    public var road: Int?
    /// The lanes of the road.
    public var lanes: Int?
    /// Lights for those who cross.
    public var signals = Known.unknown
    /// A sound that tells when the light is green.
    public var audibleSignal = Known.unknown
    /// A sound by which the post of the lights is found.
    public var locatingSound = Known.unknown
    /// Something to touch that tells when the light is green.
    public var vibratingSignal = Known.unknown
    /// A button that must be pressed.
    public var button = Known.unknown
    /// Stripes or lines on the road.
    public var markings = Known.unknown
    /// Tactile paving at both ends.
    public var tactilePaving = Known.unknown
    /// The kerb at its ends, where both are alike.
    public var kerb = KerbKind.unknown
    /// A refuge in the middle.
    public var island = Known.unknown
    /// What is crossed.
    public var over = Crossed.road
    /// Gates that close when a train comes.
    public var gates = Known.unknown
    /// Lights that warn of trains.
    public var warningLights = Known.unknown
    /// A bell that warns of trains.
    public var bell = Known.unknown

    /// A crossing of which nothing is known.
    public init(site: Site) { self.site = site }
  }

  /// What a kerb is like.
  public enum KerbKind: UInt8, Sendable, CaseIterable, Equatable {
    case unknown
    /// There is none.
    case none
    /// Level with the road: a cane finds no edge.
    case flush
    /// Lowered, with an edge that can be felt.
    case lowered
    /// Rounded.
    case rolled
    /// A step.
    case raised
  }

  /// A kerb that the map has on its own.
  public struct Kerb: Sendable, Equatable {
    /// The node where it is.
    public var node: Int
    /// What it is like.
    public var kind: KerbKind
    /// Tactile paving at it.
    public var tactilePaving: Known

    /// A kerb.
    public init(node: Int, kind: KerbKind, tactilePaving: Known) {
      self.node = node
      self.kind = kind
      self.tactilePaving = tactilePaving
    }
  }

  /// What stands in a way and can be passed.
  public struct Barrier: Sendable, Equatable {
    /// The node where it is.
    public var node: Int
    /// What it is.
    public var kind: BarrierKind
    /// Whether it is locked.
    public var locked = Known.unknown
    /// Who may pass.
    public var access = Access.open

    /// Something that stands in a way.
    public init(node: Int, kind: BarrierKind) {
      self.node = node
      self.kind = kind
    }
  }

  /// What stands in a way.
  public enum BarrierKind: UInt8, Sendable, CaseIterable, Equatable {
    case gate
    /// A small gate that lets one person through.
    case kissingGate
    case turnstile
    case stile
    /// A bar that is lifted for vehicles.
    case liftGate
    case bollard
    /// Bars that make bicycles slow.
    case cycleBarrier
    /// Stones, blocks, planters.
    case block
    case chain
    /// A grid in the ground.
    case grid
    case border
    /// Something that has no word here.
    case other
  }

  /// A door or a gate of a building.
  public struct Entrance: Sendable, Equatable {
    /// Where it is.
    public var point: MapPoint
    /// What it is for.
    public var kind: EntranceKind
    /// The node on a way, where a way leads to it.
    public var node: Int?
    /// The building, by the number of its outline.
    public var outline: Int?
    /// Its name, by number.
    public var name: Int?
    /// Who may enter.
    public var access = Access.open

    /// An entrance.
    public init(point: MapPoint, kind: EntranceKind) {
      self.point = point
      self.kind = kind
    }
  }

  /// What an entrance is for.
  public enum EntranceKind: UInt8, Sendable, CaseIterable, Equatable {
    /// No more is known.
    case plain
    case main
    case service
    /// Only out.
    case exit
    case emergency
    /// Of homes.
    case home
  }
}
