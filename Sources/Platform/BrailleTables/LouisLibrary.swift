// SPDX-License-Identifier: Apache-2.0

import CLouis

/// The state of liblouis and its buffers, for one thread at a time.
struct LouisLibrary {
  /// How many tables the library may keep.
  ///
  /// Each takes up to a few megabytes, and it can only forget all at once.
  private static let mostTables = 48
  /// How many scalars a scalar may become before the library has no more room.
  private static let mostGrowth = 256
  private static let leastRoom = 256
  /// It takes zero for the end of a text and 0xFFFF for a mark of its own; this is no character either.
  private static let noncharacter: UInt32 = 0xFFFE
  private static let reserved: Set<UInt32> = [0, 0xFFFF]

  private var loaded: Set<String> = []
  private var isReady = false
  private var output: [UInt32] = []
  private var sources: [Int32] = []
  private var results: [Int32] = []
  /// Whether a table has something for a scalar, for those that had to be looked at.
  var knowledge: [Knowledge: Bool] = [:]
  /// Whether a table has a letter and its mark as one, for those that had to be looked at.
  var preferences: [Pair: Bool] = [:]

  struct Knowledge: Hashable {
    let table: String
    let scalar: UInt32
  }

  /// What liblouis is to do with what the table has nothing for.
  enum Unknown {
    case leaveOut, describe
  }

  mutating func load(_ table: LoadedTable) throws(BrailleTableError) {
    if loaded.contains(table.key) { return }
    if !isReady {
      TableResolver.register()
      isReady = true
    }
    if loaded.count >= Self.mostTables { forget() }
    TableResolver.begin(table)
    let isLoaded = lou_getTable(table.key) != nil
    let finding = TableResolver.end()
    if let refusal = finding.refusal { throw refusal }
    guard isLoaded else { throw .faulty(table: table.name, finding.complaint) }
    loaded.insert(table.key)
  }

  /// Forgets all tables and buffers.
  private mutating func forget() {
    lou_free()
    loaded = []
    knowledge = [:]
    preferences = [:]
  }

  mutating func translate(
    _ slice: Louis.Slice, _ way: Louis.Way, _ unknown: Unknown, by table: LoadedTable
  ) throws(BrailleTableError) -> Louis.Outcome {
    let input = slice.input.map { Self.reserved.contains($0) ? Self.noncharacter : $0 }
    var mode: Int32 = unknown == .leaveOut ? Int32(noUndefined.rawValue) : 0
    if slice.isPartial { mode |= Int32(partialTrans.rawValue) }
    var room = input.count * 8 + Self.leastRoom
    while true {
      var outcome = Louis.Outcome()
      let answer = call(way, input, slice.cursor, mode, table.key, room: room, &outcome)
      if answer > 0, outcome.consumed == input.count { return outcome }
      if room < input.count * Self.mostGrowth + Self.leastRoom {
        room *= 4
      } else if answer > 0, outcome.consumed > 0 {
        return outcome
      } else {
        throw .untranslatable(table: table.name, index: 0)
      }
    }
  }

  private mutating func call(
    _ way: Louis.Way, _ input: [UInt32], _ cursor: Int?, _ mode: Int32, _ key: String, room: Int,
    _ outcome: inout Louis.Outcome
  ) -> Int32 {
    grow(input: input.count, output: room)
    var inputCount = Int32(input.count)
    var outputCount = Int32(room)
    var place = Int32(cursor ?? -1)
    let translate = way == .reading ? lou_backTranslate : lou_translate
    let answer = translate(
      key, input, &inputCount, &output, &outputCount, nil, nil, &results, &sources, &place, mode)
    guard answer > 0, inputCount >= 0, outputCount >= 0 else { return min(answer, 0) }
    let produced = min(Int(outputCount), room)
    let consumed = min(Int(inputCount), input.count)
    outcome = Louis.Outcome(
      consumed: consumed, output: Array(output[..<produced]),
      sources: sources[..<produced].map { min(max($0, 0), Int32(max(consumed - 1, 0))) },
      results: results[..<consumed].map { min(max($0, 0), Int32(produced)) },
      cursor: cursor.map { _ in min(max(Int(place), 0), produced) })
    return answer
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
