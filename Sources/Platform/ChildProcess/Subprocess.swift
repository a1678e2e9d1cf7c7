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
///
/// As far as the kernel can, it has no network, sees no other process, starts none, and uses no files but those of the
/// system and those that it is given (`Confinement`).
public struct Subprocess: Sendable {
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
    /// Processor time of all its threads, in seconds.
    public var processorSeconds: Int

    /// Sets limits; the processor time is that of one processor all the while, unless said.
    public init(
      seconds: Double = 60, memoryBytes: Int = 1 << 30, fileBytes: Int = 1 << 30,
      outputBytes: Int = 1 << 20, processorSeconds: Int? = nil
    ) {
      self.seconds = seconds
      self.memoryBytes = memoryBytes
      self.fileBytes = fileBytes
      self.outputBytes = outputBytes
      self.processorSeconds = processorSeconds ?? Int(min(seconds, 1e6).rounded(.up))
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
  let folder: String
  let limits: Limits
  let confinement: Confinement
  let spend: @Sendable (Double) -> Void

  /// Prepares a run.
  /// - Parameters:
  ///   - program: what to run; it is looked for in the system's own folders only.
  ///   - arguments: passed as they are, each as one argument.
  ///   - folder: an absolute path of the folder in which it works, for programs that take no long paths.
  ///   - confinement: the files that it may use besides those of the system.
  ///   - spend: is told the processor time that it took, in seconds, however it ended, once it was started.
  public init(
    _ program: Program, _ arguments: [String], in folder: String = "/", limits: Limits = Limits(),
    confinement: Confinement = Confinement(), spend: @escaping @Sendable (Double) -> Void = { _ in }
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.limits = limits
    self.confinement = confinement
    self.spend = spend
  }

  /// Runs the program to its end, away from the cooperative threads.
  ///
  /// Cancelling the task ends the program and everything that it started.
  /// - Throws: `missing`, `timedOut`, `tooMuchOutput`, `cancelled`, `killed`, `cannotStart`. An exit code other than
  ///   0 is no error here: what it means is the caller's knowledge.
  public func run() async throws(ChildProcessError) -> Result {
    let path = try Self.locate(program)
    let call = Call(
      path: path, arguments: [path] + arguments, folder: folder, limits: limits,
      confinement: confinement, spend: spend)
    let made = confinement.makeFiles()
    defer { Confinement.removeEmpty(made) }
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
