// SPDX-License-Identifier: Apache-2.0

/// Which recording of a row comes next, and which came before.
struct PlayOrder: Sendable {
  /// What comes next, and whether all had been heard before it.
  struct Choice: Sendable, Equatable {
    var index: Int
    var beginsAnew = false
  }

  var mode = PlayMode.inOrder
  /// What was heard of a shuffled row, in that order; the way back leads through it.
  private var heard: [Int] = []
  /// Where in `heard` those begin that count for this round.
  private var roundStart = 0
  /// Where in `heard` one is.
  private var place = 0
  private var chance = Chance()

  /// Takes up a way of playing; what plays now counts as heard.
  mutating func change(to mode: PlayMode, from current: Int) {
    self.mode = mode
    (heard, place, roundStart) = ([current], 0, 0)
  }

  /// The recording after the current one (1) or before it (-1); nil where there is none.
  /// - Parameter time: when it is asked for, in seconds: people are what makes chance here.
  mutating func choose(
    _ direction: Int, from current: Int, of count: Int, at time: Double
  ) -> Choice? {
    switch mode {
    case .inOrder, .repeatOne:
      let index = current + direction
      return (0..<count).contains(index) ? Choice(index: index) : nil
    case .repeatAll:
      return count > 1 ? Choice(index: (current + direction + count) % count) : nil
    case .shuffled:
      return direction < 0 ? back() : forward(from: current, of: count, at: time)
    }
  }

  /// Takes in that another recording was chosen by hand: the way back leads to the one before it.
  mutating func jump(to index: Int) {
    guard mode == .shuffled else { return }
    place += 1
    heard.insert(index, at: place)
    if place <= roundStart { roundStart += 1 }
  }

  private mutating func back() -> Choice? {
    guard place > 0 else { return nil }
    place -= 1
    return Choice(index: heard[place])
  }

  private mutating func forward(from current: Int, of count: Int, at time: Double) -> Choice? {
    guard count > 1 else { return nil }
    if place + 1 < heard.count {
      place += 1
      return Choice(index: heard[place])
    }
    let round = heard[roundStart...]
    var left = (0..<count).filter { !round.contains($0) }
    let beginsAnew = left.isEmpty
    if beginsAnew {
      left = (0..<count).filter { $0 != current }
      // The way back leads through the round before, not through all of the day.
      heard.removeFirst(roundStart)
      roundStart = heard.count
    }
    let index = left[chance.below(left.count, at: time)]
    heard.append(index)
    place = heard.count - 1
    return Choice(index: index, beginsAnew: beginsAnew)
  }
}

/// Numbers that nobody foresees while they listen, and that are the same again for the same events.
private struct Chance: Sendable {
  private var state: UInt64 = 0

  /// A number from 0, below another, which is above 0.
  mutating func below(_ count: Int, at time: Double) -> Int {
    // SplitMix64 (Steele, Lea and Flood, 2014) over all times so far.
    state = (state ^ time.bitPattern) &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    // The high half, times the count: without the remainder's leaning to low numbers.
    return Int(((mixed >> 32) &* UInt64(count)) >> 32)
  }
}
