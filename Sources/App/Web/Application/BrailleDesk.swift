// SPDX-License-Identifier: Apache-2.0

import BrailleTables
import Database
import Dispatch
import Voice

/// Translates braille for visitors, one after another on a thread of its own.
///
/// A long text takes a tenth of a second, and one of Swift's few threads must not be held for that.
actor BrailleDesk {
  /// How much may be asked for.
  struct Limits: Sendable {
    /// The longest text, in Unicode scalars: two dozen pages.
    var scalars = 20_000
    /// The most words in one request.
    var words = 128
    /// How many requests one client may make at once; each 1000 scalars count as one more.
    var burst = 1200.0
    /// How many requests one client may make in a second, in the long run: more cells than a class of thirty types
    /// behind one address, at five a second each (150).
    var perSecond = 240.0
  }

  /// Why nothing is translated.
  enum Refusal: Error, Sendable, Hashable {
    case table(BrailleTableError)
    case tooLong(maximum: Int)
    case tooManyWords(maximum: Int)
    case tooManyRequests(retryAfterSeconds: Int)
  }

  /// How many scalars count as one more request.
  private static let scalarsPerRequest = 1000
  /// How many requests a second of work counts as: so one client may have a quarter of the time; what a
  /// class asks for takes a twentieth.
  private static let requestsPerSecondOfWork = 960.0

  nonisolated let limits: Limits
  /// The tables that there are; nil where liblouis has none.
  nonisolated let tables: BrailleTables?
  private nonisolated let executor = QueueExecutor(label: "earshot.braille")
  private let clock: @Sendable () -> Double
  private var allowances: Allowances
  private var signs: [String: [TableSign]] = [:]

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The tables of this machine, looked through once.
  static let installed = try? BrailleTables()

  init(
    limits: Limits = Limits(),
    clock: @escaping @Sendable () -> Double = {
      Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    }
  ) {
    self.limits = limits
    self.clock = clock
    tables = Self.installed
    allowances = Allowances(burst: limits.burst, perSecond: limits.perSecond)
  }

  /// The table of a name.
  nonisolated func table(_ name: String) throws(Refusal) -> BrailleTable {
    let tables = try allTables()
    do throws(BrailleTableError) { return try tables.find(name) } catch { throw .table(error) }
  }

  private nonisolated func allTables() throws(Refusal) -> BrailleTables {
    guard let tables else { throw .table(.noTables(folders: BrailleTables.systemFolders)) }
    return tables
  }

  /// Text to cells.
  func write(
    _ text: String, by table: BrailleTable, client: String
  ) throws(Refusal) -> BrailleTranslation {
    let tables = try allTables()
    try take(scalars: text.unicodeScalars.count, client: client)
    return try work(for: client) { () throws(BrailleTableError) in
      try tables.translate(text, by: table)
    }
  }

  /// Cells to text.
  func read(
    _ cells: String, by table: BrailleTable, isPartial: Bool, client: String
  ) throws(Refusal) -> BrailleTranslation {
    let tables = try allTables()
    try take(scalars: cells.unicodeScalars.count, client: client)
    return try work(for: client) { () throws(BrailleTableError) in
      try tables.backTranslate(cells, by: table, isPartial: isPartial)
    }
  }

  /// Words to text: each as one that may go on, and as one that is complete.
  func read(
    words: [String], by table: BrailleTable, client: String
  ) throws(Refusal) -> [ReadWord] {
    let tables = try allTables()
    guard words.count <= limits.words else { throw .tooManyWords(maximum: limits.words) }
    try take(scalars: words.reduce(0) { $0 + $1.unicodeScalars.count }, client: client)
    return try work(for: client) { () throws(BrailleTableError) in
      var results: [ReadWord] = []
      for word in words {
        let partial = try tables.backTranslate(word, by: table, isPartial: true)
        let full = try tables.backTranslate(word, by: table)
        results.append(ReadWord(partial: partial.text, full: full))
      }
      return results
    }
  }

  /// The signs of a table, for lessons; found out once.
  func signs(of table: BrailleTable, client: String) throws(Refusal) -> [TableSign] {
    if let known = signs[table.id] { return known }
    let tables = try allTables()
    try take(client: client)
    let found = try work(for: client) { () throws(BrailleTableError) in
      try tables.signs(of: table)
    }
    signs[table.id] = found
    return found
  }

  /// Works for a client; what takes long counts as many requests, so that nobody keeps the others waiting.
  private func work<Value>(
    for client: String, _ work: () throws(BrailleTableError) -> Value
  ) throws(Refusal) -> Value {
    let began = clock()
    defer {
      let now = clock()
      let requests = (now - began) * Self.requestsPerSecondOfWork
      if requests >= 1 { allowances.charge(client, requests, at: now) }
    }
    do throws(BrailleTableError) { return try work() } catch { throw .table(error) }
  }

  private func take(scalars: Int, client: String) throws(Refusal) {
    guard scalars <= limits.scalars else { throw .tooLong(maximum: limits.scalars) }
    for _ in 0...(scalars / Self.scalarsPerRequest) { try take(client: client) }
  }

  private func take(client: String) throws(Refusal) {
    if let wait = allowances.take(client, at: clock()) {
      throw .tooManyRequests(retryAfterSeconds: wait)
    }
  }
}
