// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What to start.
struct Call: Sendable {
  let path: String
  let arguments: [String]
  let folder: String
  let limits: Subprocess.Limits
  let confinement: Confinement
  let spend: @Sendable (Double) -> Void
}

/// Starts one program and watches over it, on a thread of its own.
struct Supervision {
  /// How often to look whether a program has ended that left its outputs open, in milliseconds.
  private static let lookMilliseconds: Int32 = 50

  let call: Call
  let canceller: Canceller

  func run() throws(ChildProcessError) -> Subprocess.Result {
    let output = try Pipe.open()
    let errors: Pipe
    do throws(ChildProcessError) {
      errors = try Pipe.open()
    } catch {
      close(output.reading)
      close(output.writing)
      throw error
    }
    defer {
      close(output.reading)
      close(errors.reading)
    }
    let child: pid_t
    do {
      defer {
        close(output.writing)
        close(errors.writing)
      }
      child = try Launch(
        path: call.path, arguments: call.arguments, folder: call.folder, output: output.writing,
        errors: errors.writing, limits: call.limits, confinement: call.confinement
      ).start()
    }
    var outputs = [Captured(descriptor: output.reading), Captured(descriptor: errors.reading)]
    let problem = watch(child, &outputs)
    let status = end(child)
    if let problem { throw problem }
    return try result(status, outputs)
  }

  private func result(
    _ status: Int32, _ outputs: [Captured]
  ) throws(ChildProcessError) -> Subprocess.Result {
    // The layout of a wait status on Linux: the low 7 bits are the signal, the next byte the exit code.
    let signal = status & 0x7F
    guard signal == 0 else { throw .killed(signal: signal) }
    return Subprocess.Result(
      exitCode: (status >> 8) & 0xFF, output: outputs[0].bytes,
      errorText: String(decoding: outputs[1].bytes, as: UTF8.self))
  }

  /// Reads until both outputs end or the program does; gives the reason for ending it early, if any.
  private func watch(_ child: pid_t, _ outputs: inout [Captured]) -> ChildProcessError? {
    let start = DispatchTime.now().uptimeNanoseconds
    while true {
      let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      if elapsed >= call.limits.seconds { return .timedOut(seconds: call.limits.seconds) }
      // Asked before reading: what an ended program wrote is then in the pipes already.
      let hasEnded = hasEnded(child)
      var waiting = [pollfd(fd: canceller.readingEnd, events: Int16(POLLIN), revents: 0)]
      for output in outputs where output.isOpen {
        waiting.append(pollfd(fd: output.descriptor, events: Int16(POLLIN), revents: 0))
      }
      let remaining = Int32((call.limits.seconds - elapsed) * 1000) + 1
      let timeout = hasEnded ? 0 : min(remaining, Self.lookMilliseconds)
      let ready = poll(&waiting, nfds_t(waiting.count), timeout)
      if ready < 0, errno != EINTR { return .cannotStart(reason: String(cString: strerror(errno))) }
      if waiting[0].revents != 0 { return .cancelled }
      for item in waiting.dropFirst() where item.revents != 0 {
        for index in outputs.indices where outputs[index].descriptor == item.fd {
          outputs[index].read()
          if outputs[index].bytes.count > call.limits.outputBytes {
            return .tooMuchOutput(bytes: call.limits.outputBytes)
          }
        }
      }
      if hasEnded, ready == 0 || !outputs.contains(where: \.isOpen) { return nil }
    }
  }

  /// Whether the program has ended, without clearing it away: so that its number is not given to another yet.
  private func hasEnded(_ child: pid_t) -> Bool {
    var information = siginfo_t()
    let code = waitid(P_PID, id_t(child), &information, WEXITED | WNOHANG | WNOWAIT)
    return code == 0 && information.si_signo == SIGCHLD
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// Ends whatever is left of the program's group, clears the program away, and tells what it took.
  private func end(_ child: pid_t) -> Int32 {
    kill(-child, SIGKILL)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    call.spend(Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime))
    return status
  }
}

/// What is read from one output.
struct Captured {
  let descriptor: Int32
  private(set) var bytes: [UInt8] = []
  private(set) var isOpen = true

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count > 0 {
      bytes.append(contentsOf: buffer[0..<count])
    } else if count == 0 || errno != EINTR {
      isOpen = false
    }
  }
}
