// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder of a test's own, removed with the test.
package final class TemporaryFolder: Sendable {
  /// The absolute path.
  package let path: String

  /// Makes the folder.
  package init() throws {
    path = FileManager.default.temporaryDirectory.path + "/earshot-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
