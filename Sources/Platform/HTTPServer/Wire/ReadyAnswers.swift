// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The answers that one loop gives again.
struct ReadyAnswers {
  private var answers: [UInt64: [ReadyAnswer]] = [:]
  private(set) var count = 0
  /// How many bytes are kept, without those that are shared.
  private(set) var size = 0

  // Addresses times ways of asking; far more than the files and pages of a site.
  private static let most = 4096
  private static let mostBytes = 32 << 20
  // So many ways of asking for one address; the oldest gives way to a new one.
  private static let mostVariants = 8

  /// The answer to a request, if it was given before.
  func find(
    _ head: RawHead, _ bytes: UnsafeRawBufferPointer, isSecure: Bool, now: Double
  ) -> ReadyAnswer? {
    let target = UnsafeRawBufferPointer(rebasing: bytes[head.target])
    guard let candidates = answers[Self.hash(target)] else { return nil }
    for answer in candidates
    where target.isSame(as: answer.target)
      && answer.fits(head, bytes, isSecure: isSecure, now: now)
    {
      return answer
    }
    return nil
  }

  /// Keeps an answer.
  mutating func keep(_ answer: ReadyAnswer, now: Double) {
    // Full of what nobody may ask for again: begin anew.
    if count >= Self.most || size + answer.bytes.count > Self.mostBytes {
      answers = [:]
      count = 0
      size = 0
    }
    let key = answer.target.withUnsafeBytes { Self.hash($0) }
    var variants = answers[key] ?? []
    let before = (count: variants.count, size: Self.size(of: variants))
    // Several may ask at once before there is an answer to keep.
    variants.removeAll {
      $0.answersTheSame(as: answer) || ($0.expires.map { $0 <= now } ?? false)
    }
    if variants.count >= Self.mostVariants { variants.removeFirst() }
    variants.append(answer)
    answers[key] = variants
    count += variants.count - before.count
    size += Self.size(of: variants) - before.size
  }

  private static func size(of answers: [ReadyAnswer]) -> Int {
    answers.reduce(0) { $0 + $1.bytes.count }
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    return hash
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes are those of an array.
  func isSame(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    guard let baseAddress else { return true }
    return other.withUnsafeBytes { bytes in
      bytes.baseAddress.map { memcmp(baseAddress, $0, count) == 0 } ?? true
    }
  }
}
