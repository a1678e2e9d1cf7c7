// SPDX-License-Identifier: Apache-2.0

/// Why a program did not run to its end.
public enum ChildProcessError: Error, Sendable, Hashable {
  /// The program is not installed.
  case missing(Program)
  /// The system could not start it.
  case cannotStart(reason: String)
  /// It took longer than its limit.
  case timedOut(seconds: Double)
  /// It wrote more than its limit.
  case tooMuchOutput(bytes: Int)
  /// A signal ended it: a crash, or a limit of the system.
  case killed(signal: Int32)
  /// The task that ran it was cancelled.
  case cancelled
}

extension ChildProcessError: CustomStringConvertible {
  /// One sentence for the person who runs the server.
  public var description: String {
    switch self {
    case .missing(let program):
      "The program \(program.name) is missing. Install the package \(program.debianPackage)."
    case .cannotStart(let reason): "A program could not be started: \(reason)."
    case .timedOut(let seconds): "A program took longer than \(seconds) seconds and was ended."
    case .tooMuchOutput(let bytes): "A program wrote more than \(bytes) bytes and was ended."
    case .killed(let signal): "A program was ended by signal \(signal)."
    case .cancelled: "The work was cancelled."
    }
  }
}
