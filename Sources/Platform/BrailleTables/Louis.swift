// SPDX-License-Identifier: Apache-2.0

import CLouis
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
    var mode: Mode
  }

  /// What came of a slice: places count from its beginning.
  struct Outcome {
    /// How much of the input it covers, at least 1.
    var consumed = 0
    var output: [UInt32] = []
    var sources: [Int32] = []
    var results: [Int32] = []
    var cursor: Int?
  }

  /// How a slice is translated.
  struct Mode: OptionSet {
    let rawValue: Int32

    /// What the table has nothing for is left out, not described.
    static let leaveOutUnknown = Mode(rawValue: Int32(noUndefined.rawValue))
    /// The word may go on, so signs that stand only for whole words are not taken for them.
    static let partial = Mode(rawValue: Int32(partialTrans.rawValue))
  }

  enum Way { case writing, reading }

  private static let state = Mutex(State())

  /// Translates the beginning of a slice, all of it but in rare cases.
  static func translate(
    _ slice: Slice, _ way: Way, by table: LoadedTable
  ) throws(BrailleTableError) -> Outcome {
    try state.withLock { state throws(BrailleTableError) in
      try state.load(table)
      return try state.translate(slice, way, by: table)
    }
  }

  /// Reads a table, unless it is there already.
  static func load(_ table: LoadedTable) throws(BrailleTableError) {
    try state.withLock { state throws(BrailleTableError) in try state.load(table) }
  }

  /// What one thread at a time may use.
  private struct State {
    /// How many tables the library may keep.
    ///
    /// Each takes up to a few megabytes, and it can only forget all at once.
    private static let mostTables = 48
    /// How many scalars a scalar may become before the library is told that there is no more room.
    private static let mostGrowth = 256
    private static let leastRoom = 256

    private var loaded: Set<String> = []
    private var isReady = false
    private var output: [UInt32] = []
    private var sources: [Int32] = []
    private var results: [Int32] = []

    mutating func load(_ table: LoadedTable) throws(BrailleTableError) {
      if loaded.contains(table.key) { return }
      if !isReady {
        TableResolver.register()
        isReady = true
      }
      if loaded.count >= Self.mostTables {
        lou_free()
        loaded = []
      }
      TableResolver.begin(table)
      let found = lou_getTable(table.key) != nil
      let finding = TableResolver.end()
      if let refusal = finding.refusal { throw refusal }
      guard found else { throw .faulty(table: table.name, finding.complaint) }
      loaded.insert(table.key)
    }

    mutating func translate(
      _ slice: Slice, _ way: Way, by table: LoadedTable
    ) throws(BrailleTableError) -> Outcome {
      var room = slice.input.count * 8 + Self.leastRoom
      while true {
        let outcome = call(slice, way, key: table.key, room: room)
        if let outcome, outcome.consumed == slice.input.count { return outcome }
        if room < slice.input.count * Self.mostGrowth + Self.leastRoom {
          room *= 4
        } else if let outcome, outcome.consumed > 0 {
          return outcome
        } else {
          throw .untranslatable(table: table.name, index: 0)
        }
      }
    }

    private mutating func call(_ slice: Slice, _ way: Way, key: String, room: Int) -> Outcome? {
      grow(input: slice.input.count, output: room)
      var inputCount = Int32(slice.input.count)
      var outputCount = Int32(room)
      var cursor = Int32(slice.cursor ?? -1)
      let function = way == .writing ? lou_translate : lou_backTranslate
      let isDone = function(
        key, slice.input, &inputCount, &output, &outputCount, nil, nil, &results, &sources,
        &cursor, slice.mode.rawValue)
      guard isDone != 0, inputCount >= 0, outputCount >= 0 else { return nil }
      let produced = min(Int(outputCount), room)
      let consumed = min(Int(inputCount), slice.input.count)
      return Outcome(
        consumed: consumed, output: Array(output[..<produced]),
        sources: sources[..<produced].map { min(max($0, 0), Int32(max(consumed - 1, 0))) },
        results: results[..<consumed].map { min(max($0, 0), Int32(produced)) },
        cursor: slice.cursor.map { _ in min(max(Int(cursor), 0), produced) })
    }

    /// Makes the buffers large enough; the library writes to each up to the counts that it is told.
    private mutating func grow(input: Int, output room: Int) {
      if output.count < room {
        output = [UInt32](repeating: 0, count: room)
        sources = [Int32](repeating: 0, count: room)
      }
      if results.count < max(input, room) {
        results = [Int32](repeating: 0, count: max(input, room))
      }
    }
  }
}
