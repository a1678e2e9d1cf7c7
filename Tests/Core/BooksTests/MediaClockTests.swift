// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Books

@Suite struct MediaClockTests {
  @Test(
    "Every way in which books write a time is read to the millisecond",
    arguments: [
      ("npt=1.234s", 1234), ("npt=0.000s", 0), ("0:00:04.024", 4024), ("1:02:03.5", 3_723_500),
      ("02:33", 153_000), ("90", 90_000), ("12.5s", 12_500), ("1.5min", 90_000), ("2h", 7_200_000),
      ("200ms", 200), ("0.0004s", 0), ("0.0005s", 1), ("npt=12:05:35.3", 43_535_300),
      (" 3.9 ", 3900), ("00:00:01.9999", 2000),
    ])
  func read(text: String, milliseconds: Int) {
    #expect(MediaClock.milliseconds(text) == milliseconds)
  }

  @Test(
    "What is no time is none",
    arguments: [
      "", "npt=", "abc", "1:2:3:4", "-1", "1..5", "9999999999999999999", "1:x", "5 apples", "1e3",
      "3600000h",
    ])
  func refused(text: String) { #expect(MediaClock.milliseconds(text) == nil) }

  @Test("What is written is read again", arguments: 0..<200)
  func roundTrip(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let time = Int.random(in: 0..<360_000_000, using: &random)
    #expect(MediaClock.milliseconds(MediaClock.clock(time)) == time, "seed \(seed)")
    #expect(MediaClock.milliseconds(MediaClock.seconds(time)) == time, "seed \(seed)")
    #expect(
      MediaClock.milliseconds(iso: "PT" + MediaClock.seconds(time) + "S") == time, "seed \(seed)")
  }

  @Test(
    "Lengths of ISO 8601 are read",
    arguments: [
      ("PT1H2M3.5S", 3_723_500), ("PT90S", 90_000), ("P1DT1S", 86_401_000), ("PT15M", 900_000),
    ] as [(String, Int?)] + [("", nil), ("P1M", nil), ("PT", nil), ("1:00", nil), ("PT5", nil)])
  func iso(text: String, milliseconds: Int?) {
    #expect(MediaClock.milliseconds(iso: text) == milliseconds)
  }
}
