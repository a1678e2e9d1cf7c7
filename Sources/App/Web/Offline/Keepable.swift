// SPDX-License-Identifier: Apache-2.0

import Interface

/// What a device keeps as a whole for use without a network.
///
/// Nothing that belongs to an account is among it: what is kept is asked for as nobody (`Visit.isKept`).
enum Keepable: Sendable, Equatable {
  /// What every page needs, and the pages that belong to no ability.
  case frame
  case walk
  case charts
  case braille
  /// A map, by its key in the form of Walk.
  case map(String)
  /// One of the charts to try, by its identifier.
  case chart(String)

  /// The word for it in addresses and in the names of caches; it has no spaces.
  var word: String {
    switch self {
    case .frame: "frame"
    case .walk: "walk"
    case .charts: "charts"
    case .braille: "braille"
    case .map(let key): "map:" + key.inAddress
    case .chart(let id): "chart:" + id.inAddress
    }
  }
}

extension Page {
  /// What a device keeps that has this page open: its ability and the frame, and what else the page names.
  var kept: [Keepable] {
    let ability: [Keepable] =
      switch place {
      case .ability(.walk): [.walk]
      case .ability(.charts): [.charts]
      case .ability(.braille): [.braille]
      case .ability(.read), .ability(.listen), .home, .settings, .account, .elsewhere: []
      }
    return [.frame] + ability + alsoKept
  }

  /// The page, with more that a device keeps that has it open.
  func keeping(_ more: Keepable...) -> Page {
    var page = self
    page.alsoKept += more
    return page
  }
}
