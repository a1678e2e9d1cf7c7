// SPDX-License-Identifier: Apache-2.0

public import BrailleTables
import Bytes
import ChildProcess

/// Translates braille in workers, since liblouis never comes back from some texts.
public struct BrailleWorkers: Sendable {
  /// How long a text may take.
  ///
  /// The longest takes a tenth of a second, and a large table another to be read; the rest is
  /// for slower machines.
  static let textTime = WorkTime(seconds: 10, processorSeconds: 2)
  /// How long it may take at first, together with texts of all tables.
  static let firstTime = WorkTime(seconds: 10, processorSeconds: 1)
  /// The signs of a table take thousands of translations.
  private static let signsTime = WorkTime(seconds: 60, processorSeconds: 20)

  private let pool: WorkerPool
  /// For texts that took too long, and for a while all others by their tables: so one table holds up no other.
  private let suspects: WorkerPool
  private let textTime: WorkTime

  init(
    _ workers: WorkerPool.Workers, limits: WorkerPool.Limits,
    textTime: WorkTime = BrailleWorkers.textTime
  ) {
    pool = WorkerPool(workers, limits: limits)
    suspects = WorkerPool(workers, limits: limits)
    self.textTime = textTime
  }

  /// A worker for one person at this machine.
  /// - Parameters:
  ///   - program: what is started with `worker braille` as its arguments; nil to work in this process.
  ///   - table: one that somebody brought along, whose files the worker may read.
  public init(program: String?, reading table: BrailleTable) {
    var limits = WorkerPool.Limits()
    limits.places = 1
    limits.budgetSeconds = .infinity
    limits.retiresAfterBytes = .max
    limits.reads = table.ownFile.map { [$0.folder] } ?? []
    self.init(WorkerKind.braille.workers(program), limits: limits)
  }

  func start() {
    pool.start()
    suspects.start()
  }

  /// Text to cells.
  func write(
    _ text: String, by table: BrailleTable, for client: String
  ) async throws(BrailleWorkersError) -> BrailleTranslation {
    let parcel = try await carefully(table, Array(text.utf8), client) { isCareful in
      .write(table: Self.name(of: table), isCareful: isCareful)
    }
    return BrailleWork.translations(in: parcel).first ?? BrailleTranslation()
  }

  /// Cells to text, each of several by itself.
  func read(
    _ cells: [(cells: String, isPartial: Bool)], by table: BrailleTable, for client: String
  ) async throws(BrailleWorkersError) -> [BrailleTranslation] {
    // Checked here, since a NUL parts them on their way.
    for one in cells {
      for (index, scalar) in one.cells.unicodeScalars.enumerated() where scalar.value == 0 {
        throw .table(.notBraille(index: index, scalar: scalar))
      }
    }
    let body = Array(cells.map { Array($0.cells.utf8) }.joined(separator: [0]))
    let partial = cells.map(\.isPartial)
    let parcel = try await carefully(table, body, client) { isCareful in
      .read(table: Self.name(of: table), partial: partial, isCareful: isCareful)
    }
    let read = BrailleWork.translations(in: parcel)
    return read + Array(repeating: BrailleTranslation(), count: max(0, cells.count - read.count))
  }

  /// The signs of a table.
  func signs(of table: BrailleTable, for client: String) async throws(BrailleWorkersError)
    -> [TableSign]
  {
    let answer: Parcel
    do throws(WorkerError) {
      answer = try await parcel(
        .signs(table: Self.name(of: table)), [], client, at: suspects, Self.signsTime)
    } catch {
      throw BrailleWorkersError(error, table)
    }
    if let error = BrailleWork.error(in: answer, table: table.id) { throw .table(error) }
    return BrailleWork.signs(in: answer)
  }

  /// What a worker finds the table by.
  private static func name(of table: BrailleTable) -> String { table.ownFile?.path ?? table.id }

  /// Translates as a whole, at first beside all others; where liblouis does not come back from that, word by word: mostly it is some words together
  /// over which it reckons for ever, and each alone is no problem for it.
  private func carefully(
    _ table: BrailleTable, _ body: [UInt8], _ client: String, _ task: (Bool) -> BrailleTask
  ) async throws(BrailleWorkersError) -> Parcel {
    let answer: Parcel
    do throws(WorkerError) {
      do throws(WorkerError) {
        answer = try await whole(table, task(false), body, client)
      } catch {
        guard error == .tooSlow else { throw error }
        answer = try await parcel(task(true), body, client, at: suspects, textTime)
      }
    } catch {
      throw BrailleWorkersError(error, table)
    }
    if let error = BrailleWork.error(in: answer, table: table.id) { throw .table(error) }
    return answer
  }

  private func whole(
    _ table: BrailleTable, _ task: BrailleTask, _ body: [UInt8], _ client: String
  ) async throws(WorkerError) -> Parcel {
    do throws(WorkerError) {
      return try await parcel(task, body, client, at: pool, Self.firstTime, family: table.id)
    } catch {
      guard error == .tooSlow else { throw error }
      return try await parcel(task, body, client, at: suspects, textTime)
    }
  }

  private func parcel(
    _ task: BrailleTask, _ body: [UInt8], _ client: String, at pool: WorkerPool, _ time: WorkTime,
    family: String? = nil
  ) async throws(WorkerError) -> Parcel {
    let answer = try await pool.perform(
      WorkOrder(head: task.words, body: .bytes(body), family: family), for: client, within: time)
    guard let parcel = Parcel(answer) else { throw .failed }
    return parcel
  }
}
