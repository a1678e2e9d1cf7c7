// SPDX-License-Identifier: Apache-2.0

import BookFiles
import BrailleService
import ChildProcess
import DocumentReading
import Podcasts

/// The workers of the server: what they do, each in processes of its own.
public enum WebWorker: String, Sendable, CaseIterable {
  /// Reads what was sent as a chart, and makes files and pages of it.
  case charts
  /// Turns text into braille and back by liblouis, which does not always come back.
  case braille
  /// Opens what was sent as a photo, a book, a document or a page.
  case documents
  /// Opens what somebody gave as a book.
  case books
  /// Reads feeds, transcripts and chapters of podcasts.
  case podcasts

  /// What it does.
  var kind: WorkerKind {
    switch self {
    case .charts: .charts
    case .braille: .braille
    case .documents: .documents
    case .books: .books
    case .podcasts: .podcasts
    }
  }

  /// Works until there is nothing more to do, as a program that was started for it; blocks its thread.
  public func run() { kind.run() }
}
