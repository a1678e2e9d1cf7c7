// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Synchronization

/// Something that changed and that an open page may want to show.
public enum ReadingChange: Sendable, Hashable {
  /// One of the person's own requests, or one that they took.
  case request(ReadingID)
  /// Something on the person's own shelf, by its identifier: a book, a podcast, an episode.
  case shelf(String)
  /// The list of requests that wait for a volunteer.
  case openRequests
  /// An urgent request rings for this volunteer, or does so no longer.
  case ring
  /// Sessions may have ended: who listens in the name of one looks whether it still holds.
  case sessions
}

/// Carries changes to whoever has a page open.
///
/// `RelayingChangeFeed` carries them from one process to another. A database's notifications can take the place of both
/// when several machines serve one database.
public protocol ChangeFeed: Sendable {
  /// Tells one account, or everyone when the audience is nil.
  func publish(_ change: ReadingChange, to audience: AccountID?)
  /// The changes from now on for one account, until the task that reads them ends.
  func changes(for account: AccountID) -> AsyncStream<ReadingChange>
  /// The accounts that have a page open now.
  func listening() -> Set<AccountID>
  /// Carries what is published to other processes, where the feed does that, until the task is cancelled.
  func carry() async
}

/// A feed within this process.
public final class LocalChangeFeed: ChangeFeed {
  private struct Listener {
    let account: AccountID
    let continuation: AsyncStream<ReadingChange>.Continuation
  }

  private struct State {
    var listeners: [Int: Listener] = [:]
    var count = 0
  }

  /// Changes that wait for a slow reader; older ones are dropped, since a page then reloads anyway.
  private static let waitingLimit = 32

  private let state = Mutex(State())

  /// Makes a feed without listeners.
  public init() {}

  /// Tells one account, or everyone when the audience is nil.
  public func publish(_ change: ReadingChange, to audience: AccountID?) {
    let told = state.withLock { state in
      state.listeners.values.filter { audience == nil || $0.account == audience }
    }
    for listener in told { listener.continuation.yield(change) }
  }

  /// The accounts that have a page open now.
  public func listening() -> Set<AccountID> {
    state.withLock { Set($0.listeners.values.map(\.account)) }
  }

  /// Does nothing: who listens is in this process.
  public func carry() async {}

  /// The changes from now on for one account.
  public func changes(for account: AccountID) -> AsyncStream<ReadingChange> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ReadingChange.self, bufferingPolicy: .bufferingNewest(Self.waitingLimit))
    let number = state.withLock { state in
      state.count += 1
      state.listeners[state.count] = Listener(account: account, continuation: continuation)
      return state.count
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.listeners.removeValue(forKey: number) }
    }
    return stream
  }
}
