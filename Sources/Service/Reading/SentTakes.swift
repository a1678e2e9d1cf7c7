// SPDX-License-Identifier: Apache-2.0

import Foundation
import Media

/// A recording that was sent as several takes, to be joined.
struct SentTakes: Sendable {
  private let file: TakesFile
  private let media: MediaTools

  /// Nil where the file is one take.
  /// - Throws: `damaged`, `file`.
  init?(at path: String, media: MediaTools) throws(TakesFileError) {
    guard let file = try TakesFile(at: path) else { return nil }
    self.file = file
    self.media = media
  }

  /// The processor time that it will take, in seconds: as `SoundInfo.expectedWork` for files that do not say their
  /// length, and a start of the program for each take.
  var expectedWork: Double {
    let bytes = file.takes.reduce(0) { $0 + $1.length }
    return 0.03 * Double(bytes) / 4000 + 0.1 * Double(file.takes.count)
  }

  /// Joins the takes.
  /// - Returns: where the chapters begin in the whole, in seconds, each once and in order.
  func join(
    to destination: String, folder: String, allowance: WorkAllowance
  ) async throws -> [Double] {
    let takes = try file.unpack(into: folder)
    defer { for take in takes { unlink(take) } }
    let starts = try await media.join(takes, to: destination, allowance: allowance)
    return Set(file.chapters.map { starts[$0.take] + $0.seconds }).sorted()
  }
}
