// SPDX-License-Identifier: Apache-2.0

extension Instruction {
  /// The roads that are crossed here; tracks are none.
  var streetsHere: Int {
    acts.count { act in
      if case .cross(let brief) = act {
        !(brief.crossing?.over.isRailsOnly ?? false)
      } else {
        false
      }
    }
  }

  /// Whether something else is to be done here than to cross and to go on.
  fileprivate var isMovement: Bool {
    acts.contains { act in
      switch act {
      case .turn, .bend, .aside, .climb, .ride, .stop, .arrive: true
      case .depart, .goOn, .cross, .pass, .ground, .cover: false
      }
    }
  }
}

extension [Instruction] {
  /// The roads that are crossed on all of it.
  var streetsToCross: Int { reduce(0) { $0 + $1.streetsHere } }

  /// The same, each with the roads to cross until something else is to be done.
  ///
  /// What is crossed where one turns comes after the turn.
  func countingStreets() -> [Instruction] {
    var counted = self
    var streets = 0
    for number in indices.reversed() {
      counted[number].streets = streets
      streets = self[number].isMovement ? 0 : streets + self[number].streetsHere
    }
    return counted
  }
}
