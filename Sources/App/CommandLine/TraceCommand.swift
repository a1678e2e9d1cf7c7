// SPDX-License-Identifier: Apache-2.0

import Speaking
import Traces

extension Command {
  /// `earshot trace`: what a session does with recorded events.
  static let trace = Command(
    path: ["trace"],
    summary: "Play a recorded run of any session and print its effects.",
    operands: "TRACE|-", operandCount: 1...1,
    discussion: """
      TRACE is JSON Lines: first {"session":"braille","configuration":{…}}, then one event a line.
      The effects are printed as JSON Lines, byte for byte as in the browser.
      """,
    run: { arguments, console in
      let path = arguments.operands[0]
      try console.play(try console.read(path), named: path)
    })
}

extension Console {
  /// Plays a recorded run and prints its effects.
  func play(_ run: [UInt8], named name: String) throws(CommandError) {
    let effects: [UInt8]
    do throws(Trace.Failure) {
      effects = try Trace.play(run)
    } catch {
      throw .badInput("\(name), line \(error.line): \(error.reason.message(in: .english))")
    }
    write(effects)
  }
}
