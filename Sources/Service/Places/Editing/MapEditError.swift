// SPDX-License-Identifier: Apache-2.0

public import Database

/// What is wrong with one field of what should come onto a map.
public enum MapEditProblem: Error, Sendable, Hashable {
  /// Nothing was written.
  case missing
  /// Too many characters.
  case tooLong(maximum: Int)
  /// The map has no places of this kind.
  case unknownKind
  /// It lies too far from everything on the map.
  case offTheMap
  /// More than so many.
  case tooMany(maximum: Int)
  /// It is no day.
  case notADay
  /// The last day is over.
  case past
  /// The last day is more than a year away.
  case tooLate
  /// The last day comes before the first.
  case wrongOrder
  /// The map has nothing of the kind there.
  case nothingThere
}

/// Why a map was not changed.
public enum MapEditError: Error, Sendable, Hashable, DatabaseFailure {
  /// Some fields need another answer: every problem at once, at most one for each field, in the order of the form.
  case invalid([Field])
  /// Somebody else changed it since it was looked at.
  case changedMeanwhile
  /// The map, the place or the change is not there, or not for who asks.
  case notThere
  /// The map holds no more.
  case full
  /// One person has changed as much as one person may in a day.
  case noMoreToday
  /// The database failed.
  case database(DatabaseError)

  /// A field with what is wrong with it.
  public struct Field: Sendable, Hashable {
    /// The name of the field.
    public let name: String
    /// What is wrong.
    public let problem: MapEditProblem
  }
}
