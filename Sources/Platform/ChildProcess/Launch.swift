// SPDX-License-Identifier: Apache-2.0

import CSandbox
import Foundation

/// Starts a program at the head of a process group of its own, confined.
struct Launch {
  let path: String
  let arguments: [String]
  /// The folder in which it works.
  var folder = "/"
  /// The descriptor that it reads; nil for nothing to read.
  var input: Int32?
  var output: Int32
  /// The descriptor for its complaints; nil to throw them away.
  var errors: Int32?
  let limits: Subprocess.Limits
  let confinement: Confinement
  /// After whoever waits for a page.
  var niceness: Int32 = 5

  /// All that a program is told about its surroundings.
  private static let environment = [
    "PATH=/usr/local/bin:/usr/bin:/bin", "LANG=C.UTF-8", "LC_ALL=C.UTF-8", "HOME=/nonexistent",
    // Tesseract would take four threads for a page, and twice the time of one.
    "OMP_THREAD_LIMIT=1",
  ]
  /// Files that it may have open at once, and threads; ffmpeg takes a dozen of each.
  private static let openFiles: UInt64 = 128
  private static let threads: UInt64 = 128

  func start() throws(ChildProcessError) -> pid_t {
    // A NUL would cut an argument short, and the program would get another one than was checked.
    guard !(arguments + [folder]).contains(where: { $0.utf8.contains(0) }) else {
      throw .cannotStart(reason: "an argument holds a NUL character")
    }
    let texts = CTexts(arguments)
    let start = CTexts([path, folder])
    let surroundings = CTexts(Self.environment)
    let places = CTexts(confinement.reads + confinement.writes)
    var paths: [earshot_path] = []
    for index in places.pointers.indices.dropLast() {
      let access = index < confinement.reads.count ? EARSHOT_READ : EARSHOT_WRITE
      let both = access.rawValue | EARSHOT_READ.rawValue
      paths.append(earshot_path(path: places.pointers[index], access: Int32(both)))
    }
    // Without this they may be freed after their last mention, before the program has them.
    defer { withExtendedLifetime((texts, start, surroundings, places)) {} }
    var child: pid_t = 0
    let code = texts.pointers.withUnsafeBufferPointer { arguments in
      surroundings.pointers.withUnsafeBufferPointer { environment in
        paths.withUnsafeBufferPointer { paths in
          var launch = plan
          launch.path = UnsafePointer(start.pointers[0])
          launch.folder = UnsafePointer(start.pointers[1])
          launch.arguments = arguments.baseAddress
          launch.environment = environment.baseAddress
          launch.paths = paths.baseAddress
          launch.path_count = paths.count
          return earshot_launch(&launch, &child)
        }
      }
    }
    guard code == 0 else { throw .cannotStart(reason: String(cString: strerror(code))) }
    return child
  }

  /// What has no pointers in it.
  private var plan: CSandbox.earshot_launch {
    var launch = CSandbox.earshot_launch()
    launch.input = input ?? -1
    launch.output = output
    launch.errors = errors ?? -1
    launch.memory_bytes = UInt64(limits.memoryBytes)
    launch.processor_seconds = UInt64(limits.processorSeconds)
    launch.file_bytes = UInt64(limits.fileBytes)
    launch.open_files = Self.openFiles
    launch.threads = Self.threads
    launch.niceness = niceness
    launch.may_start_programs = confinement.mayStartPrograms ? 1 : 0
    return launch
  }
}

/// Texts as C takes them, with a null pointer behind them.
private final class CTexts {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) {
    pointers = texts.map { strdup($0) } + [nil]
  }

  deinit {
    for pointer in pointers { free(pointer) }
  }
}
