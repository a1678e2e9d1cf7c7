// SPDX-License-Identifier: Apache-2.0

/// Who comes next: of those who wait, the client that has had the least work done for it.
///
/// Each client has a budget of worker time that fills steadily. Nobody is refused for being one of many, only when too
/// much waits in all, or when a client has used up its budget.
struct WorkQueue<Work> {
  /// How much may wait, and how much one client may have.
  struct Limits: Sendable, Hashable {
    var places: Int
    var mostWaiting: Int
    var mostWaitingOfClient: Int
    /// How much the bodies of what waits may hold together, in bytes.
    var mostWaitingBytes: Int
    /// The seconds of work that a client may have at once, and for each second after.
    var budgetSeconds: Double
    var budgetPerSecond: Double

    /// One place is always for somebody else.
    var placesOfClient: Int { max(1, places - 1) }
  }

  struct Entry {
    let number: Int
    let client: String
    let byteCount: Int
    let work: Work
  }

  private struct Client {
    var budget: Double
    var filledAt: Double
    var running = 0
    var waiting = 0
  }

  /// The most clients that are remembered; then those who owe nothing are forgotten.
  private static var mostClients: Int { 10_000 }

  let limits: Limits
  private var clients: [String: Client] = [:]
  private(set) var waiting: [Entry] = []
  private var waitingBytes = 0

  init(limits: Limits) { self.limits = limits }

  /// Takes work in, or says why not.
  mutating func add(_ entry: Entry, at now: Double) -> WorkerError? {
    var displaced: [Entry] = []
    return add(entry, at: now, displacing: &displaced)
  }

  /// Takes work in, or says why not; where too much waits, what came last of those with the most makes room.
  mutating func add(
    _ entry: Entry, at now: Double, displacing displaced: inout [Entry]
  ) -> WorkerError? {
    var client = client(entry.client, at: now)
    if client.budget <= 0 {
      return .overBudget(retryAfterSeconds: Self.wait(for: -client.budget, limits))
    }
    guard client.waiting < limits.mostWaitingOfClient else { return Self.busy }
    while !hasRoom(for: entry) {
      guard let last = lastOfGreediest(beyond: client.waiting + 1) else { return Self.busy }
      displaced.append(take(last))
    }
    client.waiting += 1
    clients[entry.client] = client
    waiting.append(entry)
    waitingBytes += entry.byteCount
    return nil
  }

  static var busy: WorkerError { .busy(retryAfterSeconds: 5) }

  private func hasRoom(for entry: Entry) -> Bool {
    // What can begin at once does not wait.
    let isLarge = waitingBytes + entry.byteCount > limits.mostWaitingBytes && !waiting.isEmpty
    return waiting.count < limits.mostWaiting && !isLarge
  }

  /// The last piece of the client of whom most waits, if that is more than so many.
  private func lastOfGreediest(beyond count: Int) -> Int? {
    let greediest = clients.max { $0.value.waiting < $1.value.waiting }
    guard let greediest, greediest.value.waiting > count else { return nil }
    return waiting.lastIndex { $0.client == greediest.key }
  }

  /// The next piece of work, which counts as begun; nil when nothing may begin now.
  mutating func next(at now: Double) -> Entry? {
    var best: (index: Int, budget: Double)?
    var seen: Set<String> = []
    for (index, entry) in waiting.enumerated() where seen.insert(entry.client).inserted {
      let client = client(entry.client, at: now)
      guard client.running < limits.placesOfClient else { continue }
      if client.budget > best?.budget ?? -.infinity { best = (index, client.budget) }
    }
    guard let best else { return nil }
    let entry = take(best.index)
    clients[entry.client]?.running += 1
    return entry
  }

  /// Work that began has ended, well or not, after so many seconds of it.
  mutating func ended(client name: String, after seconds: Double, at now: Double) {
    var client = client(name, at: now)
    client.running -= 1
    client.budget -= seconds
    clients[name] = client
    if clients.count > Self.mostClients { forgetThoseWhoOweNothing(at: now) }
  }

  /// Takes work out that has not begun; nil when there is none of this number.
  mutating func remove(_ number: Int) -> Entry? {
    waiting.firstIndex { $0.number == number }.map { take($0) }
  }

  private mutating func take(_ index: Int) -> Entry {
    let entry = waiting.remove(at: index)
    waitingBytes -= entry.byteCount
    clients[entry.client]?.waiting -= 1
    return entry
  }

  private func client(_ name: String, at now: Double) -> Client {
    guard var client = clients[name] else {
      return Client(budget: limits.budgetSeconds, filledAt: now)
    }
    let filled = client.budget + max(0, now - client.filledAt) * limits.budgetPerSecond
    client.budget = min(limits.budgetSeconds, filled)
    client.filledAt = now
    return client
  }

  private mutating func forgetThoseWhoOweNothing(at now: Double) {
    clients = clients.filter { name, kept in
      kept.running > 0 || kept.waiting > 0 || client(name, at: now).budget < limits.budgetSeconds
    }
  }

  private static func wait(for seconds: Double, _ limits: Limits) -> Int {
    max(1, Int(min(3600, seconds / limits.budgetPerSecond).rounded(.up)))
  }
}
