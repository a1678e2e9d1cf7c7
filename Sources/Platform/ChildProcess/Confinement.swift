// SPDX-License-Identifier: Apache-2.0

import CSandbox
import Foundation

/// What a program may use besides the system's own libraries and their data.
public struct Confinement: Sendable, Hashable {
  /// Absolute paths of files that it may read, and of folders whose files it may read.
  public var reads: [String]
  /// Absolute paths of files that it may write, which are made before it starts, and of folders to make files in.
  public var writes: [String]
  /// Whether it may start programs of its own.
  public var mayStartPrograms: Bool

  /// Nothing but what is named here.
  public init(reads: [String] = [], writes: [String] = [], mayStartPrograms: Bool = false) {
    self.reads = reads
    self.writes = writes
    self.mayStartPrograms = mayStartPrograms
  }

  /// Makes the files that are to be written, since a program may write to them and make none beside them.
  func makeFiles() -> [String] {
    writes.filter { path in
      let file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      guard file >= 0 else { return false }
      close(file)
      return true
    }
  }

  /// Takes away what was made and never written to.
  static func removeEmpty(_ paths: [String]) {
    for path in paths {
      var status = stat()
      if stat(path, &status) == 0, status.st_size == 0 { unlink(path) }
    }
  }
}

extension Confinement {
  /// What the kernel can hold programs with, for the user who runs this one.
  public struct Abilities: OptionSet, Sendable {
    /// The bits, as in `earshot_sandbox.h`.
    public let rawValue: Int32

    /// Abilities of bits.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Only the files that are named (Landlock).
    public static let files = Abilities(rawValue: Int32(EARSHOT_FILES.rawValue))
    /// No sockets, no other programs, nothing of the kernel's rarer sides (seccomp).
    public static let calls = Abilities(rawValue: Int32(EARSHOT_CALLS.rawValue))
    /// A network of its own with nothing in it.
    public static let network = Abilities(rawValue: Int32(EARSHOT_NETWORK.rawValue))
  }

  /// The abilities of this machine, found out by trying them in a process of their own.
  public static func abilities() -> Abilities {
    Abilities(rawValue: earshot_sandbox_abilities())
  }
}

extension Confinement.Abilities: CustomStringConvertible {
  /// What is missing and what follows from it, for the person who runs the server.
  public var description: String {
    var sentences: [String] = []
    if !contains(.files) {
      sentences.append(
        "This kernel has no Landlock: outside programs could read the files of this user. "
          + "Use Linux 5.13 or newer with Landlock switched on.")
    }
    if !contains(.calls) {
      sentences.append(
        "This kernel takes no filters of system calls (seccomp): outside programs could do what this user may do. "
          + "Use a kernel with CONFIG_SECCOMP_FILTER.")
    }
    if !contains(.network) {
      sentences.append(
        "This system gives no name spaces to whoever asks: outside programs have the network and the number of threads of this "
          + "server, and only the filter of system calls keeps them from it. Allow name spaces of users, as "
          + "kernel.unprivileged_userns_clone or the container's profile says.")
    }
    if isSuperset(of: [.files, .calls]) {
      sentences.append(
        "Outside programs run confined: no network, no other programs, and no files but their own.")
    }
    return sentences.joined(separator: " ")
  }
}
