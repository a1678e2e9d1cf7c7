// SPDX-License-Identifier: Apache-2.0

import HTML
import Speaking
import Wayfinding

/// What is closed on a map, and what people wrote about its places, for everybody who walks by it.
@HTMLBuilder func closedSection(_ map: OfferedMap, _ visit: Visit) -> Node {
  let words = MapEditWords[visit]
  if !map.closures.isEmpty {
    section(.class("stack"), .ariaLabelledBy("closed")) {
      h2(.id("closed")) { words.closuresHeading }
      ul {
        for closure in map.closures {
          li(.dir(.auto)) { closure.sentence(in: visit.language) }
        }
      }
    }
  }
}

/// What people wrote about the places of a map.
@HTMLBuilder func describedSection(_ map: OfferedMap, _ visit: Visit) -> Node {
  let described = map.places.places.filter { !$0.note.isEmpty }
  if !described.isEmpty {
    details(.class("details")) {
      summary { MapEditWords[visit].described }
      dl {
        for place in described {
          dt(.dir(.auto)) { place.name.inList(visit.language) }
          dd(.dir(.auto)) { place.note.text(in: visit.language) }
        }
      }
    }
  }
}
