// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database

/// What the host can do to one person.
///
/// The raw names are part of the API and of the command line: they never change.
public enum HostAct: String, Sendable, Hashable, CaseIterable {
  /// Says that the host knows a volunteer and lets them read what is for vetted volunteers.
  case vet
  /// Takes that back; what they have of requests for vetted volunteers ends.
  case unvet
  /// Takes from a person the right to read for others and to ask; what they have of others ends, and what they ask for
  /// is shown to nobody.
  case stop
  /// Gives that right back.
  case allow
}

/// A volunteer, or somebody who was stopped, as those who run the server see them.
public struct PersonRecord: Sendable, Hashable, RowDecodable, Placed {
  /// The account.
  public let id: AccountID
  /// The whole name.
  public let name: String
  /// The username.
  public let username: String
  /// The e-mail address, if the person gave one.
  public let email: String?
  /// What they came for.
  public let roles: AccountRoles
  /// Since when they came for that.
  public let since: Timestamp
  /// Whether the host has vetted them.
  public let isVetted: Bool
  /// Whether the host has taken from them the right to read for others and to ask.
  public let isBarred: Bool
  /// How many texts they have at the moment, to be recorded.
  public let inHand: Int
  /// How many of their readings were kept.
  public let readings: Int
  /// How many reports about them are not settled.
  public let reports: Int
  /// How many people have blocked them.
  public let blocks: Int

  /// The place in the list for the host.
  public var cursor: PageCursor {
    PageCursor(
      first: -Int64(reports), second: isVetted ? 1 : 0, third: -since.rawValue, id: id.rawValue)
  }

  /// Reads a person from their row.
  public init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    name = try row.value("name")
    username = try row.value("username")
    email = try row.value("email")
    roles = try row.value("role")
    since = try row.value("volunteer_since")
    isVetted = try row.value("is_vetted")
    isBarred = try row.value("is_barred")
    inHand = try row.value("in_hand")
    readings = try row.value("readings")
    reports = try row.value("reports")
    blocks = try row.value("blocks")
  }
}
