// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The library liblouis, of which a process has exactly one.
///
/// It keeps the tables that it has read, its buffers and what tells it of mistakes in global variables without locks,
/// so whoever uses it holds this lock. It is a lock and not an actor because a word takes 3 microseconds, less than
/// the way to another thread and back; long texts come in slices, so that nobody waits for the whole of one.
enum Louis {
  /// One piece of text without line ends, on its way through a table.
  struct Slice {
    var input: [UInt32]
    var cursor: Int?
    /// The last word may go on, so signs that stand only for whole words are not taken for them.
    var isPartial = false
  }

  /// What came of a slice: places count from its beginning.
  struct Outcome {
    /// How much of the input it covers, at least 1.
    var consumed = 0
    var output: [UInt32] = []
    var sources: [Int32] = []
    var results: [Int32] = []
    var cursor: Int?
    /// The places in the input that the table has nothing for.
    var unknown: [Int] = []
  }

  enum Way: Hashable { case writing, reading }

  private static let library = Mutex(LouisLibrary())

  /// Translates the beginning of a slice, all of it but in rare cases.
  static func translate(
    _ slice: Slice, _ way: Way, by table: LoadedTable
  ) throws(BrailleTableError) -> Outcome {
    try library.withLock { library throws(BrailleTableError) in
      try library.load(table)
      return switch way {
      case .writing: try library.write(slice, by: table)
      case .reading: try library.read(slice, by: table)
      }
    }
  }

  /// Reads a table, unless it is there already.
  static func load(_ table: LoadedTable) throws(BrailleTableError) {
    try library.withLock { library throws(BrailleTableError) in try library.load(table) }
  }
}
