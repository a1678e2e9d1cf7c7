// SPDX-License-Identifier: Apache-2.0

extension RouteCue {
  /// What the hand feels, in milliseconds on, off, on …; nothing for what need not be done.
  ///
  /// Left is short, right is long: two that no pocket makes alike.
  public func vibration(on plan: RoutePlan) -> [Int] {
    switch self {
    case .here(let number, _):
      switch plan.instructions[number].turning {
      case ..<0: [80, 80, 80]
      case 0: [60]
      default: [350]
      }
    case .arrived: [200, 100, 200]
    case .offRoute, .backwards: [400, 150, 400]
    case .ahead, .goOn, .lost, .foundAgain: []
    }
  }
}

extension Instruction {
  /// By how many degrees one turns here, to the right; none where one does not.
  var turning: Double {
    for act in acts {
      switch act {
      case .turn(let degrees, _), .bend(let degrees): return degrees
      case .aside(let metres, _): return metres
      case .depart, .goOn, .cross, .climb, .ride, .pass, .ground, .cover, .stop, .arrive: continue
      }
    }
    return 0
  }
}
