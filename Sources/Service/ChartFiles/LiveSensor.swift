// SPDX-License-Identifier: Apache-2.0

import Maths
package import Speaking

/// An invented sensor, so that listening to data as they come can be tried: the water in a cistern.
///
/// Its values follow from the second alone, so everybody hears the same at the same time.
package enum LiveSensor {

  /// Seconds between two fillings.
  private static let cycle = 60.0
  /// Seconds between two bursts, and how long the loss takes to be made up.
  private static let burstCycle = 97
  private static let burstSeconds = 12

  /// Seconds that an opening stream tells of the past.
  package static let historySeconds = 30

  /// The level in centimetres at a second.
  package static func level(at second: Int) -> Double {
    let time = Double(second)
    let slow = 30 * sin(2 * Double.pi * time / cycle)
    let quick = 4 * sin(2 * Double.pi * time / 7)
    let sinceBurst = second % burstCycle
    let lost = 60.0 * Double(max(0, burstSeconds - sinceBurst)) / Double(burstSeconds)
    return ((140 + slow + quick - lost) * 10).rounded() / 10
  }

  /// The line of CSV for a second.
  package static func row(at second: Int) -> String { "\(second),\(level(at: second))" }

  /// The last half minute before a second, as CSV.
  package static func text(until second: Int, in language: Language) -> String {
    let rows = (max(0, second - historySeconds)..<second).map(row).joined(separator: "\n")
    let words = LiveSensorWords[language]
    return "\(words.xName),\(words.yName)\n\(rows)\n"
  }
}
