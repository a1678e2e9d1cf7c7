// SPDX-License-Identifier: Apache-2.0

import Speaking

extension InstructionTexts {
  /// What is said to a walker on a route.
  public func text(of cue: RouteCue, on plan: RoutePlan) -> String {
    let words = GuideWords[language]
    switch cue {
    case .ahead(let number, let metres):
      return words.ahead(style.text(metres: metres, in: language)) + " "
        + acts(of: plan.instructions[number])
    case .here(let number, let isTold):
      return words.here + " " + textHere(of: plan.instructions[number], isTold: isTold)
    case .goOn(let metres): return words.goOn(style.text(metres: metres, in: language))
    case .offRoute: return words.offRoute
    case .backwards: return words.backwards
    case .arrived:
      return plan.instructions.last.map { text(of: $0) } ?? RouteWords[language].arrived
    case .lost: return words.lost
    case .foundAgain: return words.foundAgain
    }
  }

  /// What an instruction says, without the walk that follows it.
  func acts(of instruction: Instruction) -> String {
    instruction.acts.flatMap { sentences(of: $0, facing: instruction.facing) }.sentences
  }
}
