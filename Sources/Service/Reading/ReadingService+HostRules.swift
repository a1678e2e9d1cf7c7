// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database

extension ReadingService {
  /// What the host has decided.
  public func hostRules() async throws(ReadingError) -> HostRules {
    try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try hostRules(in: transaction)
    }
  }

  /// Turns vetting on or off, from now on and for what waits already.
  ///
  /// When it begins, volunteers who are not vetted lose the texts that they took and have not opened; what they have
  /// opened they have seen, and finish.
  public func setVetting(_ isOn: Bool) async throws(ReadingError) {
    let released = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError)
        -> [AccountID: [Released]] in
      try set("vetting", to: isOn ? 1 : 0, in: transaction)
      return isOn ? try releaseUnopened(in: transaction) : [:]
    }
    for (volunteer, requests) in released { tell(requests, and: volunteer) }
    feed.publish(.openRequests, to: nil)
  }

  /// Takes from volunteers who are not vetted what is for vetted ones and was not shown to them yet.
  private func releaseUnopened(
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> [AccountID: [Released]] {
    let unopened: Statement = """
      requests.audience = 'host' AND requests.state = 'claimed'
        AND NOT EXISTS (SELECT 1 FROM claims WHERE claims.request = requests.id
          AND claims.ended_at IS NULL AND claims.opened_at IS NOT NULL)
      """
    let people: [AccountID] = try transaction.column(
      "volunteer",
      of: """
        SELECT DISTINCT requests.volunteer FROM requests
          JOIN accounts ON accounts.id = requests.volunteer
        WHERE accounts.vetted_at IS NULL AND \(unopened)
        """)
    var released: [AccountID: [Released]] = [:]
    for person in people {
      released[person] = try release(from: person, where: unopened, in: transaction)
    }
    return released
  }

  /// Says how many requests a new volunteer may take within a day.
  /// - Parameter count: zero or more.
  public func setClaimsPerDay(_ count: Int) async throws(ReadingError) {
    try await set("claims per day", to: max(0, count))
  }

  /// Says how many requests volunteers who are not vetted may take from one network within a day, all together.
  /// - Parameter count: zero or more.
  public func setClaimsPerNetwork(_ count: Int) async throws(ReadingError) {
    try await set("claims per network", to: max(0, count))
  }

  /// Says whether volunteers may answer with a link to a sound; what is being fetched then ends.
  public func setTakesLinks(_ takesLinks: Bool) async throws(ReadingError) {
    try await set("links", to: takesLinks ? 1 : 0)
  }

  func hostRules(
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> HostRules {
    let settings: [HostSetting] = try transaction.rows("SELECT name, value FROM reading_settings")
    func value(_ name: String) -> Int? { settings.first { $0.name == name }?.value }
    return HostRules(
      isVetting: value("vetting") == 1,
      claimsPerDay: value("claims per day") ?? limits.claimsPerDay,
      claimsPerNetwork: value("claims per network") ?? limits.claimsPerNetwork,
      takesLinks: value("links") != 0)
  }

  private func set(_ name: String, to value: Int) async throws(ReadingError) {
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try set(name, to: value, in: transaction)
    }
  }

  private func set(
    _ name: String, to value: Int, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    try transaction.run(
      """
      INSERT INTO reading_settings (name, value) VALUES (\(name), \(value))
      ON CONFLICT (name) DO UPDATE SET value = excluded.value
      """)
  }
}

/// A decision of the host, as the database holds it.
private struct HostSetting: RowDecodable {
  let name: String
  let value: Int

  init(row: Row) throws(DatabaseError) {
    name = try row.value("name")
    value = try row.value("value")
  }
}
