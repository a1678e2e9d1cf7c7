// SPDX-License-Identifier: Apache-2.0

import Braille
import BrailleTables
import Bytes
public import ChildProcess
import Synchronization

/// What is asked of a worker for braille.
enum BrailleTask: Sendable {
  case write(table: String, isCareful: Bool)
  /// Several cells or words, each read by itself.
  case read(table: String, partial: [Bool], isCareful: Bool)
  case signs(table: String)

  /// The words of an order.
  var words: [UInt8] {
    Parcel.packed { json in
      switch self {
      case .write(let table, let isCareful):
        json.field("task", "write")
        json.field("table", table)
        json.field("careful", isCareful)
      case .read(let table, let partial, let isCareful):
        json.field("task", "read")
        json.field("table", table)
        json.field("careful", isCareful)
        json.key("partial")
        json.array { list in for truth in partial { list.value(truth) } }
      case .signs(let table):
        json.field("task", "signs")
        json.field("table", table)
      }
    }
  }
}

/// What a worker for braille does: liblouis never comes back from some texts, so it runs where it can be ended.
enum BrailleWork {
  private static let tables = try? InstalledTables()
  /// The signs that were found out, as they are answered: each takes thousands of translations.
  private static let signs = Mutex<[String: [UInt8]]>([:])

  /// Looks through the tables, so that the first order need not wait for that.
  static func prepare() { _ = tables }

  /// The answer to an order, as a parcel.
  static func answer(_ head: [UInt8], _ body: [UInt8]) -> [UInt8] {
    let words = Parcel(head)?.words ?? .null
    do throws(BrailleTableError) {
      guard let tables else { throw .noTables(folders: InstalledTables.systemFolders) }
      let name = words["table"]?.string ?? ""
      // A name with a slash is a file that somebody brought along.
      let table = name.contains("/") ? try tables.ownTable(path: name) : try tables.find(name)
      let isCareful = words["careful"]?.bool ?? false
      switch words["task"]?.string {
      case "signs":
        if let kept = signs.withLock({ $0[table.id] }) { return kept }
        let found = packed(try tables.signs(of: table))
        signs.withLock { $0[table.id] = found }
        return found
      case "write":
        let text = String(decoding: body, as: UTF8.self)
        return packed([try tables.translate(text, by: table, isCareful: isCareful)])
      default:
        let partial = (words["partial"]?.array ?? []).map { $0.bool ?? false }
        // No cells have a NUL, so it parts them.
        let texts = body.split(separator: 0, omittingEmptySubsequences: false)
        var translations: [BrailleTranslation] = []
        for (text, isPartial) in zip(texts, partial) {
          translations.append(
            try tables.backTranslate(
              String(decoding: text, as: UTF8.self), by: table, isPartial: isPartial,
              isCareful: isCareful))
        }
        return packed(translations)
      }
    } catch {
      return packed(error)
    }
  }
}

extension WorkerKind {
  /// Turns text into braille and back by liblouis, which does not always come back.
  public static let braille = WorkerKind(
    name: "braille", prepare: BrailleWork.prepare, answer: BrailleWork.answer)
}
