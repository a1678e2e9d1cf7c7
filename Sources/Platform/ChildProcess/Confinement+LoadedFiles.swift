// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Confinement {
  /// The program that runs and the libraries that it has loaded: what another start of it needs.
  public static let loadedFiles: [String] = {
    // Read piece by piece: it tells no size, and Foundation would stop early.
    var bytes: [UInt8] = []
    let file = PieceReader(path: "/proc/self/maps")
    while let piece = file?.next() { bytes += piece }
    let maps = String(decoding: bytes, as: UTF8.self)
    let paths = maps.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    return Set(paths).filter { access($0, R_OK) == 0 }.sorted()
  }()
}
