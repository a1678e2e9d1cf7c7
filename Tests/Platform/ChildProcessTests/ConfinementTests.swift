// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation
import TestSupport
import Testing

/// What this kernel can hold a program with; where it lacks something, there is nothing to prove.
private let abilities = Confinement.abilities()

@Suite struct ConfinementTests {
  private static let perl = Program("perl", debianPackage: "perl-base")
  private static let cat = Program("cat", debianPackage: "coreutils")

  /// What perl says of a script: it prints what it got, or why it did not.
  private func told(
    _ script: String, limits: Subprocess.Limits = .init(),
    _ confinement: Confinement = Confinement()
  ) async throws -> String {
    let result = try await Subprocess(
      Self.perl, ["-e", script], limits: limits, confinement: confinement
    ).run()
    return String(decoding: result.output, as: UTF8.self) + result.errorText
  }

  @Test(
    "A program cannot do what would reach beyond itself", .enabled(if: abilities.contains(.calls)),
    arguments: [
      // socket, socketpair, fork, kill, ptrace, mount, unshare, keyctl, bpf, io_uring_setup
      "socket(S, 2, 1, 0)", "socket(S, 1, 1, 0)", "socketpair(A, B, 1, 1, 0)",
      "defined(fork)", "kill(0, getppid()) > 0", "syscall(101, 16, getppid(), 0, 0) >= 0",
      "syscall(165, 0, 0, 0, 0, 0) >= 0", "syscall(272, 0x10000000) >= 0",
      "syscall(250, 0, 0, 0) >= 0", "syscall(321, 0, 0, 0) >= 0", "syscall(425, 1, 0) >= 0",
    ])
  func refusesCalls(call: String) async throws {
    #if arch(x86_64)
      let answer = try await told("print((\(call)) ? 'done' : 'refused')")
      #expect(answer == "refused")
    #endif
  }

  @Test(
    "The filter itself refuses what some kernels would let a program do to the server, whose user it shares",
    .enabled(if: abilities.contains(.calls)),
    arguments: [
      // A signal to another process, by tgkill and by fcntl (F_SETOWN, F_SETSIG).
      "syscall(234, 99999999, 99999999, 0)", "fcntl(STDIN, 8, getppid())", "fcntl(STDIN, 10, 9)",
      // Another's limits, niceness (of a process and of a group), processors, class of scheduling.
      "syscall(302, getppid(), 7, 0, 0)", "syscall(141, 0, 99999999, 19)", "syscall(141, 1, 0, 1)",
      "syscall(203, 99999999, 0, 0)", "syscall(144, 99999999, 0, 0)",
      // Files by their path, where Landlock does not look.
      "chmod(0700, '/none')", "my $p = '/none'; syscall(268, -100, $p, 0)", "truncate('/none', 0)",
      "utime(0, 0, '/none')",
      // Memory that is not counted.
      "my $n = 'x'; syscall(319, $n, 0)",
    ])
  func refusesReachingOut(call: String) async throws {
    #if arch(x86_64)
      let answer = try await told("$! = 0; \(call); print $! + 0")
      #expect(answer == "\(EPERM)")
    #endif
  }

  @Test("A program may end itself by a signal, as one does that finds itself in disorder")
  func abortsItself() async throws {
    await #expect(throws: ChildProcessError.killed(signal: SIGABRT)) {
      _ = try await told("use POSIX; POSIX::abort()")
    }
  }

  @Test(
    "A program cannot read what is not its own", .enabled(if: abilities.contains(.files)),
    arguments: ["/etc/passwd", "/etc/shadow", "/proc/1/environ", "/etc", "/"])
  func refusesFiles(path: String) async throws {
    let answer = try await told(
      "print((opendir(D, '\(path)') && readdir(D) || open(F, '<', '\(path)') && <F>) ? 'read' : 'refused')"
    )
    #expect(answer == "refused")
  }

  @Test("A program reads the file that it is given, and none beside it")
  func readsItsFile() async throws {
    let folder = try TemporaryFolder()
    for name in ["own", "other"] {
      try Data(name.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    }
    let confinement = Confinement(reads: ["\(folder.path)/own"])
    let own = try await Subprocess(
      Self.cat, ["\(folder.path)/own"], confinement: confinement
    ).run()
    #expect(String(decoding: own.output, as: UTF8.self) == "own")
    guard abilities.contains(.files) else { return }
    let other = try await Subprocess(
      Self.cat, ["\(folder.path)/other"], confinement: confinement
    ).run()
    #expect(other.output.isEmpty && other.exitCode != 0)
  }

  @Test("A program writes the file that it is given, and none beside it")
  func writesItsFile() async throws {
    let folder = try TemporaryFolder()
    let script = """
      for ('own', 'other') { print open(F, '>', "\(folder.path)/$_") ? "$_ " : ''; print F 'x' }
      """
    let answer = try await told(script, Confinement(writes: ["\(folder.path)/own"]))
    #expect(answer.contains("own"))
    #expect(try String(contentsOfFile: "\(folder.path)/own", encoding: .utf8) == "x")
    guard abilities.contains(.files) else { return }
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/other"))
  }

  @Test("A file that a program was to write and did not is taken away")
  func leavesNoEmptyFile() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/never"
    _ = try await Subprocess(
      Self.cat, [], confinement: Confinement(writes: [path])
    ).run()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(
    "A program that calculates without end is ended at its processor time, long before its time is up"
  )
  func boundsProcessorTime() async throws {
    let limits = Subprocess.Limits(seconds: 600, processorSeconds: 1)
    await #expect(throws: ChildProcessError.self) {
      _ = try await told("1 while 1", limits: limits)
    }
  }

  @Test("A program has no rights of root, and can gain none")
  func hasNoRights() async throws {
    let status = try await told(
      "open(F, '<', '/proc/self/status'); print grep { /NoNewPrivs|CapBnd/ } <F>")
    #expect(status.contains("NoNewPrivs:\t1"))
    if geteuid() == 0 {
      // At most the two rights to open files of others, where Landlock says which.
      let bounds = try #require(status.split(separator: "\n").first { $0.hasPrefix("CapBnd") })
      let value = try #require(UInt64(bounds.split(separator: "\t").last ?? "", radix: 16))
      #expect(value & ~0b110 == 0)
    }
  }

  @Test("A limit that is lower already is kept, and the program runs")
  func keepsLowerLimits() async throws {
    // More than any limit of the machine: what was asked for cannot be had.
    let limits = Subprocess.Limits(
      memoryBytes: Int.max, fileBytes: Int.max, processorSeconds: Int.max)
    let result = try await Subprocess(Self.cat, ["/dev/null"], limits: limits).run()
    #expect(result.exitCode == 0)
  }

  @Test("What the kernel cannot do is told in a sentence with the remedy")
  func tellsAbilities() {
    #expect(Confinement.Abilities([]).description.contains("Landlock"))
    #expect(Confinement.Abilities([]).description.contains("seccomp"))
    let withoutNetwork = Confinement.Abilities([.files, .calls]).description
    #expect(withoutNetwork.contains("confined") && withoutNetwork.contains("name spaces"))
    let all = Confinement.Abilities([.files, .calls, .network]).description
    #expect(all.hasPrefix("Outside programs run confined"))
  }
}
