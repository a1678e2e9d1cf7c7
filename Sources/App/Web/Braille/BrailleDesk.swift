// SPDX-License-Identifier: Apache-2.0

import BrailleTables
import Dispatch
import Synchronization
import Voice

/// Translates braille for visitors, in workers: liblouis never comes back from some texts.
final class BrailleDesk: Sendable {
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
    /// Others have too much to do, or no worker could be started.
    case unavailable(retryAfterSeconds: Int)
  }

  /// How many scalars count as one more request.
  private static let scalarsPerRequest = 1000

  let limits: Limits
  /// The tables that there are; nil where liblouis has none.
  let tables: BrailleTables?
  private let workers: BrailleWorkers
  private let clock: @Sendable () -> Double
  private let allowances: Mutex<Allowances>
  private let signs = Mutex<[String: [TableSign]]>([:])

  /// The tables of this machine, looked through once.
  static let installed = try? BrailleTables()

  init(
    _ settings: WorkerSettings = WorkerSettings(), limits: Limits = Limits(),
    clock: @escaping @Sendable () -> Double = {
      Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    }
  ) {
    self.limits = limits
    self.clock = clock
    tables = Self.installed
    workers = BrailleWorkers(
      settings.brailleWorkers ?? WebWorker.braille.workers(settings.program),
      limits: settings.brailleLimits, textTime: settings.brailleTime)
    allowances = Mutex(Allowances(burst: limits.burst, perSecond: limits.perSecond))
  }

  /// Starts the workers, so that the first cell need not wait for them.
  func start() { workers.start() }

  /// The table of a name.
  func table(_ name: String) throws(Refusal) -> BrailleTable {
    guard let tables else { throw .table(.noTables(folders: BrailleTables.systemFolders)) }
    do throws(BrailleTableError) { return try tables.find(name) } catch { throw .table(error) }
  }

  /// Text to cells.
  func write(
    _ text: String, by table: BrailleTable, client: String
  ) async throws(Refusal) -> BrailleTranslation {
    try take(scalars: text.unicodeScalars.count, client: client)
    do throws(BrailleWorkers.Failure) {
      return try await workers.write(text, by: table, for: client)
    } catch {
      throw Refusal(error)
    }
  }

  /// Cells to text.
  func read(
    _ cells: String, by table: BrailleTable, isPartial: Bool, client: String
  ) async throws(Refusal) -> BrailleTranslation {
    try take(scalars: cells.unicodeScalars.count, client: client)
    do throws(BrailleWorkers.Failure) {
      return try await workers.read([(cells, isPartial)], by: table, for: client).first
        ?? BrailleTranslation()
    } catch {
      throw Refusal(error)
    }
  }

  /// Words to text: each as one that may go on, and as one that is complete.
  func read(
    words: [String], by table: BrailleTable, client: String
  ) async throws(Refusal) -> [ReadWord] {
    guard words.count <= limits.words else { throw .tooManyWords(maximum: limits.words) }
    try take(scalars: words.reduce(0) { $0 + $1.unicodeScalars.count }, client: client)
    let both = words.map { (cells: $0, isPartial: true) } + words.map { ($0, false) }
    do throws(BrailleWorkers.Failure) {
      let read = try await workers.read(both, by: table, for: client)
      return words.indices.map { index in
        ReadWord(partial: read[index].text, full: read[words.count + index])
      }
    } catch {
      throw Refusal(error)
    }
  }

  /// The signs of a table, for lessons; found out once.
  func signs(of table: BrailleTable, client: String) async throws(Refusal) -> [TableSign] {
    if let known = signs.withLock({ $0[table.id] }) { return known }
    try take(client: client)
    do throws(BrailleWorkers.Failure) {
      let found = try await workers.signs(of: table, for: client)
      signs.withLock { $0[table.id] = found }
      return found
    } catch {
      throw Refusal(error)
    }
  }

  private func take(scalars: Int, client: String) throws(Refusal) {
    guard scalars <= limits.scalars else { throw .tooLong(maximum: limits.scalars) }
    for _ in 0...(scalars / Self.scalarsPerRequest) { try take(client: client) }
  }

  private func take(client: String) throws(Refusal) {
    let wait = allowances.withLock { $0.take(client, at: clock()) }
    if let wait { throw .tooManyRequests(retryAfterSeconds: wait) }
  }
}

extension BrailleDesk.Refusal {
  fileprivate init(_ failure: BrailleWorkers.Failure) {
    switch failure {
    case .table(let error): self = .table(error)
    case .overBudget(let seconds): self = .tooManyRequests(retryAfterSeconds: seconds)
    case .unavailable(let seconds): self = .unavailable(retryAfterSeconds: seconds)
    }
  }
}
