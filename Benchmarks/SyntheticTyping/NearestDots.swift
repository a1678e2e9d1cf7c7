// SPDX-License-Identifier: Apache-2.0

import Braille

/// Takes each touch for the dot that is nearest, the closest pair first, each dot once.
struct NearestDots {
  private let dots: [Point]

  init(_ dots: [Point]) { self.dots = dots }

  func cell(of touches: [TouchEvent]) -> Cell {
    var places: [Point] = touches.compactMap {
      if case .began(let place) = $0.phase { place } else { nil }
    }
    var left = Array(dots.enumerated())
    var taken: [Int] = []
    while !places.isEmpty, !left.isEmpty {
      var best = (distance: Double.infinity, place: 0, dot: 0)
      for (place, touch) in places.enumerated() {
        for (dot, target) in left.enumerated() {
          let x = touch.x - target.element.x
          let y = touch.y - target.element.y
          if x * x + y * y < best.distance { best = (x * x + y * y, place, dot) }
        }
      }
      taken.append(left[best.dot].offset + 1)
      places.remove(at: best.place)
      left.remove(at: best.dot)
    }
    return Cell(dots: taken)
  }
}
