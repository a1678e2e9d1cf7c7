// SPDX-License-Identifier: Apache-2.0

import Wayfinding

/// How a way of a map feels; the most important first.
enum TactileWay: Int, CaseIterable {
  case mainStreet
  case street
  /// To houses and through yards.
  case service
  case steps
  case foot

  /// Nil for what is not drawn: tunnels lie under what is felt, pavements and crossings belong to their streets, and
  /// what is closed leads nowhere.
  init?(_ way: WalkMap.Way) {
    guard way.cover != .tunnel, way.access != .closed else { return nil }
    switch way.kind {
    case .pavement, .crossing, .lift, .platform, .corridor: return nil
    case .tertiaryRoad, .secondaryRoad, .primaryRoad, .trunkRoad: self = .mainStreet
    case .residentialRoad, .minorRoad, .livingStreet, .pedestrianStreet: self = .street
    case .serviceRoad: self = .service
    case .steps, .escalator: self = .steps
    case .footway, .squareEdge, .path, .cycleway, .bridleway, .track: self = .foot
    }
  }

  /// Width in millimetres.
  var width: Double {
    switch self {
    case .mainStreet: TactileMeasure.dataLine
    case .street, .service: TactileMeasure.axisLine
    // Dots of 2 mm, larger than those of braille
    case .steps, .foot: TactileMeasure.dataLine
    }
  }

  /// Lengths of strokes and gaps in millimetres; ends are round and lengthen strokes.
  var dashes: [Double] {
    switch self {
    case .mainStreet, .street, .service: []
    case .steps: [4, 4.5]
    case .foot: [0, 4.5]
    }
  }

  /// A sheet on which a millimetre is more metres than this shows none of them.
  ///
  /// Streets in towns lie 50 to 100 metres apart, and ten millimetres can be followed by a finger; yards and paths lie closer.
  var mostMetres: Double {
    switch self {
    case .mainStreet: .infinity
    case .street: 10
    case .service, .steps, .foot: 4
    }
  }

  func name(_ words: TactileMapWords) -> String {
    switch self {
    case .mainStreet: words.mainStreet
    case .street, .service: words.street
    case .steps: words.steps
    case .foot: words.foot
    }
  }
}
