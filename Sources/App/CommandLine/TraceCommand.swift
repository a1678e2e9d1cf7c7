// SPDX-License-Identifier: Apache-2.0

import Speaking
import Traces

extension Command {
  /// `earshot trace`: what a session does with recorded events.
  static let trace = Command(
    path: ["trace"],
    summary: { TraceWords[$0].summary },
    operands: "TRACE|-", operandCount: 1...1,
    discussion: { TraceWords[$0].discussion },
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
      throw .badInput { language in
        FileWords[language].atLine([
          "file": name, "line": "\(error.line)", "problem": error.reason.message(in: language),
        ])
      }
    }
    write(effects)
  }
}
