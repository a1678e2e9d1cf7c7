// SPDX-License-Identifier: Apache-2.0

import CLouis
import Glibc
import Synchronization

/// Tells liblouis where the files of a table are, and hears what it says of them.
///
/// Instead of its own search, which would take any path: parts of an own table may lie only beside it or among the
/// tables of the library, are never too large, and never include each other without end. liblouis has no such limits.
enum TableResolver {
  /// What came to light while a table was read.
  struct Finding {
    var refusal: BrailleTableError?
    var complaint: BrailleTableError.Complaint?
  }

  fileprivate struct Request {
    var table: LoadedTable?
    /// The files that are being read, each included by the one before it.
    var chain: [String] = []
    var count = 0
    var finding = Finding()
  }

  /// Files of the library include each other 6 deep and 30 in all.
  private static let deepestInclude = 24
  private static let mostIncludes = 400

  private static let request = Mutex(Request())

  /// Puts our functions into the library's place for them.
  static func register() {
    lou_registerTableResolver { name, base in
      guard let name else { return nil }
      let base = base.map { String(cString: $0) }
      guard let files = TableResolver.files(for: String(cString: name), by: base) else {
        return nil
      }
      return TableResolver.list(of: files)
    }
    lou_setLogLevel(LOU_LOG_ERROR)
    lou_registerLogCallback { level, message in
      guard level.rawValue >= LOU_LOG_ERROR.rawValue, let message else { return }
      TableResolver.hear(String(cString: message))
    }
  }

  static func begin(_ table: LoadedTable) {
    request.withLock { $0 = Request(table: table) }
  }

  static func end() -> Finding {
    request.withLock { request in
      defer { request = Request() }
      return request.finding
    }
  }

  private static func files(for name: String, by base: String?) -> [String]? {
    request.withLock { request -> [String]? in
      guard let table = request.table else { return nil }
      guard let base else { return name == table.key ? table.files : nil }
      do throws(BrailleTableError) {
        return [try request.include(name, by: base, of: table)]
      } catch {
        request.finding.refusal = request.finding.refusal ?? error
        return nil
      }
    }
  }

  private static func hear(_ message: String) {
    request.withLock { request in
      request.finding.complaint =
        request.finding.complaint ?? BrailleTableError.Complaint(log: message)
    }
  }

  /// The list as liblouis wants it and frees it: an array of texts, ended by nil, all from `malloc`.
  private static func list(of files: [String]) -> UnsafeMutablePointer<
    UnsafeMutablePointer<CChar>?
  >? {
    let size = (files.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    guard let memory = malloc(size) else { return nil }
    let list = memory.bindMemory(
      to: UnsafeMutablePointer<CChar>?.self, capacity: files.count + 1)
    for (index, file) in files.enumerated() { (list + index).initialize(to: strdup(file)) }
    (list + files.count).initialize(to: nil)
    return list
  }
}

extension TableResolver.Request {
  fileprivate mutating func include(
    _ name: String, by base: String, of table: LoadedTable
  ) throws(BrailleTableError) -> String {
    let baseName = TableFile.name(of: base)
    let folders = [TableFile.folder(of: base)] + table.folders
    let found = folders.lazy.compactMap { TableFile.resolved($0 + "/" + name) }.first
    if let own = table.ownFolder {
      // What exists elsewhere and what does not exist at all are refused alike: a table is no way to look around.
      guard let found, ([own] + table.folders).contains(where: { found.hasPrefix($0 + "/") }) else {
        throw .forbiddenInclude(of: name, by: baseName)
      }
    }
    guard let found else { throw .unreadable(path: name) }
    while let last = chain.last, last != base { chain.removeLast() }
    if chain.isEmpty { chain = [base] }
    count += 1
    guard !chain.contains(found), chain.count < TableResolver.deepestInclude,
      count < TableResolver.mostIncludes
    else { throw .endlessInclude(of: name, by: baseName) }
    _ = try TableFile.size(of: found)
    chain.append(found)
    return found
  }
}

extension BrailleTableError.Complaint {
  /// What the library logs as "file:line: error: message", or "file:line: message", or a message alone.
  init(log: String) {
    let parts = log.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let line = Int(parts[1]) else {
      self.init(file: nil, line: nil, message: log.trimmed)
      return
    }
    var message = String(parts[2]).trimmed
    if message.hasPrefix("error:") { message = String(message.dropFirst("error:".count)).trimmed }
    self.init(file: TableFile.name(of: String(parts[0])), line: line, message: message)
  }
}
