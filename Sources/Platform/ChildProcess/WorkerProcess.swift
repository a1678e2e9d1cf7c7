// SPDX-License-Identifier: Apache-2.0

import CSandbox
import Foundation

/// A worker that runs, with the two pipes to it.
final class WorkerProcess {
  let orders: Int32
  let answers: Int32
  private let child: pid_t
  private var hasEnded = false

  /// The files that every program of ours needs.
  private static let ownFiles = Confinement.loadedFiles

  init(
    path: String, arguments: [String], limits: WorkerPool.Limits
  ) throws(ChildProcessError) {
    let orders = try Pipe.open()
    let answers: Pipe
    do throws(ChildProcessError) { answers = try Pipe.open() } catch {
      close(orders.reading)
      close(orders.writing)
      throw error
    }
    defer {
      close(orders.reading)
      close(answers.writing)
    }
    do throws(ChildProcessError) {
      child = try Launch(
        path: path, arguments: ["earshot"] + arguments, input: orders.reading,
        output: answers.writing, errors: nil,
        limits: Subprocess.Limits(
          memoryBytes: limits.memoryBytes, fileBytes: 0, processorSeconds: Int.max),
        confinement: Confinement(reads: [path] + limits.reads + Self.ownFiles),
        niceness: Int32(limits.niceness)
      ).start()
    } catch {
      close(orders.writing)
      close(answers.reading)
      throw error
    }
    self.orders = orders.writing
    self.answers = answers.reading
    for descriptor in [self.orders, self.answers] {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
  }

  deinit { end() }

  /// Whether it has not ended by itself.
  var isAlive: Bool {
    var information = siginfo_t()
    let code = waitid(P_PID, id_t(child), &information, WEXITED | WNOHANG | WNOWAIT)
    return code == 0 && information.si_signo != SIGCHLD
  }

  /// The processor time that it has used since it was started.
  var processorSeconds: Double? {
    let seconds = earshot_processor_seconds(child)
    return seconds < 0 ? nil : seconds
  }

  /// Ends it, whatever it does.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    kill(-child, SIGKILL)
    // One that may not be killed, since it was started under another user, ends when there are no more orders.
    close(orders)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    close(answers)
  }
}
