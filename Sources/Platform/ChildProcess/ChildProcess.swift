// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An outside program that Earshot uses.
public struct Program: Sendable, Hashable {
  /// The name of the program, such as `ffmpeg`.
  public let name: String
  /// The Debian package that has it.
  public let debianPackage: String

  /// Names a program.
  public init(_ name: String, debianPackage: String) {
    self.name = name
    self.debianPackage = debianPackage
  }
}

/// One run of an outside program: no shell, nothing to read from, little to inherit, and limits on everything.
public struct ChildProcess: Sendable {
  /// What one run may use.
  public struct Limits: Sendable, Hashable {
    /// Real time, in seconds.
    public var seconds: Double
    /// Address space, in bytes.
    public var memoryBytes: Int
    /// The largest file that it may write, in bytes.
    public var fileBytes: Int
    /// How much of each output is kept, in bytes; a program that writes more is ended.
    public var outputBytes: Int

    /// Sets limits.
    public init(
      seconds: Double = 60, memoryBytes: Int = 1 << 30, fileBytes: Int = 1 << 30,
      outputBytes: Int = 1 << 20
    ) {
      self.seconds = seconds
      self.memoryBytes = memoryBytes
      self.fileBytes = fileBytes
      self.outputBytes = outputBytes
    }
  }

  /// What a run gave.
  public struct Result: Sendable, Hashable {
    /// 0 when the program says that all went well.
    public let exitCode: Int32
    /// What it wrote to its standard output.
    public let output: [UInt8]
    /// What it wrote to its standard error, decoded.
    public let errorText: String
  }

  let program: Program
  let arguments: [String]
  let limits: Limits

  /// Prepares a run.
  /// - Parameters:
  ///   - program: what to run; it is looked for in the system's own folders only.
  ///   - arguments: passed as they are, each as one argument.
  public init(_ program: Program, _ arguments: [String], limits: Limits = Limits()) {
    self.program = program
    self.arguments = arguments
    self.limits = limits
  }

  /// Runs the program to its end, away from the cooperative threads.
  ///
  /// Cancelling the task ends the program and everything that it started.
  /// - Throws: `missing`, `timedOut`, `tooMuchOutput`, `cancelled`, `killed`, `cannotStart`. An exit code other than
  ///   0 is no error here: what it means is the caller's knowledge.
  public func run() async throws(ChildProcessError) -> Result {
    let path = try Self.locate(program)
    let limiter = try Self.locate(Program("prlimit", debianPackage: "util-linux"))
    let call = Call(
      path: limiter,
      arguments: [
        limiter, "--as=\(limits.memoryBytes)", "--fsize=\(limits.fileBytes)", "--core=0", path,
      ] + arguments,
      limits: limits)
    let canceller = try Canceller()
    let result: Swift.Result<Result, ChildProcessError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A thread of its own: those of Dispatch are as few as the processors, and tasks run on them too.
        Thread.detachNewThread {
          let supervision = Supervision(call: call, canceller: canceller)
          do throws(ChildProcessError) {
            continuation.resume(returning: .success(try supervision.run()))
          } catch {
            continuation.resume(returning: .failure(error))
          }
        }
      }
    } onCancel: {
      canceller.cancel()
    }
    return try result.get()
  }
}
