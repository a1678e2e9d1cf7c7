// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The `earshot` program, which is built beside the tests.
package enum BuiltProgram {
  /// Its path; nil where the tests were built without it.
  package static let earshot: String? = {
    // The tests are a file that the process has loaded, and the program lies in the same folder.
    let file = FileHandle(forReadingAtPath: "/proc/self/maps")
    var bytes = Data()
    while let piece = try? file?.read(upToCount: 4096), !piece.isEmpty { bytes += piece }
    let maps = String(decoding: bytes, as: UTF8.self)
    let bundles = maps.split(separator: "\n").compactMap { line -> String? in
      guard line.hasSuffix(".xctest"), let start = line.firstIndex(of: "/") else { return nil }
      return String(line[start...])
    }
    return Set(bundles).map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().path + "/earshot"
    }
    .first { access($0, X_OK) == 0 }
  }()
}
