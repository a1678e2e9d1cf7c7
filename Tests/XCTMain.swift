// SPDX-License-Identifier: Apache-2.0
import Testing

/// Begins the tests.
///
/// Without this file the package manager would look for classes of XCTest, of which there is none, in
/// an index of all sources, and making that index takes a third of the time of a build (`scripts/test-swift`).
@main struct Tests {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
