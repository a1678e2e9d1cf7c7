// SPDX-License-Identifier: Apache-2.0

import Foundation
import SoundCard
import Synchronization

/// Plays several things at once on one sound card, from a thread of its own.
final class Mixer: Sendable {
  /// Who sounds; each plays one thing at a time, and what it plays next replaces it.
  enum Voice: Int, Sendable, CaseIterable {
    case chart
    case signal
    case speech
  }

  /// Frames a second.
  static let rate = 48_000
  /// Frames over which a voice goes when it is stopped: 20 ms, too short to wait for and long enough not to click.
  private static let fadeFrames = 960
  /// What other voices are lowered to while somebody speaks: −12 dB.
  private static let lowered: Float = 0.25

  private struct Part {
    var source: any FrameSource
    /// Frames left of its fade; nil while it is to go on.
    var fade: Int?
    var whenEnded: @Sendable () -> Void
  }

  private struct State {
    var parts: [Voice: [Part]] = [:]
    var isDucked = false
    var duckGain: Float = 1
    var isClosed = false
    var failure: SoundCardError?
    /// Those who wait for silence.
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let card: SoundCard
  private let state = Mutex(State())
  private let news = DispatchSemaphore(value: 0)

  /// A mixer for a card with two channels of floating point at `rate`.
  init(card: SoundCard) {
    self.card = card
    Thread.detachNewThread { [self] in run() }
  }

  /// Plays something; what this voice played before fades away.
  func play(
    _ source: any FrameSource, as voice: Voice, whenEnded: @escaping @Sendable () -> Void = {}
  ) {
    state.withLock { state in
      Self.fade(voice, in: &state)
      state.parts[voice, default: []].append(Part(source: source, whenEnded: whenEnded))
    }
    news.signal()
  }

  /// Lets a voice fade away at once.
  func stop(_ voice: Voice) { state.withLock { Self.fade(voice, in: &$0) } }

  /// Looks at, or changes, what a voice plays now; nil when it plays nothing of this kind.
  func withSource<Source: FrameSource, Result: Sendable>(
    of voice: Voice, as type: Source.Type, _ body: (inout Source) -> Result
  ) -> Result? {
    state.withLock { state in
      guard let last = state.parts[voice]?.indices.last, state.parts[voice]?[last].fade == nil,
        var source = state.parts[voice]?[last].source as? Source
      else { return nil }
      let result = body(&source)
      state.parts[voice]?[last].source = source
      return result
    }
  }

  /// Seconds between what is made and what is heard.
  var latency: Double { Double(card.waitingFrames) / Double(Self.rate) }

  /// Lowers everything but speech, or brings it back.
  func duck(_ isDucked: Bool) { state.withLock { $0.isDucked = isDucked } }

  /// Waits until nothing sounds any more.
  /// - Throws: why the card stopped playing, if it did.
  func silence() async throws(SoundCardError) {
    await withCheckedContinuation { continuation in
      state.withLock { $0.waiting.append(continuation) }
      news.signal()
    }
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  /// Ends the thread once nothing sounds.
  func close() {
    state.withLock { $0.isClosed = true }
    news.signal()
  }

  private static func fade(_ voice: Voice, in state: inout State) {
    for index in (state.parts[voice] ?? []).indices {
      let left = state.parts[voice]?[index].fade ?? fadeFrames
      state.parts[voice]?[index].fade = left
    }
  }
}

extension Mixer {
  private func run() {
    let frames = card.periodFrames
    while true {
      let (block, ended) = state.withLock { Self.mix(frames, &$0) }
      do throws(SoundCardError) {
        if let block {
          try card.write(block)
        } else {
          try card.drain()
        }
      } catch {
        return fail(error)
      }
      for part in ended { part.whenEnded() }
      guard block == nil else { continue }
      let (idle, isClosed) = state.withLock { state in
        // Something may have come while the card was drained.
        let idle = state.parts.values.allSatisfy(\.isEmpty) ? state.waiting : []
        if !idle.isEmpty { state.waiting = [] }
        return (idle, state.isClosed)
      }
      for continuation in idle { continuation.resume() }
      if isClosed { return }
      news.wait()
    }
  }

  /// The sum of all that sounds; nil when nothing does.
  private static func mix(_ frames: Int, _ state: inout State) -> (block: [Float]?, ended: [Part]) {
    guard !state.parts.values.allSatisfy(\.isEmpty) else { return (nil, []) }
    var block = [Float](repeating: 0, count: 2 * frames)
    var ended: [Part] = []
    let target = state.isDucked ? lowered : 1
    // Over a tenth of a second, so that neither coming nor going is a jump.
    let step = (target - state.duckGain) * min(1, Float(frames) / Float(rate) * 10)
    for voice in Voice.allCases {
      var left: [Part] = []
      for var part in state.parts[voice] ?? [] {
        let gain = voice == .speech ? 1 : state.duckGain
        let isOver = add(&part, to: &block, gain: gain, change: voice == .speech ? 0 : step)
        if isOver { ended.append(part) } else { left.append(part) }
      }
      state.parts[voice] = left
    }
    state.duckGain += step
    return (block, ended)
  }

  /// Adds the next frames of a part; gives whether it has ended.
  private static func add(
    _ part: inout Part, to block: inout [Float], gain: Float, change: Float
  ) -> Bool {
    let frames = block.count / 2
    let samples = part.source.next(frames)
    let count = min(frames, samples.count / 2)
    for frame in 0..<count {
      var strength = gain + change * Float(frame) / Float(frames)
      if let left = part.fade {
        strength *= Float(left) / Float(fadeFrames)
        part.fade = max(0, left - 1)
      }
      block[2 * frame] += samples[2 * frame] * strength
      block[2 * frame + 1] += samples[2 * frame + 1] * strength
    }
    return count < frames || part.fade == 0
  }

  private func fail(_ error: SoundCardError) {
    let (waiting, parts) = state.withLock { state in
      state.failure = error
      defer {
        state.waiting = []
        state.parts = [:]
      }
      return (state.waiting, state.parts.values.flatMap { $0 })
    }
    for part in parts { part.whenEnded() }
    for continuation in waiting { continuation.resume() }
  }
}
