// SPDX-License-Identifier: Apache-2.0

/// One numbered step from one shape of the tables to the next.
public struct Migration: Sendable {
  let number: Int
  let name: String
  let statements: [Statement]

  /// Declares a step.
  /// - Parameters:
  ///   - number: 1 for an owner's first step, then one more each.
  ///   - name: what the step does, in a few words.
  ///   - statements: portable SQL, run in this order.
  public init(_ number: Int, _ name: String, _ statements: [Statement]) {
    self.number = number
    self.name = name
    self.statements = statements
  }
}

/// The ordered steps of one owner, such as one service.
public struct MigrationPlan: Sendable {
  let owner: String
  let migrations: [Migration]

  /// Declares the steps of an owner.
  public init(owner: String, _ migrations: [Migration]) {
    self.owner = owner
    self.migrations = migrations
  }
}

extension DatabasePool {
  /// Brings the tables to the shape that the program knows.
  ///
  /// Every plan's missing steps run in order, all in one transaction; steps that were applied before are left alone.
  /// - Parameter plans: in the order in which their tables refer to each other.
  /// - Throws: `newerThanProgram` when the database has a step that a plan does not know.
  public func migrate(_ plans: [MigrationPlan], at now: Timestamp) async throws(DatabaseError) {
    for plan in plans
    where plan.migrations.map(\.number) != Array(1...max(1, plan.migrations.count)) {
      throw .misnumberedMigrations(owner: plan.owner)
    }
    try await write { (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.run(
        """
        CREATE TABLE IF NOT EXISTS schema_migrations (
          owner TEXT NOT NULL, number BIGINT NOT NULL, name TEXT NOT NULL, applied_at BIGINT NOT NULL,
          PRIMARY KEY (owner, number))
        """)
      for plan in plans { try Self.apply(plan, at: now, in: transaction) }
    }
  }

  private static func apply(
    _ plan: MigrationPlan, at now: Timestamp, in transaction: borrowing Transaction<DatabaseError>
  ) throws(DatabaseError) {
    let applied: [Int] = try transaction.column(
      "number",
      of: "SELECT number FROM schema_migrations WHERE owner = \(plan.owner) ORDER BY number")
    let found = applied.last ?? 0
    guard found <= plan.migrations.count else {
      throw .newerThanProgram(owner: plan.owner, found: found, known: plan.migrations.count)
    }
    for migration in plan.migrations.dropFirst(found) {
      for statement in migration.statements { try transaction.run(statement) }
      try transaction.run(
        """
        INSERT INTO schema_migrations (owner, number, name, applied_at)
        VALUES (\(plan.owner), \(migration.number), \(migration.name), \(now))
        """)
    }
  }
}
