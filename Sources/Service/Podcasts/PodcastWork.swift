// SPDX-License-Identifier: Apache-2.0

import Bytes
package import ChildProcess
import Documents

extension WorkerKind {
  /// Reads feeds, lists of feeds, transcripts and chapters that strangers' servers sent.
  package static let podcasts = WorkerKind(name: "podcasts") { head, body in
    PodcastWork.answer(head, body)
  }
}

/// What a worker does with a file that was fetched.
enum PodcastTask: String {
  case feed
  case outline
  case transcript
  case chapters
}

/// What a worker does.
enum PodcastWork {
  static func answer(_ head: [UInt8], _ body: [UInt8]) -> [UInt8] {
    guard let task = PodcastTask(rawValue: String(decoding: head, as: UTF8.self)) else {
      return fault(.noFeed)
    }
    do throws(FeedFault) {
      switch task {
      case .feed:
        let feed = try PodcastFeed(feed: body)
        return Parcel.packed { feed.writeMembers(to: &$0) }
      case .outline:
        let addresses = try FeedOutline.addresses(in: body)
        return Parcel.packed { json in
          json.key("addresses")
          json.array { list in for address in addresses { list.value(address) } }
        }
      case .transcript:
        guard let transcript = Transcript(body) else { throw .noFeed }
        return Parcel.packed { transcript.writeMembers(to: &$0) }
      case .chapters:
        let chapters = try FeedChapter.chapters(json: body)
        return Parcel.packed { json in
          json.key("chapters")
          json.value(chapters.json)
        }
      }
    } catch {
      return fault(error)
    }
  }

  private static func fault(_ fault: FeedFault) -> [UInt8] {
    Parcel.packed { $0.field("fault", fault.rawValue) }
  }
}

/// The pool of workers that read what was fetched.
struct PodcastReader: Sendable {
  private static let time = WorkTime(seconds: 60, processorSeconds: 20)
  private let pool: WorkerPool

  init(program: String?) {
    var limits = WorkerPool.Limits()
    limits.places = 1
    limits.budgetSeconds = .infinity
    limits.retiresAfterBytes = 64 << 20
    pool = WorkerPool(WorkerKind.podcasts.workers(program), limits: limits)
  }

  func feed(_ bytes: [UInt8]) async throws(PodcastReadError) -> PodcastFeed {
    let words = try await perform(.feed, bytes)
    guard let feed = PodcastFeed(words) else { throw .problem(.serverFailed) }
    return feed
  }

  func addresses(_ bytes: [UInt8]) async throws(PodcastReadError) -> [String] {
    try await perform(.outline, bytes)["addresses"]?.array?.compactMap(\.string) ?? []
  }

  func transcript(_ bytes: [UInt8]) async throws(PodcastReadError) -> Transcript {
    guard let transcript = Transcript(try await perform(.transcript, bytes)) else {
      throw .problem(.serverFailed)
    }
    return transcript
  }

  func chapters(_ bytes: [UInt8]) async throws(PodcastReadError) -> [FeedChapter] {
    try await perform(.chapters, bytes)["chapters"].flatMap([FeedChapter].init(_:)) ?? []
  }

  private func perform(
    _ task: PodcastTask, _ bytes: [UInt8]
  ) async throws(PodcastReadError) -> JSONValue {
    let answer: [UInt8]
    do throws(WorkerError) {
      answer = try await pool.perform(
        WorkOrder(head: Array(task.rawValue.utf8), body: .bytes(bytes)), for: "",
        within: Self.time)
    } catch {
      switch error {
      case .tooSlow: throw .problem(.tooMuchWork)
      case .failed: throw .problem(.damaged)
      case .cancelled: throw .stopped
      case .busy, .overBudget, .cannotStart: throw .problem(.serverFailed)
      }
    }
    guard let parcel = Parcel(answer) else { throw .problem(.serverFailed) }
    switch parcel.words["fault"]?.string.flatMap(FeedFault.init(rawValue:)) {
    case nil: return parcel.words
    case .noFeed: throw .problem(.noFeed)
    case .damaged: throw .problem(.damaged)
    case .entities: throw .problem(.entities)
    }
  }
}

/// Why nothing was read.
enum PodcastReadError: Error {
  case problem(PodcastProblem)
  /// The server stops.
  case stopped
}
