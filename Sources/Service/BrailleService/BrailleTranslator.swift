// SPDX-License-Identifier: Apache-2.0

package import BrailleTables
import ChildProcess
import Dispatch
import Synchronization

/// Translates braille for visitors, in workers: liblouis never comes back from some texts.
package final class BrailleTranslator: Sendable {
  /// How much may be asked for.
  package struct Limits: Sendable {
    /// The longest text, in Unicode scalars: two dozen pages.
    package var scalars = 20_000
    /// The most words in one request.
    package var words = 128
    /// How many requests one client may make at once; each 1000 scalars count as one more.
    package var burst = 1200.0
    /// How many requests one client may make in a second, in the long run: more cells than a class of thirty types
    /// behind one address, at five a second each (150).
    package var perSecond = 240.0

    /// The usual limits.
    package init() {}
  }

  /// How many scalars count as one more request.
  private static let scalarsPerRequest = 1000

  /// How much may be asked for.
  package let limits: Limits
  /// The tables that there are; nil where liblouis has none.
  package let tables: InstalledTables?
  private let workers: BrailleWorkers
  private let clock: @Sendable () -> Double
  private let allowances: Mutex<Allowances>
  private let signs = Mutex<[String: [TableSign]]>([:])

  /// The tables of this machine, looked through once.
  package static let installed = try? InstalledTables()

  /// Translates by the tables of this machine.
  /// - Parameters:
  ///   - settings: how the work is done.
  ///   - clock: the time, in seconds from any moment.
  package init(
    _ settings: BrailleWorkerSettings = BrailleWorkerSettings(), limits: Limits = Limits(),
    clock: @escaping @Sendable () -> Double = {
      Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    }
  ) {
    self.limits = limits
    self.clock = clock
    tables = Self.installed
    workers = BrailleWorkers(
      settings.workers ?? WorkerKind.braille.workers(settings.program),
      limits: settings.limits, textTime: settings.textTime)
    allowances = Mutex(Allowances(burst: limits.burst, perSecond: limits.perSecond))
  }

  /// Starts the workers, so that the first cell need not wait for them.
  package func start() { workers.start() }

  /// The table of a name.
  package func table(_ name: String) throws(BrailleTranslatorError) -> BrailleTable {
    guard let tables else { throw .table(.noTables(folders: InstalledTables.systemFolders)) }
    do throws(BrailleTableError) { return try tables.find(name) } catch { throw .table(error) }
  }

  /// Text to cells.
  package func write(
    _ text: String, by table: BrailleTable, client: String
  ) async throws(BrailleTranslatorError) -> BrailleTranslation {
    try take(scalars: text.unicodeScalars.count, client: client)
    do throws(BrailleWorkersError) {
      return try await workers.write(text, by: table, for: client)
    } catch {
      throw BrailleTranslatorError(error)
    }
  }

  /// Cells to text.
  package func read(
    _ cells: String, by table: BrailleTable, isPartial: Bool, client: String
  ) async throws(BrailleTranslatorError) -> BrailleTranslation {
    try take(scalars: cells.unicodeScalars.count, client: client)
    do throws(BrailleWorkersError) {
      return try await workers.read([(cells, isPartial)], by: table, for: client).first
        ?? BrailleTranslation()
    } catch {
      throw BrailleTranslatorError(error)
    }
  }

  /// Words to text: each as one that may go on, and as one that is complete.
  package func read(
    words: [String], by table: BrailleTable, client: String
  ) async throws(BrailleTranslatorError) -> [TranslatedWord] {
    guard words.count <= limits.words else { throw .tooManyWords(maximum: limits.words) }
    try take(scalars: words.reduce(0) { $0 + $1.unicodeScalars.count }, client: client)
    let both = words.map { (cells: $0, isPartial: true) } + words.map { ($0, false) }
    do throws(BrailleWorkersError) {
      let read = try await workers.read(both, by: table, for: client)
      return words.indices.map { index in
        TranslatedWord(partial: read[index].text, full: read[words.count + index])
      }
    } catch {
      throw BrailleTranslatorError(error)
    }
  }

  /// The signs of a table, for lessons; found out once.
  package func signs(of table: BrailleTable, client: String) async throws(BrailleTranslatorError)
    -> [TableSign]
  {
    if let known = signs.withLock({ $0[table.id] }) { return known }
    try take(client: client)
    do throws(BrailleWorkersError) {
      let found = try await workers.signs(of: table, for: client)
      signs.withLock { $0[table.id] = found }
      return found
    } catch {
      throw BrailleTranslatorError(error)
    }
  }

  private func take(scalars: Int, client: String) throws(BrailleTranslatorError) {
    guard scalars <= limits.scalars else { throw .tooLong(maximum: limits.scalars) }
    for _ in 0...(scalars / Self.scalarsPerRequest) { try take(client: client) }
  }

  private func take(client: String) throws(BrailleTranslatorError) {
    let wait = allowances.withLock { $0.take(client, at: clock()) }
    if let wait { throw .tooManyRequests(retryAfterSeconds: wait) }
  }
}
