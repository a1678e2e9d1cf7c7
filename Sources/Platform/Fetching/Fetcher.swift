// SPDX-License-Identifier: Apache-2.0

import CCurl
import Foundation
import Synchronization

/// Fetches files from public servers, to which strangers give the links.
///
/// Each fetch has a thread of its own, since it waits for a server that somebody else runs: neither the threads that
/// serve nor those of tasks may. It is done in this process and not in a confined one: the confinement of programs is
/// that they have no network at all, and one that had it could do more than fetch. What is fetched is not looked into
/// here but for its head; whoever decodes it does so confined.
///
/// No proxy, no cookies, no names or passwords, no page that sent us: a server learns the link and the name of this
/// program, and the address that it answers.
public struct Fetcher: Sendable {
  /// How much a fetch may take.
  public struct Limits: Sendable, Hashable {
    /// How long a connection may take, its encryption included, in seconds.
    public var connectSeconds = 10.0
    /// How long all of it may take, with everywhere it is sent on to, in seconds: five minutes.
    public var seconds = 300.0
    /// How many bytes a second must come, over each `slowSeconds`: 16 KiB, as a recording of 128 kbit/s is played.
    ///
    /// There are few places, and who sends a link chooses its server.
    public var slowBytesPerSecond = 16_384
    /// Over how many seconds it is looked whether enough came.
    public var slowSeconds = 30.0
    /// How many bytes a file may have.
    public var bytes: Int64
    /// How many bytes the heads of an answer may have.
    public var headBytes = 65_536
    /// Whether a page is welcome too.
    public var takesPages = false
    /// How often it may be sent on.
    public var redirects = 5

    /// The usual limits.
    /// - Parameter bytes: how many bytes a file may have.
    public init(bytes: Int64) {
      self.bytes = bytes
    }
  }

  /// What it says it is.
  let agent: String
  let limits: Limits
  /// What it allows; links are read by the same.
  public let rules: FetchRules

  /// Makes a fetcher.
  /// - Parameter agent: what it says it is, such as `Earshot/1.0`.
  public init(agent: String, limits: Limits, rules: FetchRules = FetchRules()) {
    (self.agent, self.limits, self.rules) = (agent, limits, rules)
  }

  /// The same within other limits.
  public func within(_ limits: Limits) -> Fetcher {
    Fetcher(agent: agent, limits: limits, rules: rules)
  }

  /// Fetches a file; where that fails, or its task is cancelled, there is none.
  /// - Parameter path: where it goes; nothing may be there yet.
  /// - Returns: how many bytes it has.
  @discardableResult
  public func fetch(_ link: WebLink, to path: String) async throws(FetchError) -> Int64 {
    guard let file = try await fetch(link, to: path, unless: FileEdition()) else { throw .broken }
    return file.byteCount
  }

  /// Fetches a file unless it is still the edition that is there already.
  /// - Returns: nil where it is, and then there is no file.
  public func fetch(
    _ link: WebLink, to path: String, unless known: FileEdition
  ) async throws(FetchError) -> FetchedFile? {
    let stop = StopMark()
    let result: Result<FetchedFile?, FetchError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let thread = Thread {
          earshot_curl_begin_thread("earshot fetch")
          continuation.resume(returning: fetched(link, to: path, known, stop))
        }
        thread.start()
      }
    } onCancel: {
      stop.set()
    }
    return try result.get()
  }

  private func fetched(
    _ link: WebLink, to path: String, _ known: FileEdition, _ stop: StopMark
  ) -> Result<FetchedFile?, FetchError> {
    do throws(FetchError) {
      let file = try follow(link, to: path, known, stop)
      if file == nil { unlink(path) }
      return .success(file)
    } catch {
      unlink(path)
      return .failure(error)
    }
  }

  private func follow(
    _ link: WebLink, to path: String, _ known: FileEdition, _ stop: StopMark
  ) throws(FetchError) -> FetchedFile? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .disk(reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    let end = Self.now() + limits.seconds
    var next = link
    for _ in 0...limits.redirects {
      let left = end - Self.now()
      guard left > 0 else { throw .tooSlow }
      let transfer = Transfer(
        self, secondsLeft: left, into: descriptor, stop, known: known)
      switch try transfer.run(next) {
      case .whole(let bytes):
        return FetchedFile(byteCount: bytes, edition: transfer.edition, link: next)
      case .unchanged:
        // Nobody asked: then it is no answer.
        guard !known.headers.isEmpty else { throw .status(304) }
        return nil
      case .elsewhere(let location):
        do throws(LinkError) { next = try next.following(location, rules) } catch {
          throw .badRedirect(error)
        }
      }
    }
    throw .tooManyRedirects
  }

  /// A clock that nobody sets, in seconds.
  static func now() -> Double {
    Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }
}

/// Says from another thread that a fetch is to end.
final class StopMark: Sendable {
  private let mark = Atomic(false)

  var isSet: Bool { mark.load(ordering: .relaxed) }
  func set() { mark.store(true, ordering: .relaxed) }
}
