// SPDX-License-Identifier: Apache-2.0

import ChildProcess
public import Dispatch
import Foundation
import Passwords
public import Speaking

/// A spoken text, ready to be sent.
public struct SpeechClip: Sendable, Hashable {
  /// The path of a WAV file; it stays for as long as it is among the clips used last.
  public let path: String
  /// The size in bytes.
  public let byteCount: Int64
  /// A text that is the same exactly when the sound is.
  public let entityTag: String

  /// The media type of every clip.
  public static let contentType = "audio/wav"
}

/// Short spoken texts, each made once and kept as long as there is room.
public actor SpeechClipStore {
  /// How much may be asked for and kept.
  public struct Limits: Sendable, Hashable {
    /// The longest text, in characters.
    public var characters = 1000
    /// The room for clips, in bytes.
    public var cacheBytes: Int64 = 256 << 20
    /// How many clips may be in the making at once, for everybody.
    public var inTheMaking = 16
    /// How many new clips one client may ask for at once.
    public var burst = 30.0
    /// How many new clips one client may ask for in a second, in the long run.
    public var perSecond = 1.0

    /// The usual limits.
    public init() {}
  }

  /// The seconds of a clock that never goes back.
  public typealias Clock = @Sendable () -> Double

  private let speaker: Speaker
  private let limits: Limits
  private let clock: Clock
  private var cache: ClipCache
  private var allowances: Allowances
  private var making: [String: Task<Result<SpeechClip, VoiceError>, Never>] = [:]
  /// How many clips were made, not found: for the log and the tests.
  public private(set) var madeCount = 0

  /// Opens the folder of clips, making it when it is not there.
  /// - Parameters:
  ///   - folder: an absolute path to a folder of this voice's own.
  ///   - clock: seconds, for the limits.
  /// - Throws: `unusableFolder`.
  public init(
    folder: String, limits: Limits = Limits(),
    clock: @escaping Clock = { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
  ) throws(VoiceError) {
    self.limits = limits
    self.clock = clock
    cache = try ClipCache(folder: folder, limit: limits.cacheBytes)
    speaker = Speaker(temporaryFolder: folder)
    allowances = Allowances(burst: limits.burst, perSecond: limits.perSecond)
  }

  /// Speaks a text, or finds the clip of an earlier time.
  ///
  /// Of several requests for one clip only one makes it.
  /// - Parameter client: who asks, such as a network address, for the limit; kept in memory only.
  /// - Throws: `nothingToSay`, `tooLong`, `tooManyRequests`, `busy`, `program`, `failed`.
  public func speak(
    _ text: String, in language: Language, rate: EspeakRate = .standard, client: String
  ) async throws(VoiceError) -> SpeechClip {
    guard text.count <= limits.characters else {
      throw .tooLong(characters: text.count, maximum: limits.characters)
    }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard words.contains(where: { $0.isLetter || $0.isNumber }) else { throw .nothingToSay }
    let key = Self.key(words, language, rate)
    if let clip = cache.find(key) { return clip }
    if let task = making[key] { return try await task.value.get() }
    guard making.count < limits.inTheMaking else { throw .busy }
    if let wait = allowances.take(client, at: clock()) {
      throw .tooManyRequests(retryAfterSeconds: wait)
    }
    let task = Task { await make(words, language, rate, key: key) }
    making[key] = task
    return try await task.value.get()
  }

  private func make(
    _ text: String, _ language: Language, _ rate: EspeakRate, key: String
  ) async -> Result<SpeechClip, VoiceError> {
    defer { making[key] = nil }
    let unfinished = cache.unfinishedPath(of: key)
    do throws(VoiceError) {
      try await speaker.speak(text, in: language, rate: rate, to: unfinished)
      madeCount += 1
      return .success(try cache.keep(unfinished, as: key))
    } catch {
      unlink(unfinished)
      return .failure(error)
    }
  }

  /// The name of a clip: everything that its sound depends on, hashed.
  private static func key(_ text: String, _ language: Language, _ rate: EspeakRate) -> String {
    blake2b(Array("1 \(language.tag) \(rate.wordsPerMinute) \(text)".utf8))
  }
}
