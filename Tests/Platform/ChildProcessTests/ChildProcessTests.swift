// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct ChildProcessTests {
  private func program(_ name: String) -> Program { Program(name, debianPackage: "coreutils") }
  private let shell = Program("sh", debianPackage: "dash")

  @Test("Both outputs and the exit code come back")
  func captures() async throws {
    let result = try await Subprocess(shell, ["-c", "echo out; echo err >&2; exit 7"]).run()
    #expect(String(decoding: result.output, as: UTF8.self) == "out\n")
    #expect(result.errorText == "err\n")
    #expect(result.exitCode == 7)
  }

  @Test(
    "Arguments arrive as they are",
    arguments: ["", "a b", "$HOME", "`id`", "'; rm -rf /", "*", "--", "-n\n", "é 👩🏽‍🦯"])
  func passesArguments(argument: String) async throws {
    let result = try await Subprocess(program("printf"), ["%s|", "-", argument]).run()
    #expect(String(decoding: result.output, as: UTF8.self) == "-|\(argument)|")
  }

  @Test(
    "What a program took is told, however it ended; the time that it slept is not counted",
    arguments: [
      ("exit 3", 0.0..<0.5), ("sleep 1", 0.0..<0.5), ("kill -9 $$", 0.0..<0.5),
      ("i=0; while :; do i=$((i+1)); done", 0.5..<3),
    ])
  func tellsWork(script: String, expected: Range<Double>) async throws {
    let spent = Mutex<[Double]>([])
    let process = Subprocess(
      shell, ["-c", script], limits: Subprocess.Limits(seconds: 600, processorSeconds: 1),
      spend: { seconds in spent.withLock { $0.append(seconds) } })
    _ = try? await process.run()
    let times = spent.withLock { $0 }
    #expect(times.count == 1)
    #expect(times.allSatisfy { expected.contains($0) }, "\(times)")
  }

  @Test("An argument with a NUL is refused instead of being cut short")
  func refusesNul() async {
    await #expect(throws: ChildProcessError.self) {
      try await Subprocess(program("printf"), ["a\u{0}b"]).run()
    }
  }

  @Test("A program inherits a fixed environment, no input and no open files")
  func inheritsLittle() async throws {
    let environment = try await Subprocess(program("env"), []).run()
    let names = String(decoding: environment.output, as: UTF8.self).split(separator: "\n")
      .map { $0.prefix { $0 != "=" } }
    #expect(Set(names) == ["PATH", "LANG", "LC_ALL", "HOME", "OMP_THREAD_LIMIT"])
    let input = try await Subprocess(program("cat"), []).run()
    #expect(input.output.isEmpty)
    let open = try await Subprocess(
      shell, ["-c", "ls /proc/$$/fd"], confinement: Confinement(mayStartPrograms: true)
    ).run()
    #expect(String(decoding: open.output, as: UTF8.self) == "0\n1\n2\n")
  }

  @Test("A missing program is named with the package that has it")
  func namesMissing() async {
    let missing = Program("no-such-program", debianPackage: "no-such-package")
    await #expect(throws: ChildProcessError.missing(missing)) {
      try await Subprocess(missing, []).run()
    }
    #expect(!Subprocess.isInstalled(missing))
    #expect(!Subprocess.isInstalled(Program("/bin/sh", debianPackage: "dash")))
    #expect(ChildProcessError.missing(missing).description.contains("no-such-package"))
  }

  @Test("A program that takes too long is ended with everything that it started")
  func endsGroups() async throws {
    let folder = try TemporaryFolder()
    let mark = folder.path + "/pid"
    let limits = Subprocess.Limits(seconds: 2)
    await #expect(throws: ChildProcessError.timedOut(seconds: 2)) {
      try await Subprocess(
        shell, ["-c", "sleep 600 & echo $! > \(mark); wait"], limits: limits,
        confinement: Confinement(writes: [mark], mayStartPrograms: true)
      ).run()
    }
    let text = try String(contentsOfFile: mark, encoding: .utf8)
    let child = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(await ends(child))
  }

  @Test("A program that ends is not waited for because of what it left running")
  func ignoresLeftovers() async throws {
    let result = try await Subprocess(
      shell, ["-c", "sleep 600 & echo $!"], confinement: Confinement(mayStartPrograms: true)
    ).run()
    let text = String(decoding: result.output, as: UTF8.self)
    let child = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(await ends(child))
  }

  @Test("Cancelling the task ends the program")
  func cancels() async throws {
    let task = Task { try await Subprocess(program("sleep"), ["600"]).run() }
    task.cancel()
    await #expect(throws: ChildProcessError.cancelled) { try await task.value }
  }

  @Test("A program that writes without end is ended")
  func boundsOutput() async {
    let limits = Subprocess.Limits(outputBytes: 100_000)
    await #expect(throws: ChildProcessError.tooMuchOutput(bytes: 100_000)) {
      try await Subprocess(program("yes"), [], limits: limits).run()
    }
  }

  @Test("A program cannot have more memory, or write a larger file, than it was given")
  func boundsMemory() async throws {
    let folder = try TemporaryFolder()
    let limits = Subprocess.Limits(memoryBytes: 200 << 20, fileBytes: 1 << 20)
    let memory = try await Subprocess(
      program("dd"), ["if=/dev/zero", "of=/dev/null", "bs=500M", "count=1"], limits: limits
    ).run()
    #expect(memory.exitCode != 0)
    let path = folder.path + "/big"
    _ = try? await Subprocess(
      program("dd"), ["if=/dev/zero", "of=\(path)", "bs=1M", "count=8"], limits: limits,
      confinement: Confinement(writes: [path])
    ).run()
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber
    #expect(try #require(size).intValue <= 1 << 20)
  }

  @Test("Programs that wait do not keep tasks from running")
  func leavesTasksAlone() async throws {
    // Each waits for a file that the last task makes: were their threads the tasks' own, none would end.
    let folder = try TemporaryFolder()
    let mark = folder.path + "/go"
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<16 {
        group.addTask {
          try await Subprocess(
            shell, ["-c", "until [ -e \(mark) ]; do sleep 0.05; done"],
            confinement: Confinement(reads: [folder.path], mayStartPrograms: true)
          ).run().exitCode
        }
      }
      group.addTask {
        FileManager.default.createFile(atPath: mark, contents: nil) ? 0 : 1
      }
      for try await code in group { #expect(code == 0) }
    }
  }

  @Test("Many programs run at the same time")
  func runsMany() async throws {
    let outputs = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<24 {
        group.addTask {
          let result = try await Subprocess(program("printf"), ["\(number)"]).run()
          return String(decoding: result.output, as: UTF8.self)
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(outputs == Set((0..<24).map(String.init)))
  }

  /// Whether a process ends within half a minute: the kernel ends a process some time after it was told to.
  private func ends(_ process: Int32) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(30)
    while isRunning(process) {
      guard ContinuousClock.now < deadline else { return false }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return true
  }

  /// Whether a process is there and not only waiting to be cleared away.
  private func isRunning(_ process: Int32) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return !status.contains(") Z ") && !status.contains(") X ")
  }
}
