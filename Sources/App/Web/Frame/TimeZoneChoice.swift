// SPDX-License-Identifier: Apache-2.0

import Database
import Foundation
import HTTPServer

/// The time zone of a browser, as its cookie tells it.
///
/// A script of ours writes it there (`zone.js`); nobody else needs to know it, and it is not stored here.
struct TimeZoneChoice: Sendable, Hashable {
  /// The name of the cookie; `zone.js` has it too.
  static let cookieName = "zone"

  private let zone: TimeZone

  /// Reads a name such as `Europe/Madrid`; nil where there is no such zone.
  init?(name: String?) {
    // The longest name in the tz database has 32 characters; a name must never lead out of the folder of zones.
    guard let name, (1...40).contains(name.utf8.count),
      name.utf8.allSatisfy({ byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
          || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "/_+-".utf8.contains(byte)
      }), let zone = TimeZone(identifier: name)
    else { return nil }
    self.zone = zone
  }

  /// The zone of the browser that asks.
  init?(of request: Request) {
    self.init(name: request.cookies[Self.cookieName])
  }

  /// How far its clocks are ahead of those at Greenwich, in seconds; less than zero west of it.
  func secondsAhead(at moment: Timestamp) -> Double {
    Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment.rawValue) / 1000)))
  }
}
