// SPDX-License-Identifier: Apache-2.0

import ChildProcess

/// The workers of the server: what they do, each in processes of its own.
public enum WebWorker: String, Sendable, CaseIterable {
  /// Reads what was sent as a chart, and makes files and pages of it.
  case charts
  /// Turns text into braille and back by liblouis, which does not always come back.
  case braille

  /// Works until there is nothing more to do, as a program that was started for it; blocks its thread.
  public func run() {
    // Looked through before the first work comes.
    if self == .braille { BrailleWork.prepare() }
    WorkerLoop.run { head, body in answer(head, body) }
  }

  /// These as processes, where there is a program for it.
  func workers(_ program: String?) -> WorkerPool.Workers {
    if let program { return .program(path: program, arguments: ["worker", rawValue]) }
    return .inProcess { head, body in answer(head, body) }
  }

  func answer(_ head: [UInt8], _ body: [UInt8]) -> [UInt8] {
    switch self {
    case .charts: ChartWork.answer(head, body)
    case .braille: BrailleWork.answer(head, body)
    }
  }
}
