// SPDX-License-Identifier: Apache-2.0

/// Work that is done in processes of its own, under the name by which the program is started for it.
public struct WorkerKind: Sendable {
  /// The name, as in `earshot worker NAME`.
  public let name: String
  /// What is made ready before the first work comes.
  let prepare: @Sendable () -> Void
  /// Does one piece of work.
  let answer: @Sendable (_ head: [UInt8], _ body: [UInt8]) -> [UInt8]

  /// Work of this kind.
  public init(
    name: String, prepare: @escaping @Sendable () -> Void = {},
    answer: @escaping @Sendable (_ head: [UInt8], _ body: [UInt8]) -> [UInt8]
  ) {
    self.name = name
    self.prepare = prepare
    self.answer = answer
  }

  /// Works until there is nothing more to do, as a program that was started for it; blocks its thread.
  public func run() {
    prepare()
    WorkerLoop.run { head, body in answer(head, body) }
  }

  /// Workers for it.
  /// - Parameter program: What is started, with `worker NAME` as its arguments; nil to work in this process, where
  ///   nothing can end it.
  public func workers(_ program: String?) -> WorkerPool.Workers {
    if let program { return .program(path: program, arguments: ["worker", name]) }
    return .inProcess(answer)
  }
}
