// SPDX-License-Identifier: Apache-2.0

public import Database
import Maths
public import Wayfinding

/// From when to when something is closed.
///
/// A day begins first at 14 hours east of Greenwich and ends last at 12 hours west of it. What is closed on a day is so
/// from the one to the other, wherever the map is: it is never told as open while it is closed.
struct ClosureDays: Equatable {
  let begin: Timestamp
  let end: Timestamp

  private static let hour = 3_600.0

  init?(_ item: MapItem) {
    guard case .closure(let closure) = item else { return nil }
    self.init(closure)
  }

  init?(_ closure: MapClosure) {
    guard let from = Self.start(of: closure.from), let until = Self.start(of: closure.until) else {
      return nil
    }
    begin = from.adding(seconds: -14 * Self.hour)
    end = until.adding(seconds: (24 + 12) * Self.hour)
  }

  func holds(at now: Timestamp) -> Bool { begin <= now && now < end }

  /// The first moment of a day as 2026-12-03, at Greenwich; nil where there is no such day.
  static func start(of day: String) -> Timestamp? {
    let parts = day.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
      parts[2].utf8.count == 2, let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2]), (1...9999).contains(year), (1...12).contains(month),
      (1...31).contains(day)
    else { return nil }
    let date = GregorianDay(year: year, month: month, day: day)
    // 31 April comes back as 1 May.
    guard GregorianDay(daysSince1970: date.daysSince1970) == date else { return nil }
    return Timestamp(milliseconds: Int64(date.daysSince1970) * 86_400_000)
  }
}

/// How a closure stands.
public enum ClosureStanding: Sendable {
  /// It has not begun.
  case upcoming
  /// It holds.
  case now
  /// It has ended by itself.
  case over
}

extension MapClosure {
  /// How it stands at a moment; one whose days cannot be read never begins.
  public func standing(at now: Timestamp) -> ClosureStanding {
    guard let days = ClosureDays(self), days.begin <= now else { return .upcoming }
    return days.holds(at: now) ? .now : .over
  }
}
